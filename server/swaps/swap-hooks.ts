import { type Db, prepared } from '../../db/open.ts'
import type { SwapStep } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

// Modules above this one act within the same transaction as a step of a swap. They register here, as this one cannot import them.

export interface SwapHooks {
  /** A step was taken; the swap is in its new state, and its items follow it already. */
  stepTaken?(db: Db, swap: Swap, step: SwapStep): void
  /** Legs of a swap have an outcome; `itemIds` are those of their items that were traded. */
  legsSettled?(db: Db, swapId: number, itemIds: readonly number[]): void
}

const registered = prepared((_db: Db) => new Set<SwapHooks>())

/** Has `hooks` called for each database step from now on. */
export const addSwapHooks = (db: Db, hooks: SwapHooks) => registered(db).add(hooks)

export function stepTaken(db: Db, swap: Swap, step: SwapStep): void {
  for (const hooks of registered(db)) hooks.stepTaken?.(db, swap, step)
}

export function legsSettled(db: Db, swapId: number, itemIds: readonly (number | null)[]): void {
  const ids = itemIds.filter((id) => id !== null)
  for (const hooks of registered(db)) hooks.legsSettled?.(db, swapId, ids)
}
