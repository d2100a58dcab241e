import { prepared } from '../../../db/open.ts'
import type { ARC_KINDS } from '../../../db/schema/index.ts'
import type { CircleShape, CircleState } from './circles-shared.ts'
import { LEFT_OUT } from './market-rules.ts'

type Why = (typeof ARC_KINDS)[number]

const MINE = `FROM swap_parties WHERE account_id = :accountId AND swap_kind = 'circle' AND swap_state = :state
  AND (:shape IS NULL OR swap_id IN (SELECT swap_id FROM circles WHERE shape = :shape))`

export const circlesOf = prepared((db) =>
  db.$client.prepare<
    { accountId: number; state: CircleState; shape: CircleShape | null; limit: number; offset: number },
    { id: number }
  >(`SELECT swap_id AS id ${MINE} ORDER BY swap_id DESC LIMIT :limit OFFSET :offset`),
)

export const countCircles = prepared((db) =>
  db.$client.prepare<{ accountId: number; state: CircleState; shape: CircleShape | null }, { total: number }>(
    `SELECT count(*) AS total ${MINE}`,
  ),
)

/** SQL: a leg of the viewer without the viewer's confirmation, with a condition. */
const hasLeg = (giving: string, getting: string) => `EXISTS (SELECT 1 FROM swap_legs
  WHERE swap_legs.swap_id = mine.swap_id AND until_revision IS NULL AND outcome IS NULL
    AND (from_id = :accountId AND given_at IS NULL ${giving} OR to_id = :accountId AND received_at IS NULL ${getting}))`

const MY_PAIR = `SELECT 1 FROM handovers WHERE handovers.swap_id = mine.swap_id AND :accountId IN (first_id, second_id)`

/** Circles that need an action of the viewer: an answer, a meeting, its answer, or a confirmation. */
export const toAnswer = prepared((db) =>
  db.$client.prepare<{ accountId: number; now: number }, { id: number }>(
    `SELECT swap_id AS id FROM swap_parties AS mine WHERE account_id = :accountId AND swap_kind = 'circle'
       AND (swap_state = 'proposed' AND answered_at IS NULL
         OR swap_state = 'agreed' AND ${hasLeg('', '')} AND (
           ${hasLeg('AND received_at IS NOT NULL', 'AND given_at IS NOT NULL')}
           OR EXISTS (SELECT 1 FROM circle_meetings AS meeting WHERE meeting.swap_id = mine.swap_id
             AND agreed_at IS NULL AND by_id <> :accountId
             AND (SELECT max(value) FROM json_each(meeting.times)) > :now
             AND NOT EXISTS (SELECT 1 FROM circle_meeting_answers AS answer
               WHERE answer.swap_id = mine.swap_id AND answer.account_id = :accountId))
           OR EXISTS (${MY_PAIR} AND by_id <> :accountId AND agreed_at IS NULL AND starts_at > :now)
           OR NOT EXISTS (SELECT 1 FROM circle_meetings AS meeting WHERE meeting.swap_id = mine.swap_id)
             AND NOT EXISTS (${MY_PAIR})
             AND NOT EXISTS (SELECT 1 FROM circles WHERE circles.swap_id = mine.swap_id AND shape = 'chain')))`,
  ),
)

/** Sources of the acceptances as JSON, in the order of the parties. */
export const whyOf = prepared((db) =>
  db.$client.prepare<{ id: number }, { why: string }>('SELECT why FROM circles WHERE swap_id = :id'),
)

/** Sources of the acceptances in the order of the parties; empty for none. */
export const readWhy = (json: string | undefined): (Why | null)[] => (json ? JSON.parse(json) : [])

export const markAnswered = prepared((db) =>
  db.$client.prepare<{ id: number; accountId: number; now: number }>(
    'UPDATE swap_parties SET answered_at = :now WHERE swap_id = :id AND account_id = :accountId',
  ),
)

/** Deletes an earlier yes, because the user has now said no. */
export const unmarkAnswered = prepared((db) =>
  db.$client.prepare<{ id: number; accountId: number }>(
    'UPDATE swap_parties SET answered_at = NULL WHERE swap_id = :id AND account_id = :accountId',
  ),
)

/** Resets the count of unanswered circles. */
export const markHere = prepared((db) =>
  db.$client.prepare<{ accountId: number }>(
    'UPDATE circle_people SET unanswered = 0 WHERE account_id = :accountId AND unanswered > 0',
  ),
)

export const isLeftOut = prepared((db) =>
  db.$client.prepare<{ accountId: number }, { leftOut: 1 }>(
    `SELECT 1 AS leftOut FROM circle_people WHERE account_id = :accountId AND ${LEFT_OUT}`,
  ),
)
