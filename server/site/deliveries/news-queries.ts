import { type Db, prepared } from '../../../db/open.ts'
import { DELIVERY } from '../../platform/limits.ts'
import { isBlockedBetween } from '../notifications/blocked-between.ts'
import type { Delivery } from './carrying.ts'
import type { Pictured } from './mail-pictures.ts'

interface New extends Pictured {
  id: number
  name: string
  owner: string
  fits: 0 | 1
}

/**
 * The newest available items of others since a moment, at most DELIVERY.newsOfOwner of one person beside what fits, so that
 * nobody fills the mail alone; what fits a wish comes first. Nothing of people who have blocked each other. It looks at the newest
 * and at what fits, however large the market is.
 */
const newest = prepared((db) =>
  db.$client.prepare<{ me: number; since: number; limit: number }, New>(
    `SELECT id, name, owner, fits, hash, widths FROM (
       SELECT items.id, items.name, accounts.name AS owner, images.hash, images.widths,
         EXISTS (SELECT 1 FROM wish_matches JOIN wishes ON wishes.id = wish_id
           WHERE item_id = items.id AND wishes.account_id = :me AND fulfilled_at IS NULL) AS fits,
         row_number() OVER (PARTITION BY owner_id ORDER BY items.id DESC) AS turn
       FROM (SELECT id AS candidate FROM (SELECT id FROM items WHERE status = 'available' ORDER BY id DESC
           LIMIT ${DELIVERY.newsLooked})
         UNION SELECT item_id FROM wish_matches JOIN wishes ON wishes.id = wish_id WHERE account_id = :me AND fulfilled_at IS NULL)
       JOIN items ON items.id = candidate JOIN accounts ON accounts.id = owner_id
       LEFT JOIN item_images ON item_images.item_id = items.id AND item_images.position = 0
       LEFT JOIN images ON images.id = item_images.image_id
       WHERE items.created_at > :since AND items.status = 'available' AND owner_id <> :me
         AND NOT ${isBlockedBetween(':me', 'owner_id')}
     ) WHERE fits OR turn <= ${DELIVERY.newsOfOwner} ORDER BY fits DESC, id DESC LIMIT :limit`,
  ),
)

/** When a person's news were last looked for and told, as far back as deliveries are kept. */
const lastNews = prepared((db) =>
  db.$client
    .prepare<{ me: number; id: number }, number | null>(
      `SELECT max(created_at) FROM deliveries WHERE account_id = :me AND topic = 'news' AND id < :id
         AND (outcome = 'sent' OR last_error = 'nothing_new')`,
    )
    .pluck(),
)

/**
 * From when on things are new to a person: since their last news, so that what was posted while the site was down for a while is
 * not left out; a week back at least, and where none are known. Milliseconds since 1970.
 */
export function newsSince(db: Db, { id, accountId: me, createdAt }: Delivery): number {
  const week = createdAt.getTime() - DELIVERY.weekly
  return Math.min(week, lastNews(db).get({ me, id }) ?? week)
}

/** @param since milliseconds since 1970. */
export const newsFor = (db: Db, me: number, since: number, limit: number): New[] =>
  newest(db).all({ me, since, limit })
