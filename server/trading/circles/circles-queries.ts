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

/** JSON sources by place. */
export const whyOf = prepared((db) =>
  db.$client.prepare<{ id: number }, { why: string }>('SELECT why FROM circles WHERE swap_id = :id'),
)

/** Sources by place; empty for none. */
export const readWhy = (json: string | undefined): (Why | null)[] => (json ? JSON.parse(json) : [])

export const markAnswered = prepared((db) =>
  db.$client.prepare<{ id: number; accountId: number; now: number }>(
    'UPDATE swap_parties SET answered_at = :now WHERE swap_id = :id AND account_id = :accountId',
  ),
)

/** A no revokes an earlier yes. */
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
