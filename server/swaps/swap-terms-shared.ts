import { SWAP_TERMS } from '../platform/limits.ts'

/** How many things each side of a swap of two may give. */
export const SWAP_THINGS = SWAP_TERMS.items
