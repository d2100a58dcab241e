import { type Db, prepared } from '../../../db/open.ts'

// Hooks for the gifts module, which this module cannot import; called within the transaction.

export interface GiftHooks {
  giftEnds(db: Db, itemId: number): void
  chainEnds(db: Db, itemId: number): void
}

const registered = prepared((_db: Db) => new Set<GiftHooks>())

export const addGiftHooks = (db: Db, hooks: GiftHooks) => registered(db).add(hooks)

export function giftEnds(db: Db, itemId: number): void {
  for (const hooks of registered(db)) hooks.giftEnds(db, itemId)
}

export function chainEnds(db: Db, itemId: number): void {
  for (const hooks of registered(db)) hooks.chainEnds(db, itemId)
}
