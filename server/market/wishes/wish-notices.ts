import { type Db, prepared } from '../../../db/open.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { WISH } from '../limits.ts'
import { reachable } from './wish-matches-queries.ts'

interface Match {
  accountId: number
  itemId: number
  wish: string
}

const toldSince = prepared((db) =>
  db.$client.prepare<{ accountId: number; ownerId: number; since: number }, { all: number; ofOwner: number }>(
    `SELECT count(*) AS "all", count(*) FILTER (WHERE owner_id = :ownerId) AS ofOwner FROM wish_tellings
     WHERE account_id = :accountId AND told_at > :since`,
  ),
)

const noteTold = prepared((db) =>
  db.$client.prepare<{ accountId: number; ownerId: number; now: number }>(
    'INSERT INTO wish_tellings (account_id, owner_id, told_at) VALUES (:accountId, :ownerId, :now)',
  ),
)

const forgetTold = prepared((db) =>
  db.$client.prepare<{ before: number }>('DELETE FROM wish_tellings WHERE told_at <= :before'),
)

const toldByOwner = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number; since: number }, number>(
      'SELECT count(*) FROM wish_tellings WHERE owner_id = :ownerId AND told_at > :since',
    )
    .pluck(),
)

const toldOfItem = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; itemId: number }, 0 | 1>(
      `SELECT EXISTS (SELECT 1 FROM notifications WHERE account_id = :accountId AND kind = 'wish_found'
         AND details ->> '$.about.item' = :itemId)`,
    )
    .pluck(),
)

export const forgetTellings = (db: Db) => forgetTold(db).run({ before: Date.now() - WISH.tellingTime })

/** Respects daily limits of user and item owner. Call it in the transaction that records the match. @returns true if notified. */
export function tellMatch(db: Db, { accountId, itemId, wish }: Match): boolean {
  const item = reachable(db).get({ itemId, accountId })
  if (!item) return false
  if (toldOfItem(db).get({ accountId, itemId }) === 1) return false
  const { ownerId, name } = item
  const since = Date.now() - WISH.tellingTime
  const told = toldSince(db).get({ accountId, ownerId, since })!
  if (told.all >= WISH.told || told.ofOwner >= WISH.toldOfOwner) return false
  if (toldByOwner(db).get({ ownerId, since })! >= WISH.toldByOwner) return false
  noteTold(db).run({ accountId, ownerId, now: Date.now() })
  notify(db, 'wish_found', {
    to: accountId,
    values: { wish, by: { person: ownerId }, item: name },
    url: `/productdetails/${itemId}`,
    about: { item: itemId },
  })
  return true
}
