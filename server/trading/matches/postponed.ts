import { type Db, immediate, prepared } from '../../../db/open.ts'
import { othersItem } from '../../market/wants/wants-service.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { DECK } from '../limits.ts'

interface Since {
  me: number
  since: number
}

const standing = prepared((db) =>
  db.$client
    .prepare<Since, number>(
      'SELECT item_id FROM postponed_items WHERE account_id = :me AND created_at > :since',
    )
    .pluck(),
)

const put = prepared((db) =>
  db.$client.prepare<{ me: number; itemId: number; now: number }>(
    `INSERT INTO postponed_items (account_id, item_id, created_at) VALUES (:me, :itemId, :now)
     ON CONFLICT DO UPDATE SET created_at = :now`,
  ),
)

const forget = prepared((db) =>
  db.$client.prepare<Since & { most: number }>(
    `DELETE FROM postponed_items WHERE account_id = :me AND (created_at <= :since OR item_id NOT IN
       (SELECT item_id FROM postponed_items WHERE account_id = :me ORDER BY created_at DESC, item_id LIMIT :most))`,
  ),
)

export const postponedBy = (db: Db, me: number): number[] =>
  standing(db).all({ me, since: Date.now() - DECK.postponedFor })

/** For DECK.postponedFor; stores the newest DECK.postponed. @throws AppError 404 no access; 422 own item; 401 suspended */
export function postpone(db: Db, me: number, itemId: number): void {
  immediate(db, () => {
    checkActive(db, me)
    othersItem(db, me, itemId)
    const now = Date.now()
    put(db).run({ me, itemId, now })
    forget(db).run({ me, since: now - DECK.postponedFor, most: DECK.postponed })
  })
}
