import { SWAP_TERMS } from '../platform/limits.ts'

export const SWAP_THINGS = SWAP_TERMS.items
