import { type Db, prepared } from '../../db/open.ts'
import { HELD_LEG } from '../../db/schema/index.ts'

/** Traded or reserved by a leg or swap day, else hidden while its owner is suspended, else available; not if hidden by moderators. */
export const ITEM_STATUS = `coalesce(
  (SELECT iif(outcome = 'traded', 'traded', 'reserved') FROM swap_legs WHERE item_id = items.id AND ${HELD_LEG}),
  (SELECT hold FROM swap_day_things WHERE item_id = items.id AND hold IS NOT NULL),
  iif((SELECT suspended_at FROM accounts WHERE id = items.owner_id) IS NULL, 'available', 'hidden'))`

const refresh = prepared((db) =>
  db.$client.prepare<{ swapId: number }>(
    `UPDATE items SET status = ${ITEM_STATUS}
     WHERE id IN (SELECT item_id FROM swap_legs WHERE swap_id IN (:swapId))
       AND taken_down_at IS NULL AND status <> ${ITEM_STATUS}`,
  ),
)

export const refreshItemsOf = (db: Db, swapId: number) => refresh(db).run({ swapId })

/** The swap that holds an item; undefined for none. */
export const heldBy = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { swapId: number }>(
    `SELECT swap_id AS swapId FROM swap_legs WHERE item_id = :itemId AND ${HELD_LEG}`,
  ),
)

/** True if the account is a party of the swap that holds the item for it. */
export const isPartyOfItsSwap = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number }, { isParty: 1 }>(
    `SELECT 1 AS isParty FROM swap_parties WHERE account_id = :accountId AND swap_id =
       (SELECT swap_id FROM swap_legs WHERE item_id = :itemId AND ${HELD_LEG})`,
  ),
)

const refreshItem = prepared((db) =>
  db.$client.prepare<{ itemId: number }>(
    `UPDATE items SET status = ${ITEM_STATUS} WHERE id = :itemId AND taken_down_at IS NULL AND status <> ${ITEM_STATUS}`,
  ),
)

/** Updates one item; call it in the transaction of the swap day. */
export const refreshItemStatus = (db: Db, itemId: number) => refreshItem(db).run({ itemId })
