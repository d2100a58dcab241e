import { and, count, eq, lte, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { notifications, wishTellings } from '../../../db/schema/index.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { WISH } from '../limits.ts'
import { reachable } from './wish-matches-queries.ts'

const { placeholder } = sql

interface Match {
  accountId: number
  itemId: number
  wish: string
}

const isRecent = sql`${wishTellings.toldAt} > ${placeholder('since')}`

const toldSince = prepared((db) =>
  db
    .select({
      all: count(),
      ofOwner: sql<number>`count(*) FILTER (WHERE ${wishTellings.ownerId} = ${placeholder('ownerId')})`,
    })
    .from(wishTellings)
    .where(and(eq(wishTellings.accountId, placeholder('accountId')), isRecent))
    .prepare(),
)

const noteTold = prepared((db) =>
  db
    .insert(wishTellings)
    .values({
      accountId: placeholder('accountId'),
      ownerId: placeholder('ownerId'),
      toldAt: placeholder('now'),
    })
    .prepare(),
)

const toldByOwner = prepared((db) =>
  db
    .select({ total: count() })
    .from(wishTellings)
    .where(and(eq(wishTellings.ownerId, placeholder('ownerId')), isRecent))
    .prepare(),
)

const toldOfItem = prepared((db) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      sql`${notifications.accountId} = ${placeholder('accountId')} AND ${notifications.kind} = 'wish_found'
        AND ${notifications.details} ->> '$.about.item' = ${placeholder('itemId')}`,
    )
    .limit(1)
    .prepare(),
)

export const forgetTellings = (db: Db) =>
  db
    .delete(wishTellings)
    .where(lte(wishTellings.toldAt, new Date(Date.now() - WISH.tellingTime)))
    .run()

/**
 * Notifies the owner of a wish, unless the daily limit of this user or of the item's owner is reached. Call it in the transaction that
 * records the match. @returns true if notified.
 */
export function tellMatch(db: Db, { accountId, itemId, wish }: Match): boolean {
  const item = reachable(db).get({ itemId, accountId })
  if (!item) return false
  if (toldOfItem(db).get({ accountId, itemId })) return false
  const { ownerId, name } = item
  const since = Date.now() - WISH.tellingTime
  const told = toldSince(db).get({ accountId, ownerId, since })!
  if (told.all >= WISH.told || told.ofOwner >= WISH.toldOfOwner) return false
  if (toldByOwner(db).get({ ownerId, since })!.total >= WISH.toldByOwner) return false
  noteTold(db).run({ accountId, ownerId, now: new Date() })
  notify(db, 'wish_found', {
    to: accountId,
    values: { wish, by: { person: ownerId }, item: name },
    url: `/productdetails/${itemId}`,
    about: { item: itemId },
  })
  return true
}
