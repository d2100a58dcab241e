import { count, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { items } from '../../../db/schema/index.ts'

const { placeholder } = sql

const isFound = sql`${items.ownerId} = ${placeholder('personId')} AND (${items.status} = 'available' OR ${placeholder('all')})`

export const itemsPageOf = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(isFound)
    .orderBy(sql`${items.status} <> 'available', ${items.id} DESC`)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)

export const itemsCountOf = prepared((db) =>
  db.select({ total: count() }).from(items).where(isFound).prepare(),
)

/** How many of a user's newest answers count: to messages, and to requests. */
const ANSWERS = 50

/** Messages that are searched for the one that was answered. A limit per conversation keeps the query fast. */
const BEFORE_ANSWER = 100

/** Response times in milliseconds: first reply to a message, and first answer to a request. Unanswered ones do not count. */
export const answerTimes = prepared((db) =>
  db.$client
    .prepare<{ id: number }, number>(
      `SELECT took FROM (
         SELECT (SELECT min(created_at) FROM (SELECT sender_id, created_at FROM messages
               WHERE conversation_id = theirs.id ORDER BY id LIMIT ${BEFORE_ANSWER}) WHERE sender_id = :id)
             - (SELECT created_at FROM messages WHERE conversation_id = theirs.id ORDER BY id LIMIT 1) AS took
         FROM (SELECT id FROM conversations WHERE low_account_id = :id
           UNION SELECT id FROM conversations WHERE high_account_id = :id ORDER BY id DESC LIMIT ${ANSWERS}) AS theirs
         WHERE (SELECT sender_id FROM messages WHERE conversation_id = theirs.id ORDER BY id LIMIT 1) <> :id
       ) WHERE took IS NOT NULL
       UNION ALL
       SELECT took FROM (
         SELECT coalesce(
             (SELECT min(created_at) FROM swap_revisions WHERE swap_id = swaps.id AND by_id = :id AND NOT is_edit),
             agreed_at, iif(outcome = 'declined', ended_at, NULL)) - swaps.created_at AS took
         FROM (SELECT swap_id FROM swap_parties WHERE account_id = :id AND swap_kind = 'request' AND place = 1
           ORDER BY swap_id DESC LIMIT ${ANSWERS}) AS asked JOIN swaps ON swaps.id = asked.swap_id
       ) WHERE took IS NOT NULL`,
    )
    .pluck(),
)
