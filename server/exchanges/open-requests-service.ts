import { type Db, prepared } from '../../db/open.ts'
import { PAGE_SIZE } from '../limits.ts'
import { loadSwaps } from '../swaps/swaps-queries.ts'
import { rowView } from './exchange-views.ts'
import type { ExchangeRowView } from './exchanges-shared.ts'

const openOf = prepared((db) =>
  db.$client.prepare<{ accountId: number; limit: number }, { id: number }>(
    `SELECT swaps.id FROM swap_parties JOIN swaps ON swaps.id = swap_parties.swap_id
     JOIN swap_revisions AS newest ON newest.swap_id = swaps.id AND newest.revision = swaps.revision
     WHERE account_id = :accountId AND swap_kind = 'request' AND swap_state IN ('proposed', 'agreed')
     ORDER BY swap_state = 'proposed' AND newest.by_id = :accountId, waiting_since DESC LIMIT :limit`,
  ),
)

/**
 * A person's requests that are not over, sent and received: at most 20, those that wait for the other's answer last, and
 * what has moved last first.
 */
export function openRequests(db: Db, accountId: number): ExchangeRowView[] {
  const ids = openOf(db)
    .all({ accountId, limit: PAGE_SIZE.requests })
    .map(({ id }) => id)
  return loadSwaps(db, ids).map((swap) => rowView(db, swap, accountId))
}
