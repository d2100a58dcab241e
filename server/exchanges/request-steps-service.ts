import { type Db, prepared } from '../../db/open.ts'
import { REQUEST_STEPS } from '../limits.ts'
import { nameOf } from '../swaps/swap-sides.ts'
import { loadSwaps } from '../swaps/swaps-queries.ts'
import { sidesOf } from './exchange-steps-service.ts'
import type { RequestStepView } from './exchanges-shared.ts'

type Asked = { accountId: number; withId: number }

/** The newest requests of two people, in order of their last step. */
const between = prepared((db) =>
  db.$client.prepare<Asked & { limit: number }, { id: number }>(
    `SELECT mine.swap_id AS id FROM swap_parties AS mine
     JOIN swap_parties AS other ON other.swap_id = mine.swap_id AND other.account_id = :withId
     JOIN swaps ON swaps.id = mine.swap_id
     WHERE mine.account_id = :accountId AND mine.swap_kind = 'request'
     ORDER BY swaps.updated_at DESC LIMIT :limit`,
  ),
)

/** Every step of some swaps; `ids` is JSON. What an edit of an item has changed is none of a conversation. */
const stepsOf = prepared((db) =>
  db.$client.prepare<
    { ids: string; limit: number },
    { id: number; step: RequestStepView['step']; byId: number | null; at: number }
  >(
    `WITH asked AS (SELECT value AS id FROM json_each(:ids))
     SELECT swap_id AS id, iif(revision = 1, 'asked', 'offered') AS step, by_id AS byId, created_at AS at
       FROM swap_revisions WHERE swap_id IN (SELECT id FROM asked) AND NOT is_edit
     UNION ALL SELECT id, 'agreed', NULL, agreed_at FROM swaps
       WHERE id IN (SELECT id FROM asked) AND agreed_at IS NOT NULL
     UNION ALL SELECT swap_id, 'meeting', NULL, agreed_at FROM handovers
       WHERE swap_id IN (SELECT id FROM asked) AND agreed_at IS NOT NULL
     UNION ALL SELECT id, coalesce(outcome, 'completed'), NULL, ended_at FROM swaps
       WHERE id IN (SELECT id FROM asked) AND ended_at IS NOT NULL
     ORDER BY at DESC, id DESC LIMIT :limit`,
  ),
)

/**
 * What two people have done about their requests, the oldest first: the newest 100 steps of their last 50 requests.
 * Things are those of the newest terms.
 */
export function requestSteps(db: Db, accountId: number, withId: number): RequestStepView[] {
  const ids = between(db)
    .all({ accountId, withId, limit: REQUEST_STEPS.requests })
    .map(({ id }) => id)
  const swaps = new Map(loadSwaps(db, ids).map((swap) => [swap.id, swap]))
  return stepsOf(db)
    .all({ ids: JSON.stringify(ids), limit: REQUEST_STEPS.steps })
    .reverse()
    .map(({ id, step, byId, at }) => {
      const { wanted, offered } = sidesOf(swaps.get(id)!)
      return {
        id,
        step,
        by: byId,
        item_offered: nameOf(offered),
        item_wanted: nameOf(wanted),
        at: new Date(at).toISOString(),
      }
    })
}
