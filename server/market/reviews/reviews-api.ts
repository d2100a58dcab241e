import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { every } from '../../platform/jobs.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { SWAP_DEADLINE } from '../../swaps/limits.ts'
import { reviewsContract } from './reviews-contract.ts'
import { answerReview, review, tellOfReviews } from './reviews-service.ts'

export const reviewsApi: FastifyPluginAsyncZod = async (app) => {
  every(app, SWAP_DEADLINE.lookEvery, 'reviews', () => tellOfReviews(app.db, Date.now()))
  const limit = app.limitByViewer(RATE.reviews)

  app.route({
    ...reviewsContract['POST /api/swaps/:id/reviews'],
    onRequest: requireViewer,
    preHandler: limit,
    handler: async (request) => {
      const { mine, isShown } = review(app.db, viewerOf(request).id, request.params.id, request.body)
      return ok(mine, isShown ? m.common_reviews_published() : m.common_review_saved())
    },
  })

  app.route({
    ...reviewsContract['POST /api/reviews/:id/answer'],
    onRequest: requireViewer,
    preHandler: limit,
    handler: async (request) =>
      ok(
        answerReview(app.db, viewerOf(request).id, request.params.id, request.body.text),
        m.common_answered(),
      ),
  })
}
