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

export const countToAnswer = prepared((db) =>
  db.$client.prepare<{ accountId: number }, { total: number }>(
    `SELECT count(*) AS total FROM swap_parties WHERE account_id = :accountId AND swap_kind = 'circle'
       AND swap_state = 'proposed' AND answered_at IS NULL`,
  ),
)

/** Why each person of a circle was asked, by their places: JSON. */
export const whyOf = prepared((db) =>
  db.$client.prepare<{ id: number }, { why: string }>('SELECT why FROM circles WHERE swap_id = :id'),
)

/** Why each person was asked, by their place, as the row of a circle holds it; empty where there is none. */
export const readWhy = (json: string | undefined): (Why | null)[] => (json ? JSON.parse(json) : [])

export const markAnswered = prepared((db) =>
  db.$client.prepare<{ id: number; accountId: number; now: number }>(
    'UPDATE swap_parties SET answered_at = :now WHERE swap_id = :id AND account_id = :accountId',
  ),
)

/** Whoever says no after a yes has taken it back. */
export const unmarkAnswered = prepared((db) =>
  db.$client.prepare<{ id: number; accountId: number }>(
    'UPDATE swap_parties SET answered_at = NULL WHERE swap_id = :id AND account_id = :accountId',
  ),
)

/** They have answered, or pressed "I'm here": what they left unanswered counts no more. */
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
