import { type Db, prepared } from '../../db/open.ts'
import type { SwapStep } from './swap-standings.ts'
import type { Swap } from './swaps-queries.ts'

export interface SwapHooks {
  /** Called after the new state and the items are stored. */
  stepTaken?(db: Db, swap: Swap, step: SwapStep): void
  /** Called after legs were settled; `itemIds` were traded. */
  legsSettled?(db: Db, swapId: number, itemIds: readonly number[]): void
}

const registered = prepared((_db: Db) => new Set<SwapHooks>())

export const addSwapHooks = (db: Db, hooks: SwapHooks) => registered(db).add(hooks)

export function stepTaken(db: Db, swap: Swap, step: SwapStep): void {
  for (const hooks of registered(db)) hooks.stepTaken?.(db, swap, step)
}

export function legsSettled(db: Db, swapId: number, itemIds: readonly (number | null)[]): void {
  const ids = itemIds.filter((id) => id !== null)
  for (const hooks of registered(db)) hooks.legsSettled?.(db, swapId, ids)
}
