import { type Db, prepared } from '../../../db/open.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { tooMany } from '../../platform/errors.ts'
import { DAY } from '../../platform/time-shared.ts'
import { NEWCOMER } from '../limits.ts'
import { communityRules } from './community-rules.ts'

type Beginning = keyof typeof NEWCOMER.perDay

/** How many a new user has started today, and when the first was. Times in the future, from a wrong clock, are ignored. */
interface Begun {
  count: number
  first: number | null
}

const begun = (from: string) =>
  prepared((db) =>
    db.$client.prepare<{ id: number; since: number; now: number }, Begun>(
      `SELECT count(*) AS count, min(created_at) AS first FROM ${from} AND created_at > :since AND created_at <= :now`,
    ),
  )

const BEGUN: Record<Beginning, ReturnType<typeof begun>> = {
  conversations: begun(
    `conversations WHERE (low_account_id = :id OR high_account_id = :id) AND :id =
       (SELECT sender_id FROM messages WHERE conversation_id = conversations.id ORDER BY id LIMIT 1)`,
  ),
  requests: begun(
    `(SELECT by_id, created_at FROM swap_revisions WHERE by_id = :id AND revision = 1
        AND NOT EXISTS (SELECT 1 FROM gift_requests WHERE account_id = :id AND swap_id = swap_revisions.swap_id)
      UNION ALL SELECT account_id, created_at FROM gift_requests WHERE account_id = :id) WHERE TRUE`,
  ),
  items: begun(
    `(SELECT created_at FROM items WHERE owner_id = :id
      UNION ALL SELECT created_at FROM deleted_items WHERE owner_id = :id) WHERE TRUE`,
  ),
}

const isNewcomer = prepared((db) =>
  db.$client
    .prepare<{ id: number; joinedSince: number; openSince: number }, number>(
      `SELECT count(*) FROM accounts WHERE id = :id AND role = 'member' AND coalesce(let_in_at, created_at) > :joinedSince
         AND (SELECT min(created_at) FROM accounts) < :openSince
         AND NOT EXISTS (SELECT 1 FROM completed_pairs AS pairs JOIN accounts AS other ON other.id = pairs.other_id
           WHERE pairs.account_id = :id
             AND (other.role <> 'member' OR coalesce(other.let_in_at, other.created_at) <= pairs.completed_at - ${NEWCOMER.joined}))`,
    )
    .pluck(),
)

const tooManyTexts = (): Record<Beginning, string> => ({
  conversations: m.common_newcomer_conversations({ conversations: NEWCOMER.perDay.conversations }),
  requests: m.common_newcomer_requests({ requests: NEWCOMER.perDay.requests }),
  items: m.common_newcomer_items({ items: NEWCOMER.perDay.items }),
})

/**
 * How many items, requests or messages a new user has started within a day; null for users without limits. A user is new for
 * NEWCOMER.joined after joining or approval, until a completed swap with an established user (otherwise one person's two accounts could
 * swap). Not on sites younger than NEWCOMER.young, nor if the limits are off.
 */
function begunByNewcomer(db: Db, id: number, what: Beginning, now: number): Begun | null {
  if (!communityRules(db).newcomers) return null
  const asked = { id, joinedSince: now - NEWCOMER.joined, openSince: now - NEWCOMER.young }
  if (!isNewcomer(db).get(asked)) return null
  return BEGUN[what](db).get({ id, since: now - DAY, now })!
}

/** The reason for a user who has reached the limit. */
export const newcomerText = (what: Beginning): string => tooManyTexts()[what]

/** How many more a user may begin today; infinite for users without the limit. */
export function newcomerRoom(db: Db, id: number, what: Beginning): number {
  const begun = begunByNewcomer(db, id, what, Date.now())
  return begun ? Math.max(0, NEWCOMER.perDay[what] - begun.count) : Number.POSITIVE_INFINITY
}

/** Daily limits for new users, if enabled. @throws AppError 429 limit reached */
export function checkNewcomer(db: Db, id: number, what: Beginning): void {
  const now = Date.now()
  const begun = begunByNewcomer(db, id, what, now)
  if (!begun || begun.count < NEWCOMER.perDay[what]) return
  throw tooMany(((begun.first ?? now) + DAY - now) / 1000, newcomerText(what))
}
