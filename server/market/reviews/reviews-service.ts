import { type Db, eachApart, immediate } from '../../../db/open.ts'
import { randomId } from '../../../db/schema/columns.ts'
import { findAccount } from '../../members/accounts/accounts-queries.ts'
import { checkActive } from '../../members/accounts/active-account.ts'
import { personName } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { conflict, forbidden, invalid, notFound } from '../../platform/errors.ts'
import { smallImageOf } from '../../platform/images/image-view.ts'
import { notify } from '../../site/notifications/notifications-service.ts'
import { showChanged } from '../../swaps/swap-moves.ts'
import { neighboursIn, partyOf, swappedWith } from '../../swaps/swap-sides.ts'
import { findSwap, type Swap } from '../../swaps/swaps-queries.ts'
import { REVIEW_TIME, REVIEWS_TOLD } from '../limits.ts'
import {
  markTold,
  type ReviewRow,
  reviewBy,
  reviewById,
  reviewsOver,
  shownOfSwap,
  shownReview,
  untoldReviews,
  writeAnswer,
  writeReview,
} from './reviews-queries.ts'
import type { ReviewBody, ReviewView } from './reviews-shared.ts'

export const reviewView = (row: ReviewRow): ReviewView => ({
  id: row.id,
  by: {
    id: row.byId,
    name: personName(row.name),
    avatar: smallImageOf(row),
  },
  would_swap_again: row.wouldSwapAgain,
  text: row.text,
  answer: row.answer,
  created_at: row.createdAt.toISOString(),
})

const hasLeft = (db: Db, id: number) => findAccount(db, id)?.leftAt !== null

/** Why a review is not possible; null if it is. */
function whyNot(db: Db, swap: Swap, me: number, about: number, now: number): string | null {
  if (swap.state !== 'completed') return m.common_swap_not_completed()
  if (hasLeft(db, about)) return m.common_this_person_has_left()
  if (now - swap.endedAt! >= REVIEW_TIME) return m.common_review_time_over()
  const bothHaveWritten =
    reviewBy(db).get({ swapId: swap.id, byId: me, aboutId: about }) &&
    reviewBy(db).get({ swapId: swap.id, byId: about, aboutId: me })
  return bothHaveWritten ? m.common_reviews_final() : null
}

/** Users that may be reviewed now. */
export const reviewable = (db: Db, swap: Swap, me: number): number[] =>
  swappedWith(swap, me).filter((about) => whyNot(db, swap, me, about, Date.now()) === null)

type ReviewOfOne = ReviewView & { about: number }

const ofOne = (row: ReviewRow): ReviewOfOne => ({ ...reviewView(row), about: row.aboutId })

/** Published reviews, and the user's own unpublished ones. */
export function reviewsOfSwap(
  db: Db,
  swap: Swap,
  me: number,
): { shown: ReviewOfOne[]; waiting: ReviewOfOne[] } {
  if (swap.state !== 'completed') return { shown: [], waiting: [] }
  const shown = shownOfSwap(db).all({ swapId: swap.id, over: reviewsOver(Date.now()) })
  const waiting = reviewable(db, swap, me).flatMap((about) => {
    const row = reviewBy(db).get({ swapId: swap.id, byId: me, aboutId: about })
    return row ? ofOne(row) : []
  })
  return { shown: shown.map(ofOne), waiting }
}

function tellReviewed(db: Db, { id, aboutId, byId }: ReviewRow, now: number): void {
  markTold(db).run({ id, now })
  const url = `/people/${aboutId}#review-${id}`
  notify(db, 'review_shown', { to: aboutId, values: { by: { person: byId } }, url })
}

/**
 * Writes or changes a review. Unpublished until both have written or the time is over; whether the other has written is not revealed.
 * @returns the own review, and whether both are published.
 * @throws AppError 404 no own swap or no exchange with the user; 422 oneself; 409 not completed, account deleted, or published; 401 suspended
 */
export function review(
  db: Db,
  me: number,
  swapId: number,
  body: ReviewBody,
): { mine: ReviewView; isShown: boolean } {
  return immediate(db, () => {
    checkActive(db, me)
    const swap = findSwap(db, swapId)
    if (!swap || !partyOf(swap, me)) throw notFound(m.common_swap_missing())
    const { about } = body
    if (about === me) throw invalid({ about: [m.common_you_cannot_review_yourself()] })
    if (!neighboursIn(swap, me).includes(about)) {
      throw notFound(m.common_partner_missing())
    }
    const now = Date.now()
    const hasSwapped = swap.state !== 'completed' || swappedWith(swap, me).includes(about)
    const wrong = hasSwapped ? whyNot(db, swap, me, about, now) : m.common_swap_not_completed()
    if (wrong) throw conflict(wrong)
    const { id } = writeReview(db).get({
      id: randomId(),
      swapId,
      byId: me,
      aboutId: about,
      wouldSwapAgain: body.would_swap_again,
      text: body.text,
      now,
    })
    const mine = reviewById(db).get({ id })!
    const theirs = reviewBy(db).get({ swapId, byId: about, aboutId: me })
    if (theirs) {
      tellReviewed(db, mine, now)
      tellReviewed(db, theirs, now)
      showChanged(db, swap)
    }
    return { mine: reviewView(mine), isShown: theirs !== undefined }
  })
}

/** Stores the single reply of the reviewed user. @throws AppError 404 not found or not published; 403 not about them; 409 already answered */
export function answerReview(db: Db, me: number, id: number, text: string): ReviewView {
  return immediate(db, () => {
    checkActive(db, me)
    const now = Date.now()
    const row = shownReview(db).get({ id, over: reviewsOver(now) })
    if (!row) throw notFound(m.common_review_missing())
    if (row.aboutId !== me) throw forbidden(m.common_not_your_review())
    if (writeAnswer(db).run({ id, text, now }).changes === 0) {
      throw conflict(m.common_answered_already())
    }
    const url = `/people/${me}#review-${id}`
    notify(db, 'review_answered', { to: row.byId, values: { by: { person: me } }, url })
    return reviewView(reviewById(db).get({ id })!)
  })
}

/** Notifies of at most REVIEWS_TOLD reviews published because the time is over. @param now milliseconds since 1970. */
export function tellOfReviews(db: Db, now: number): void {
  const untold = untoldReviews(db).all({ over: reviewsOver(now), limit: REVIEWS_TOLD })
  eachApart(db, untold, ({ id }) => tellReviewed(db, reviewById(db).get({ id })!, now))
}
