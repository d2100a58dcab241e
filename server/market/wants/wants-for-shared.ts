import { WANT } from '../../platform/limits.ts'

/** Items that one want may name. */
export const WANT_FOR = WANT.for
