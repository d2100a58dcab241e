import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { excluded, is } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, images, reviews, swaps } from '../../../db/schema/index.ts'
import { REVIEW_TIME } from '../limits.ts'

const { placeholder } = sql

type At = { over: number }

/** Start of the review period: swaps completed before this time accept no reviews, and their reviews are published. */
export const reviewsOver = (now: number): number => now - REVIEW_TIME

/** SQL condition: both have written or the time is over, and it is not hidden. */
const IS_SHOWN = `reviews.hidden_at IS NULL AND (swaps.ended_at <= :over OR EXISTS (SELECT 1 FROM reviews AS back
  WHERE back.swap_id = reviews.swap_id AND back.by_id = reviews.about_id AND back.about_id = reviews.by_id))`

const back = alias(reviews, 'back')
const isShown = sql`${reviews.hiddenAt} IS NULL AND (${swaps.endedAt} <= ${placeholder('over')}
  OR EXISTS (SELECT 1 FROM ${reviews} AS back WHERE ${back.swapId} = ${reviews.swapId}
    AND ${back.byId} = ${reviews.aboutId} AND ${back.aboutId} = ${reviews.byId}))`

export type ReviewRow = NonNullable<ReturnType<ReturnType<typeof reviewById>['get']>>

const select = (db: Db) =>
  db
    .select({
      id: reviews.id,
      swapId: reviews.swapId,
      aboutId: reviews.aboutId,
      byId: reviews.byId,
      name: accounts.name,
      hash: images.hash,
      widths: images.widths,
      wouldSwapAgain: reviews.wouldSwapAgain,
      text: reviews.text,
      answer: reviews.answer,
      hiddenAt: reviews.hiddenAt,
      createdAt: reviews.createdAt,
    })
    .from(reviews)
    .innerJoin(swaps, eq(swaps.id, reviews.swapId))
    .innerJoin(accounts, eq(accounts.id, reviews.byId))
    .leftJoin(images, eq(images.id, accounts.avatarImageId))

const isAbout = eq(reviews.aboutId, placeholder('aboutId'))

export const shownAbout = {
  page: prepared((db) =>
    select(db)
      .where(and(isAbout, isShown))
      .orderBy(sql`${reviews.createdAt} DESC, ${reviews.id}`)
      .limit(placeholder('limit'))
      .offset(placeholder('offset'))
      .prepare(),
  ),
  count: prepared((db) =>
    db
      .select({ total: sql<number>`count(*)` })
      .from(reviews)
      .innerJoin(swaps, eq(swaps.id, reviews.swapId))
      .where(and(isAbout, isShown))
      .prepare(),
  ),
}

export const shownOfSwap = prepared((db) =>
  select(db)
    .where(and(eq(reviews.swapId, placeholder('swapId')), isShown))
    .orderBy(reviews.createdAt, reviews.id)
    .prepare(),
)

export const shownReview = prepared((db) =>
  select(db)
    .where(and(is(reviews.id, 'id'), isShown))
    .prepare(),
)

export const reviewById = prepared((db) => select(db).where(is(reviews.id, 'id')).prepare())

export const reviewBy = prepared((db) =>
  select(db)
    .where(and(eq(reviews.swapId, placeholder('swapId')), eq(reviews.byId, placeholder('byId')), isAbout))
    .prepare(),
)

/** Upserts a review; an existing one keeps its id. Returns the id. */
export const writeReview = prepared((db) =>
  db
    .insert(reviews)
    .values({
      id: placeholder('id'),
      swapId: placeholder('swapId'),
      byId: placeholder('byId'),
      aboutId: placeholder('aboutId'),
      wouldSwapAgain: placeholder('wouldSwapAgain'),
      text: placeholder('text'),
      createdAt: sql`${placeholder('now')}`,
      updatedAt: sql`${placeholder('now')}`,
    })
    .onConflictDoUpdate({
      target: [reviews.swapId, reviews.byId, reviews.aboutId],
      set: {
        wouldSwapAgain: excluded(reviews.wouldSwapAgain),
        text: excluded(reviews.text),
        updatedAt: excluded(reviews.updatedAt),
      },
    })
    .returning({ id: reviews.id })
    .prepare(),
)

const theReview = eq(reviews.id, placeholder('id'))
const now = sql`${placeholder('now')}`

export const writeAnswer = prepared((db) =>
  db
    .update(reviews)
    .set({ answer: sql`${placeholder('text')}`, answeredAt: now, updatedAt: now })
    .where(sql`${theReview} AND ${reviews.answer} IS NULL`)
    .prepare(),
)

export const setHidden = prepared((db) =>
  db
    .update(reviews)
    .set({ hiddenAt: sql`${placeholder('hiddenAt')}`, updatedAt: now })
    .where(theReview)
    .prepare(),
)

/** Reviews published by time without a notification. INDEXED BY avoids scanning all reviews for the order. */
export const untoldReviews = prepared((db) =>
  db
    .select({ id: sql<number>`${reviews.id}` })
    .from(sql`${reviews} INDEXED BY reviews_untold`)
    .innerJoin(swaps, eq(swaps.id, reviews.swapId))
    .where(
      sql`${reviews.toldAt} IS NULL AND ${reviews.hiddenAt} IS NULL AND ${swaps.endedAt} <= ${placeholder('over')}`,
    )
    .orderBy(reviews.createdAt, reviews.id)
    .limit(placeholder('limit'))
    .prepare(),
)

export const markTold = prepared((db) =>
  db
    .update(reviews)
    .set({ toldAt: now, updatedAt: sql`${reviews.updatedAt}` })
    .where(theReview)
    .prepare(),
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
