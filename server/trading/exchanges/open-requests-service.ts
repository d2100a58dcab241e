import { type Db, prepared } from '../../../db/open.ts'
import { PAGE_SIZE } from '../../platform/limits.ts'
import { type Pagination, paginate } from '../../platform/schemas/pagination-shared.ts'
import { loadSwaps } from '../../swaps/swaps-queries.ts'
import { rowViews } from './exchange-views.ts'
import type { ExchangeRowView } from './exchanges-shared.ts'

type Asked = { accountId: number; withId: number | null; limit: number }

const openOf = prepared((db) =>
  db.$client.prepare<Asked, { id: number }>(
    `SELECT swaps.id FROM swap_parties AS mine JOIN swaps ON swaps.id = mine.swap_id
     JOIN swap_revisions AS newest ON newest.swap_id = swaps.id AND newest.revision = swaps.revision
     WHERE mine.account_id = :accountId AND mine.swap_kind = 'request' AND mine.swap_state IN ('proposed', 'agreed')
       AND (:withId IS NULL OR EXISTS
         (SELECT 1 FROM swap_parties AS other WHERE other.swap_id = swaps.id AND other.place <> mine.place AND other.account_id = :withId))
     ORDER BY swaps.state = 'proposed' AND newest.by_id = :accountId, waiting_since DESC LIMIT :limit`,
  ),
)

/** Open requests between two users, on one page. */
export function openRequestsBetween(
  db: Db,
  accountId: number,
  withId: number,
): { requests: ExchangeRowView[]; pagination: Pagination } {
  const requests = openRequests(db, accountId, withId)
  return { requests, pagination: paginate(1, PAGE_SIZE.requests, requests.length) }
}

/** At most 20: the user's turns first, then the latest changes. @param withId other party; undefined for all. */
export function openRequests(db: Db, accountId: number, withId?: number): ExchangeRowView[] {
  const ids = openOf(db)
    .all({ accountId, withId: withId ?? null, limit: PAGE_SIZE.requests })
    .map(({ id }) => id)
  return rowViews(db, loadSwaps(db, ids), accountId)
}
