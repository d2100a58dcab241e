import { CIRCLE } from '../limits.ts'

/** Rules of the search for circles that queries need; times in milliseconds. */

/** As SQL, of a row of `circle_people`: left out of new circles, as they have not answered two in a row. */
export const LEFT_OUT = 'unanswered >= 2'

/** As SQL: people who are there and answer. `:seenSince` is how long ago they may have been here last. */
export const isPresent = (account: string) => `(${account}.suspended_at IS NULL
  AND (${account}.is_demo OR coalesce(${account}.seen_at, ${account}.created_at) > :seenSince)
  AND NOT EXISTS (SELECT 1 FROM circle_people WHERE account_id = ${account}.id AND ${LEFT_OUT}))`

/**
 * As SQL, the loops that are not proposed again: those that have ended without an answer of all, or were called off once agreed,
 * and until CIRCLE.ended is over those that have ended as often otherwise. Else who wants something and takes it back again
 * and again has the others asked each time. `:endedSince` is when that began.
 */
export const endedLoops = (where = 'TRUE') => `SELECT loop FROM circles JOIN swaps ON swaps.id = swap_id
  WHERE swaps.ended_at IS NOT NULL AND ${where} GROUP BY loop
  HAVING max(coalesce(outcome, '') IN ('expired', 'called_off')) OR sum(ended_at > :endedSince) >= ${CIRCLE.ended.max}`

/**
 * As SQL: the author of the newest terms of a request; who has edited an item since has said nothing.
 *
 * @param swapId with its table before it: alone it would be the revision's own.
 */
export const authorOf = (swapId: string) =>
  `(SELECT by_id FROM swap_revisions WHERE swap_id = ${swapId} AND NOT is_edit ORDER BY revision DESC LIMIT 1)`

/**
 * As SQL: what pending requests say, `given` for `back`: their author gives each listed thing of theirs for the one that comes
 * back, where exactly one does and is listed.
 */
export const REQUEST_ARCS = `swap_legs AS given JOIN swap_legs AS back
    ON back.swap_id = given.swap_id AND back.until_revision IS NULL AND back.to_id = given.from_id
  WHERE given.swap_kind = 'request' AND given.swap_state = 'proposed' AND given.until_revision IS NULL
    AND given.item_id IS NOT NULL AND back.item_id IS NOT NULL AND given.from_id = ${authorOf('given.swap_id')}
    AND (SELECT count(*) FROM swap_legs AS other WHERE other.swap_id = given.swap_id AND other.until_revision IS NULL
      AND other.to_id = given.from_id) = 1`
