import { WANT } from '../../platform/limits.ts'

/** Own things that one may name for one that one wants. */
export const WANT_FOR = WANT.for
