import { type Db, prepared } from '../../../db/open.ts'
import {
  newestItems,
  newestPerOwner,
  type Owned,
  type Step,
} from '../../platform/database/newest-per-owner.ts'
import { DELIVERY } from '../limits.ts'
import { isBlockedBetween } from '../notifications/blocked-between.ts'
import type { Delivery } from './carrying.ts'
import type { Pictured } from './mail-pictures.ts'

interface New extends Pictured {
  id: number
  name: string
  owner: string
  fits: 0 | 1
}

/** One step of the newest items of others. */
const candidates = prepared((db) =>
  db.$client.prepare<Step & { me: number; since: number; limit: number }, Owned>(
    `${newestItems("status = 'available' AND created_at > :since")}
       AND owner_id <> :me AND NOT ${isBlockedBetween(':me', 'owner_id')} LIMIT :limit`,
  ),
)

/** Available items among `ids` (JSON) and among the matches of the user's wishes. */
const newest = prepared((db) =>
  db.$client.prepare<{ me: number; since: number; limit: number; ids: string }, New>(
    `SELECT id, name, owner, fits, hash, widths FROM (
       SELECT items.id, items.name, accounts.name AS owner, images.hash, images.widths,
         EXISTS (SELECT 1 FROM wish_matches JOIN wishes ON wishes.id = wish_id
           WHERE item_id = items.id AND wishes.account_id = :me AND fulfilled_at IS NULL) AS fits,
         row_number() OVER (PARTITION BY owner_id ORDER BY items.id DESC) AS turn
       FROM (SELECT value AS candidate FROM json_each(:ids)
         UNION SELECT item_id FROM wish_matches JOIN wishes ON wishes.id = wish_id WHERE account_id = :me AND fulfilled_at IS NULL)
       JOIN items ON items.id = candidate JOIN accounts ON accounts.id = owner_id
       LEFT JOIN item_images ON item_images.item_id = items.id AND item_images.position = 0
       LEFT JOIN images ON images.id = item_images.image_id
       WHERE items.created_at > :since AND items.status = 'available' AND owner_id <> :me
         AND NOT ${isBlockedBetween(':me', 'owner_id')}
     ) WHERE fits OR turn <= ${DELIVERY.newsOfOwner} ORDER BY fits DESC, id DESC LIMIT :limit`,
  ),
)

const lastNews = prepared((db) =>
  db.$client
    .prepare<{ me: number; id: number }, number | null>(
      `SELECT max(created_at) FROM deliveries WHERE account_id = :me AND topic = 'news' AND id < :id
         AND (outcome = 'sent' OR last_error = 'nothing_new')`,
    )
    .pluck(),
)

/** Milliseconds since 1970: the previous newsletter, but at least a week ago. After a downtime it covers more than a week. */
export function newsSince(db: Db, { id, accountId: me, createdAt }: Delivery): number {
  const week = createdAt.getTime() - DELIVERY.weekly
  return Math.min(week, lastNews(db).get({ me, id }) ?? week)
}

/**
 * Newest available items of others, matches of wishes first, at most DELIVERY.newsOfOwner other items per owner. Excludes blocked users.
 * @param since milliseconds since 1970.
 */
export function newsFor(db: Db, me: number, since: number, limit: number): New[] {
  const { kept } = newestPerOwner([(step: Step) => candidates(db).all({ me, since, limit, ...step })], {
    most: DELIVERY.newsOfOwner,
    want: limit,
  })
  return newest(db).all({ me, since, limit, ids: JSON.stringify(kept.map(({ id }) => id)) })
}
