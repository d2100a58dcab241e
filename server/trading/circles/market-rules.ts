import { IS_GIFT } from '../../site/community/community-rules.ts'
import { CIRCLE } from '../limits.ts'

/** Rules of the search as SQL; times in milliseconds. */

/** Source of an edge as a number; lower numbers are more certain. */
export const [WANT, REQUEST, WISH] = [0, 1, 2]

/** SQL condition over `circle_people`: excluded after two unanswered circles. */
export const LEFT_OUT = 'unanswered >= 2'

/** SQL condition over `accounts`: active since `:seenSince` (ms) and eligible. */
export const IS_PRESENT = `(accounts.suspended_at IS NULL
  AND (accounts.is_demo OR coalesce(accounts.seen_at, accounts.created_at) > :seenSince)
  AND NOT EXISTS (SELECT 1 FROM circle_people WHERE account_id = accounts.id AND ${LEFT_OUT}))`

/**
 * SQL condition over `items`: a gift that may start a chain. Its 24 hours of collecting requests ended before `:startsSince` (milliseconds
 * since 1970); without requests, they count from its listing.
 */
export const STARTS_CHAIN = `(items.status = 'available' AND ${IS_GIFT} AND items.starts_chain AND :startsSince >= coalesce(
  (SELECT min(created_at) FROM gift_requests WHERE item_id = items.id AND state = 'waiting'), items.created_at))`

/** SQL: keys of cycles that are not proposed again: permanently after an expiry or cancellation, for a time after CIRCLE.ended.max other endings. */
export const endedLoops = (where = 'TRUE') => `SELECT loop FROM circles JOIN swaps ON swaps.id = swap_id
  WHERE swaps.ended_at IS NOT NULL AND ${where} GROUP BY loop
  HAVING max(coalesce(outcome, '') IN ('expired', 'called_off')) OR sum(ended_at > :endedSince) >= ${CIRCLE.ended.max}`

/** SQL: author of the newest terms, ignoring item edits. @param swapId qualified column; otherwise that of `swap_revisions`. */
export const authorOf = (swapId: string) =>
  `(SELECT by_id FROM swap_revisions WHERE swap_id = ${swapId} AND NOT is_edit ORDER BY revision DESC LIMIT 1)`

/** SQL: edges of pending requests, from `given` to `back`. The author offers each listed item for the single listed item received. */
export const REQUEST_ARCS = `swap_legs AS given JOIN swap_legs AS back
    ON back.swap_id = given.swap_id AND back.until_revision IS NULL AND back.to_id = given.from_id
  WHERE given.swap_kind = 'request' AND given.swap_state = 'proposed' AND given.until_revision IS NULL
    AND given.item_id IS NOT NULL AND back.item_id IS NOT NULL AND given.from_id = ${authorOf('given.swap_id')}
    AND (SELECT count(*) FROM swap_legs AS other WHERE other.swap_id = given.swap_id AND other.until_revision IS NULL
      AND other.to_id = given.from_id) = 1`

/** SQL: for each pending request, the item that the author of the newest terms would get, if it is the only listed one. */
export const REQUESTED_ALONE = `SELECT back.to_id AS account_id, back.item_id FROM swap_legs AS back
  WHERE back.swap_kind = 'request' AND back.swap_state = 'proposed' AND back.until_revision IS NULL AND back.item_id IS NOT NULL
    AND back.to_id = ${authorOf('back.swap_id')}
    AND (SELECT count(*) FROM swap_legs AS other WHERE other.swap_id = back.swap_id AND other.until_revision IS NULL
      AND other.to_id = back.to_id) = 1`
