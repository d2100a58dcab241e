import { type Db, prepared } from '../../db/open.ts'
import type { ItemRequest, ItemRequests } from './item-requests-shared.ts'

/** Requests that are open: they wait for an answer, or are agreed and not completed yet. */
const OPEN = `swap_kind = 'request' AND swap_state IN ('proposed', 'agreed') AND until_revision IS NULL`
const isAsked = `(SELECT place FROM swap_parties WHERE swap_id = swap_legs.swap_id AND account_id = to_id) = 0`

const goesTo = prepared((db) =>
  db.$client.prepare<
    { itemId: number; accountId: number },
    { id: number; isAgreed: 0 | 1; isAsked: 0 | 1; byId: number | null }
  >(
    `SELECT swaps.id, swap_state = 'agreed' AS isAgreed, ${isAsked} AS isAsked, newest.by_id AS byId
     FROM swap_legs JOIN swaps ON swaps.id = swap_legs.swap_id
     JOIN swap_revisions AS newest ON newest.swap_id = swaps.id AND newest.revision = swaps.revision
     WHERE item_id = :itemId AND to_id = :accountId AND ${OPEN}
     ORDER BY isAgreed DESC, isAsked DESC, swaps.id DESC LIMIT 1`,
  ),
)

const blocked = prepared((db) =>
  db.$client.prepare<{ itemId: number; accountId: number }, { ownerId: number; byMe: 0 | 1 }>(
    `SELECT owner_id AS ownerId, blocker_id = :accountId AS byMe FROM items
     JOIN blocks ON (blocker_id = :accountId AND blocked_id = owner_id)
       OR (blocker_id = owner_id AND blocked_id = :accountId)
     WHERE items.id = :itemId ORDER BY byMe DESC LIMIT 1`,
  ),
)

/** What stands where one would ask for an item of somebody who has blocked one, or whom one has blocked. */
function blockFor(db: Db, itemId: number, accountId: number): ItemRequest | null {
  const found = blocked(db).get({ itemId, accountId })
  if (!found) return null
  return { id: found.ownerId, item_id: itemId, standing: found.byMe ? 'blocked_by_me' : 'blocked_by_them' }
}

/** The open request by which a person would get an item, their own before one of its owner's; else whether a block stands between the two; null for neither. */
export function requestFor(db: Db, itemId: number, accountId: number): ItemRequest | null {
  const found = goesTo(db).get({ itemId, accountId })
  if (!found) return blockFor(db, itemId, accountId)
  if (found.isAgreed) return { id: found.id, item_id: itemId, standing: 'agreed' }
  if (!found.isAsked) return { id: found.id, item_id: itemId, standing: 'offered' }
  return { id: found.id, item_id: itemId, standing: found.byId === accountId ? 'waiting' : 'answered' }
}

const openWith = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { pending: number; agreed: number | null }>(
    `SELECT count(DISTINCT CASE swap_state WHEN 'proposed' THEN swap_id END) AS pending,
       max(CASE swap_state WHEN 'agreed' THEN swap_id END) AS agreed
     FROM swap_legs WHERE item_id = :itemId AND ${OPEN} AND (swap_state = 'agreed' OR ${isAsked})`,
  ),
)

/** The requests of others for an item, and the agreed one that it stands in. */
export const requestsWith = (db: Db, itemId: number): ItemRequests => openWith(db).get({ itemId })!
