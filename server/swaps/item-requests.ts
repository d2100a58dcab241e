import { type Db, prepared } from '../../db/open.ts'
import type { ItemRequest, ItemRequests } from './item-requests-shared.ts'
import { swapPath } from './swap-path.ts'
import type { SwapKind } from './swap-standings.ts'

/** SQL condition: a leg of an open request or agreed swap, except those an admin has returned. */
const OPEN = `until_revision IS NULL AND (swap_kind = 'request' AND swap_state = 'proposed'
  OR swap_state = 'agreed' AND coalesce(swap_legs.outcome, 'traded') = 'traded')`
const isAsked = `(SELECT place FROM swap_parties WHERE swap_id = swap_legs.swap_id AND account_id = to_id) = 0`

const goesTo = prepared((db) =>
  db.$client.prepare<
    { itemId: number; accountId: number },
    { id: number; kind: SwapKind; isAgreed: 0 | 1; isAsked: 0 | 1; byId: number | null }
  >(
    `SELECT swaps.id, swap_kind AS kind, swap_state = 'agreed' AS isAgreed, ${isAsked} AS isAsked, newest.by_id AS byId
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

function blockFor(db: Db, itemId: number, accountId: number): ItemRequest | null {
  const found = blocked(db).get({ itemId, accountId })
  if (!found) return null
  const standing = found.byMe ? 'blocked_by_me' : 'blocked_by_them'
  return { path: `/people/${found.ownerId}`, item_id: itemId, standing }
}

/** The agreed swap that brings the item to the user, else an open request (the user's own first), else a block; null for none. */
export function requestFor(db: Db, itemId: number, accountId: number): ItemRequest | null {
  const found = goesTo(db).get({ itemId, accountId })
  if (!found) return blockFor(db, itemId, accountId)
  const of = { path: swapPath(found), item_id: itemId }
  if (found.isAgreed) return { ...of, standing: 'agreed' }
  if (!found.isAsked) return { ...of, standing: 'offered' }
  return { ...of, standing: found.byId === accountId ? 'waiting' : 'answered' }
}

const openWith = prepared((db) =>
  db.$client.prepare<{ itemId: number }, { pending: number; id: number | null; kind: SwapKind | null }>(
    `SELECT count(DISTINCT CASE swap_state WHEN 'proposed' THEN swap_id END) AS pending,
       max(CASE swap_state WHEN 'agreed' THEN swap_id END) AS id,
       max(CASE swap_state WHEN 'agreed' THEN swap_kind END) AS kind
     FROM swap_legs WHERE item_id = :itemId AND ${OPEN} AND (swap_state = 'agreed' OR ${isAsked})`,
  ),
)

/** Pending requests for an item and its agreed swap, of which there is at most one. */
export function requestsWith(db: Db, itemId: number): ItemRequests {
  const { pending, id, kind } = openWith(db).get({ itemId })!
  return { pending, agreed: id === null || kind === null ? null : swapPath({ id, kind }) }
}
