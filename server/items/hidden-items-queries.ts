import { prepared } from '../../db/open.ts'

// Two things hide an item: an admin who has taken it down, and its owner's suspension. `taken_down_at` tells one from
// the other, so each can be taken back without the other.

/** What an item is once nothing hides it: that follows from its swaps, so it is not kept twice. */
const STANDING = `CASE
  WHEN EXISTS (SELECT 1 FROM exchange_requests AS swap WHERE swap.status = 'accepted' AND swap.outcome IS NULL
    AND (swap.requested_item_id = items.id OR swap.offered_item_id = items.id)) THEN 'reserved'
  WHEN EXISTS (SELECT 1 FROM exchange_requests AS swap WHERE swap.status = 'accepted' AND swap.outcome = 'completed'
    AND (swap.requested_item_id = items.id OR swap.offered_item_id = items.id)) THEN 'traded'
  WHEN (SELECT suspended_at FROM accounts WHERE id = items.owner_id) IS NOT NULL THEN 'hidden'
  ELSE 'available' END`

/** Hides an item until an admin shows it again. */
export const takeDown = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>(
    "UPDATE items SET status = 'hidden', taken_down_at = :now, pinned_at = NULL WHERE id = :id",
  ),
)

/** Takes that back. An item of a suspended person stays hidden. */
export const putBack = prepared((db) =>
  db.$client.prepare<{ id: number }>(
    `UPDATE items SET status = ${STANDING}, taken_down_at = NULL WHERE id = :id`,
  ),
)

/** Hides what a suspended person has available. */
export const hideAvailableOf = prepared((db) =>
  db.$client.prepare<{ ownerId: number }>(
    "UPDATE items SET status = 'hidden' WHERE owner_id = :ownerId AND status = 'available'",
  ),
)

/** Shows again what only the owner's suspension has hidden, once that is lifted. */
export const showHiddenOf = prepared((db) =>
  db.$client.prepare<{ ownerId: number }>(
    `UPDATE items SET status = ${STANDING}
     WHERE owner_id = :ownerId AND status = 'hidden' AND taken_down_at IS NULL`,
  ),
)
