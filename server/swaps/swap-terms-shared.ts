import { SWAP_TERMS } from '../limits.ts'

/** Most things that each side of a swap of two gives. */
export const SWAP_THINGS = SWAP_TERMS.items
