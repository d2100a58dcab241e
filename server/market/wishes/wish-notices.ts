import { type Db, prepared } from '../../../db/open.ts'
import { WISH } from '../../platform/limits.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { reachable } from './wish-matches-queries.ts'

interface Match {
  /** Whose wish it is. */
  accountId: number
  itemId: number
  /** What they look for, in words. */
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

/** Forgets what does not count any more for how much somebody is told. */
export const forgetTellings = (db: Db) => forgetTold(db).run({ before: Date.now() - WISH.tellingTime })

/**
 * Tells a person that something new fits a wish of theirs, unless they have been told enough for a day: a flood of one
 * person's items reaches nobody as a flood of notices. Goes into the transaction that notes the match.
 */
export function tellMatch(db: Db, { accountId, itemId, wish }: Match): void {
  const item = reachable(db).get({ itemId, accountId })
  if (!item) return
  const { ownerId, name } = item
  const told = toldSince(db).get({ accountId, ownerId, since: Date.now() - WISH.tellingTime })!
  if (told.all >= WISH.told || told.ofOwner >= WISH.toldOfOwner) return
  noteTold(db).run({ accountId, ownerId, now: Date.now() })
  notify(db, 'wish_found', {
    to: accountId,
    values: { wish, by: { person: ownerId }, item: name },
    url: `/productdetails/${itemId}`,
    about: { item: itemId },
  })
}
