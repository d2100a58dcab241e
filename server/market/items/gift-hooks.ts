import { type Db, prepared } from '../../../db/open.ts'

// What depends on gifts is above this module, registers here, and acts within the transaction of the change.

export interface GiftHooks {
  /** A gift can no longer be asked for: it is an ordinary item, hidden, or about to be deleted. */
  giftEnds(db: Db, itemId: number): void
  /** A chain may no longer begin with a gift. */
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
