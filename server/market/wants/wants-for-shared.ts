import { WANT } from '../../platform/limits.ts'

export const WANT_FOR = WANT.for
