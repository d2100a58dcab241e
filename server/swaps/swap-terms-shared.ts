import { SWAP_TERMS } from './limits.ts'

export const SWAP_THINGS = SWAP_TERMS.items
