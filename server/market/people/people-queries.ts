import { prepared } from '../../../db/open.ts'

interface Asked {
  personId: number
  all: number
}

const FOUND = "FROM items WHERE owner_id = :personId AND (status = 'available' OR :all)"

export const itemsPageOf = prepared((db) =>
  db.$client.prepare<Asked & { limit: number; offset: number }, { id: number }>(
    `SELECT id ${FOUND} ORDER BY status <> 'available', id DESC LIMIT :limit OFFSET :offset`,
  ),
)

export const itemsCountOf = prepared((db) =>
  db.$client.prepare<Asked, { total: number }>(`SELECT count(*) AS total ${FOUND}`),
)

/** Newest answers per kind. */
const ANSWERS = 50

/** Limits the messages scanned per conversation. */
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
