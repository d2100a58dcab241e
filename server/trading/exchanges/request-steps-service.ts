import { type Db, prepared } from '../../../db/open.ts'
import { everyLegOf, isAsItStands, isOf } from '../../swaps/swap-history.ts'
import { nameOf } from '../../swaps/swap-sides.ts'
import { REQUEST_STEPS } from '../limits.ts'
import type { RequestStepView } from './exchanges-shared.ts'

type Asked = { accountId: number; withId: number; limit: number }

const between = prepared((db) =>
  db.$client.prepare<Asked, { id: number; requesterId: number }>(
    `SELECT swaps.id, (SELECT account_id FROM swap_parties WHERE swap_id = swaps.id AND place = 0) AS requesterId
     FROM swap_parties AS mine
     JOIN swap_parties AS other ON other.swap_id = mine.swap_id AND other.account_id = :withId
     JOIN swaps ON swaps.id = mine.swap_id
     WHERE mine.account_id = :accountId AND mine.swap_kind = 'request'
     ORDER BY swaps.updated_at DESC LIMIT :limit`,
  ),
)

/** Events of the swaps `ids` (JSON). The second confirmation is the completion. Events at the same time are in logical order. */
const stepsOf = prepared((db) =>
  db.$client.prepare<
    { ids: string; limit: number },
    {
      id: number
      step: RequestStepView['step']
      byId: number | null
      at: number
      revision: number | null
      message: string
    }
  >(
    `WITH asked AS (SELECT value AS id FROM json_each(:ids)),
     marks AS (
       SELECT swap_id, from_id AS by_id, given_at AS at FROM swap_legs
         WHERE swap_id IN (SELECT id FROM asked) AND until_revision IS NULL AND given_at IS NOT NULL
       UNION ALL SELECT swap_id, to_id, received_at FROM swap_legs
         WHERE swap_id IN (SELECT id FROM asked) AND until_revision IS NULL AND received_at IS NOT NULL),
     confirmed AS (SELECT swap_id, by_id, min(at) AS at FROM marks GROUP BY swap_id, by_id)
     SELECT swap_id AS id, CASE WHEN is_edit THEN 'edited' WHEN revision = 1 THEN 'asked' ELSE 'offered' END AS step,
       by_id AS byId, created_at AS at, 0 AS place, revision AS nth, revision, message
       FROM swap_revisions WHERE swap_id IN (SELECT id FROM asked)
     UNION ALL SELECT id, 'agreed', NULL, agreed_at, 1, 0, NULL, '' FROM swaps
       WHERE id IN (SELECT id FROM asked) AND agreed_at IS NOT NULL
     UNION ALL SELECT swap_id, iif(step = 'agreed', 'meeting', 'meeting_proposed'), by_id, created_at, 2, id, NULL, ''
       FROM handover_steps WHERE swap_id IN (SELECT id FROM asked)
     UNION ALL SELECT swap_id, 'confirmed', by_id, at, 3, 0, NULL, '' FROM confirmed AS one
       WHERE NOT EXISTS (SELECT 1 FROM confirmed AS other
         WHERE other.swap_id = one.swap_id AND other.by_id <> one.by_id AND other.at <= one.at)
     UNION ALL SELECT id, coalesce(outcome, 'completed'), NULL, ended_at, 4, 0, NULL, '' FROM swaps
       WHERE id IN (SELECT id FROM asked) AND ended_at IS NOT NULL
     ORDER BY at DESC, id DESC, place DESC, nth DESC LIMIT :limit`,
  ),
)

/** Events of the newest requests between two users, oldest first, limited by REQUEST_STEPS. */
export function requestSteps(db: Db, accountId: number, withId: number): RequestStepView[] {
  const requests = between(db).all({ accountId, withId, limit: REQUEST_STEPS.requests })
  const requesters = new Map(requests.map(({ id, requesterId }) => [id, requesterId]))
  const ids = [...requesters.keys()]
  const everyLeg = everyLegOf(db, ids)
  const words = new Map<number, string>()
  return stepsOf(db)
    .all({ ids: JSON.stringify(ids), limit: REQUEST_STEPS.steps })
    .reverse()
    .map(({ id, step, byId, at, revision, message }) => {
      const requesterId = requesters.get(id)
      const legs = (everyLeg.get(id) ?? []).filter(revision === null ? isAsItStands : isOf(revision))
      const isSame = words.get(id) === message
      if (revision !== null) words.set(id, message)
      return {
        id,
        step,
        by: byId,
        item_offered: nameOf(legs.filter(({ fromId }) => fromId === requesterId)),
        item_wanted: nameOf(legs.filter(({ toId }) => toId === requesterId)),
        message: isSame ? '' : message,
        at: new Date(at).toISOString(),
      }
    })
}
