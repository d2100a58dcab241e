import * as m from '../../../server/platform/catalogues/messages.ts'
import type { CircleView } from '../../../server/trading/circles/circles-shared.ts'
import { Review } from '../reviews/review.tsx'
import { ReviewForm } from '../reviews/review-form.tsx'
import { meetingsOf, meIn, peopleOf } from './circle-texts.ts'

/** Review forms, then published reviews. */
export function CircleReviews({ circle, onChange }: { circle: CircleView; onChange: () => unknown }) {
  const { id, reviews, my_reviews: mine, reviewable } = circle
  const me = meIn(circle)
  const people = peopleOf(circle)
  const asked = meetingsOf(circle).filter(({ other }) => reviewable.includes(other.id))
  const reviewed = people.filter((person) => reviews.some(({ about }) => about === person.id))
  if (asked.length === 0 && reviewed.length === 0) return null
  const nameOf = (person: { id: number; name: string }) => (person.id === me ? m.people_you() : person.name)
  return (
    <section className="panel swap-reviews" aria-label={m.people_reviews_of_swap()}>
      {asked.map(({ other }) => {
        const written = mine.find(({ about }) => about === other.id) ?? null
        return (
          <div key={other.id}>
            {written && <p className="notice hint">{m.people_review_waits({ name: other.name })}</p>}
            <ReviewForm swapId={id} about={other} mine={written} onDone={onChange} />
          </div>
        )
      })}
      {reviewed.map((person) => (
        <div key={person.id}>
          <h2>{m.circles_said_of({ name: nameOf(person), me: person.id === me ? 'yes' : 'no' })}</h2>
          <ol className="reviews">
            {reviews
              .filter(({ about }) => about === person.id)
              .map((review) => (
                <Review key={review.id} review={review} about={nameOf(person)} />
              ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
