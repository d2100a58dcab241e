import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { every } from '../../platform/jobs.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { SWAP_DEADLINE } from '../../swaps/limits.ts'
import { answerReview, review, tellOfReviews } from './reviews-service.ts'
import { AnswerBody, ReviewBody, ReviewView } from './reviews-shared.ts'

const common = { tags: ['People'], security: [{ bearer: [] }], params: IdParams }

export const reviewsRoutes = routes(async (app) => {
  every(app, SWAP_DEADLINE.lookEvery, 'reviews', () => tellOfReviews(app.db, Date.now()))
  const limit = app.limitByViewer(RATE.reviews)

  return [
    route(
      'POST /api/swaps/:id/reviews',
      {
        ...common,
        summary: 'Say how it was to swap with somebody',
        description:
          'Within 14 days after the swap was completed, about one whom I gave to or got from. Sent again it is changed. ' +
          'Nobody sees it until both have written or the 14 days are over; then nothing is changed any more.',
        body: ReviewBody,
        response: answers(ReviewView),
      },
      {
        onRequest: requireViewer,
        preHandler: limit,
        handler: async (request) => {
          const { mine, isShown } = review(app.db, viewerOf(request).id, request.params.id, request.body)
          return ok(mine, isShown ? m.common_reviews_published() : m.common_review_saved())
        },
      },
    ),
    route(
      'POST /api/reviews/:id/answer',
      {
        ...common,
        summary: 'Answer a review of me, once',
        body: AnswerBody,
        response: answers(ReviewView),
      },
      {
        onRequest: requireViewer,
        preHandler: limit,
        handler: async (request) =>
          ok(
            answerReview(app.db, viewerOf(request).id, request.params.id, request.body.text),
            m.common_answered(),
          ),
      },
    ),
  ]
})
