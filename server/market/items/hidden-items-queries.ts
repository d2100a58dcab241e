import { prepared } from '../../../db/open.ts'
import { ITEM_STATUS } from '../../swaps/item-status.ts'

// Two things hide an item: a moderator who has taken it down, and its owner's suspension. `taken_down_at` tells one from
// the other, so each can be taken back without the other. What an item is then follows from its swaps.

/** Hides an item until a moderator shows it again. */
export const takeDown = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>(
    "UPDATE items SET status = 'hidden', taken_down_at = :now, pinned_at = NULL WHERE id = :id",
  ),
)

/** Takes that back. An item of a suspended person stays hidden. */
export const putBack = prepared((db) =>
  db.$client.prepare<{ id: number }>(
    `UPDATE items SET status = ${ITEM_STATUS}, taken_down_at = NULL WHERE id = :id`,
  ),
)

/** Hides what a suspended person has available. */
export const hideAvailableOf = prepared((db) =>
  db.$client.prepare<{ ownerId: number }>(
    "UPDATE items SET status = 'hidden' WHERE owner_id = :ownerId AND status = 'available'",
  ),
)

/** Shows again what only the owner's suspension has hidden, once that is lifted; gives the items. */
export const showHiddenOf = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number }, number>(
      `UPDATE items SET status = ${ITEM_STATUS}
       WHERE owner_id = :ownerId AND status = 'hidden' AND taken_down_at IS NULL RETURNING id`,
    )
    .pluck(),
)
