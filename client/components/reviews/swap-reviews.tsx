import type { ReviewView } from '../../../server/market/reviews/reviews-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Review } from './review.tsx'
import { ReviewForm } from './review-form.tsx'

interface Props {
  swapId: number
  /** The reviewed user. */
  other: { id: number; name: string }
  /** Published reviews. */
  reviews: ReviewView[]
  /** Own unpublished review. */
  mine: ReviewView | null
  mayReview: boolean
  onChange: () => void
}

/** Own review form, then published reviews. */
export function SwapReviews({ swapId, other, reviews, mine, mayReview, onChange }: Props) {
  if (!mayReview && reviews.length === 0) return null
  const nameOf = (by: number) => (by === other.id ? m.people_you() : other.name)
  return (
    <section className="swap-reviews" aria-label={m.people_reviews_of_swap()}>
      {mayReview && (
        <>
          {mine && <p className="notice hint">{m.people_review_waits({ name: other.name })}</p>}
          <ReviewForm swapId={swapId} about={other} mine={mine} onDone={onChange} />
        </>
      )}
      {reviews.length > 0 && (
        <ol className="reviews">
          {reviews.map((review) => (
            <Review key={review.id} review={review} about={nameOf(review.by.id)} />
          ))}
        </ol>
      )}
    </section>
  )
}
