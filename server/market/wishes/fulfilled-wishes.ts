import { type Db, prepared } from '../../../db/open.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { stopMatching } from './wish-matches-queries.ts'
import { setFulfilled } from './wishes-queries.ts'

const newlyFound = prepared((db) =>
  db.$client.prepare<{ id: number }, { accountId: number; text: string }>(
    'SELECT account_id AS accountId, text FROM wishes WHERE id = :id AND most = 1 AND fulfilled_at IS NULL',
  ),
)

/** Fulfils a wish with limit 1 whose use has become final, and notifies its owner. */
export function fulfilWish(db: Db, id: number, itemName: string): void {
  const wish = newlyFound(db).get({ id })
  if (!wish) return
  setFulfilled(db).run({ id, at: Date.now() })
  stopMatching(db, id)
  const url = '/dashboard/matches#wishes'
  notify(db, 'wish_fulfilled', { to: wish.accountId, values: { wish: wish.text, item: itemName }, url })
}

/** Name of an item that a final use of a wish has brought. */
const finallyBrought = prepared((db) =>
  db.$client
    .prepare<{ id: number }, string>(
      `SELECT name FROM uses JOIN swap_legs ON swap_legs.swap_id = uses.swap_id AND swap_legs.item_id = uses.item_id
         AND until_revision IS NULL WHERE wish_id = :id AND state = 'final'
       UNION ALL SELECT name FROM swap_day_uses AS used JOIN swap_day_moves AS move ON move.day_id = used.day_id
         AND move.item_id = used.item_id WHERE wish_id = :id AND used.state = 'final' LIMIT 1`,
    )
    .pluck(),
)

/** Fulfils a wish whose new limit its final uses have already reached. */
export function fulfilIfFound(db: Db, id: number): void {
  const name = finallyBrought(db).get({ id })
  if (name !== undefined) fulfilWish(db, id, name)
}
