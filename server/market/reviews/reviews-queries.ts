import { prepared } from '../../../db/open.ts'
import { REVIEW_TIME } from '../limits.ts'

type At = { over: number }

/** Swaps completed before this time accept no reviews; theirs are published. */
export const reviewsOver = (now: number): number => now - REVIEW_TIME

/** SQL condition: both have written or the time is over, and it is not hidden. */
const IS_SHOWN = `reviews.hidden_at IS NULL AND (swaps.ended_at <= :over OR EXISTS (SELECT 1 FROM reviews AS back
  WHERE back.swap_id = reviews.swap_id AND back.by_id = reviews.about_id AND back.about_id = reviews.by_id))`

export interface ReviewRow {
  id: number
  swapId: number
  aboutId: number
  byId: number
  name: string
  hash: string | null
  widths: string
  wouldSwapAgain: 0 | 1
  text: string
  answer: string | null
  hiddenAt: number | null
  createdAt: number
}

const SELECT = `SELECT reviews.id, swap_id AS swapId, about_id AS aboutId, by_id AS byId, accounts.name, images.hash,
    images.widths, would_swap_again AS wouldSwapAgain, text, answer, hidden_at AS hiddenAt,
    reviews.created_at AS createdAt
  FROM reviews JOIN swaps ON swaps.id = swap_id JOIN accounts ON accounts.id = by_id
  LEFT JOIN images ON images.id = accounts.avatar_image_id`

export const shownAbout = {
  page: prepared((db) =>
    db.$client.prepare<At & { aboutId: number; limit: number; offset: number }, ReviewRow>(
      `${SELECT} WHERE about_id = :aboutId AND ${IS_SHOWN} ORDER BY reviews.created_at DESC, reviews.id LIMIT :limit OFFSET :offset`,
    ),
  ),
  count: prepared((db) =>
    db.$client.prepare<At & { aboutId: number }, { total: number }>(
      `SELECT count(*) AS total FROM reviews JOIN swaps ON swaps.id = swap_id
       WHERE about_id = :aboutId AND ${IS_SHOWN}`,
    ),
  ),
}

export const shownOfSwap = prepared((db) =>
  db.$client.prepare<At & { swapId: number }, ReviewRow>(
    `${SELECT} WHERE swap_id = :swapId AND ${IS_SHOWN} ORDER BY reviews.created_at, reviews.id`,
  ),
)

export const shownReview = prepared((db) =>
  db.$client.prepare<At & { id: number }, ReviewRow>(`${SELECT} WHERE reviews.id IN (:id) AND ${IS_SHOWN}`),
)

export const reviewById = prepared((db) =>
  db.$client.prepare<{ id: number }, ReviewRow>(`${SELECT} WHERE reviews.id IN (:id)`),
)

export const reviewBy = prepared((db) =>
  db.$client.prepare<{ swapId: number; byId: number; aboutId: number }, ReviewRow>(
    `${SELECT} WHERE swap_id = :swapId AND by_id = :byId AND about_id = :aboutId`,
  ),
)

/** Upserts a review; an existing one keeps its id. Returns the id. */
export const writeReview = prepared((db) =>
  db.$client.prepare<
    {
      id: number
      swapId: number
      byId: number
      aboutId: number
      wouldSwapAgain: 0 | 1
      text: string
      now: number
    },
    { id: number }
  >(
    `INSERT INTO reviews (id, swap_id, by_id, about_id, would_swap_again, text, created_at, updated_at)
     VALUES (:id, :swapId, :byId, :aboutId, :wouldSwapAgain, :text, :now, :now)
     ON CONFLICT (swap_id, by_id, about_id) DO UPDATE
       SET would_swap_again = excluded.would_swap_again, text = excluded.text, updated_at = excluded.updated_at
     RETURNING id`,
  ),
)

export const writeAnswer = prepared((db) =>
  db.$client.prepare<{ id: number; text: string; now: number }>(
    `UPDATE reviews SET answer = :text, answered_at = :now, updated_at = :now WHERE id = :id AND answer IS NULL`,
  ),
)

export const setHidden = prepared((db) =>
  db.$client.prepare<{ id: number; hiddenAt: number | null; now: number }>(
    'UPDATE reviews SET hidden_at = :hiddenAt, updated_at = :now WHERE id = :id',
  ),
)

/** Reviews published by time without a notification. INDEXED BY avoids scanning all reviews for the order. */
export const untoldReviews = prepared((db) =>
  db.$client.prepare<At & { limit: number }, { id: number }>(
    `SELECT reviews.id FROM reviews INDEXED BY reviews_untold JOIN swaps ON swaps.id = swap_id
     WHERE told_at IS NULL AND hidden_at IS NULL AND ended_at <= :over ORDER BY reviews.created_at, reviews.id LIMIT :limit`,
  ),
)

export const markTold = prepared((db) =>
  db.$client.prepare<{ id: number; now: number }>('UPDATE reviews SET told_at = :now WHERE id = :id'),
)

/** Statistics for `ids` (JSON), in one query, because the call costs more than the counting. */
export const figuresOf = prepared((db) =>
  db.$client.prepare<At & { ids: string }, { id: number; swaps: number; yes: number; total: number }>(
    `SELECT value AS id,
       (SELECT count(DISTINCT swap_id) FROM completed_pairs WHERE account_id = value AND counts_as_id = swap_id)
       + (SELECT count(DISTINCT day_id) FROM swap_day_moves AS moves JOIN swap_days ON swap_days.id = day_id
          WHERE value IN (from_id, to_id) AND moves.state <> 'returned' AND swap_days.state IN ('finished', 'cancelled')) AS swaps,
       coalesce(sum(would_swap_again), 0) AS yes, count(would_swap_again) AS total
     FROM json_each(:ids) LEFT JOIN (SELECT about_id, would_swap_again,
         row_number() OVER (PARTITION BY about_id, other_id, counts_as_id ORDER BY reviews.created_at DESC, reviews.id) AS nth
       FROM reviews JOIN swaps ON swaps.id = reviews.swap_id
       JOIN completed_pairs AS pairs
         ON pairs.account_id = about_id AND pairs.other_id = by_id AND pairs.swap_id = reviews.swap_id
       WHERE about_id IN (SELECT value FROM json_each(:ids)) AND ${IS_SHOWN}) AS said
       ON said.about_id = value AND said.nth = 1
     GROUP BY value`,
  ),
)
