import { prepared } from '../../../db/open.ts'
import { ITEM_STATUS } from '../../swaps/item-status.ts'

// Items are hidden by moderators (`taken_down_at`) or by the owner's suspension, independently. The status afterwards follows from swaps.

export const takeDown = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>(
    "UPDATE items SET status = 'hidden', taken_down_at = :now, pinned_at = NULL WHERE id = :id",
  ),
)

/** Items of suspended users remain hidden. */
export const putBack = prepared((db) =>
  db.$client.prepare<{ id: number }>(
    `UPDATE items SET status = ${ITEM_STATUS}, taken_down_at = NULL WHERE id = :id`,
  ),
)

export const hideAvailableOf = prepared((db) =>
  db.$client.prepare<{ ownerId: number }>(
    "UPDATE items SET status = 'hidden' WHERE owner_id = :ownerId AND status = 'available'",
  ),
)

export const showHiddenOf = prepared((db) =>
  db.$client
    .prepare<{ ownerId: number }, number>(
      `UPDATE items SET status = ${ITEM_STATUS}
       WHERE owner_id = :ownerId AND status = 'hidden' AND taken_down_at IS NULL RETURNING id`,
    )
    .pluck(),
)
