import { WANT } from '../limits.ts'

export const WANT_FOR = WANT.for
