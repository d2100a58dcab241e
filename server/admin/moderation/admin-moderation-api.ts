import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { approve, decline } from './admin-approvals-service.ts'
import { adminModerationContract } from './admin-moderation-contract.ts'
import { hideReview, showReview } from './admin-reviews-service.ts'
import { liftSuspension, suspend } from './admin-suspensions-service.ts'
import { hideItem, showItem } from './admin-take-downs-service.ts'

export const adminModerationApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminModerationContract['POST /api/admin/people/:id/suspension'],
    handler: async (request) => {
      suspend(app, viewerOf(request), request.params.id, request.body.reason)
      return ok(null, m.admin_suspended())
    },
  })

  app.route({
    ...adminModerationContract['DELETE /api/admin/people/:id/suspension'],
    handler: async (request) => {
      liftSuspension(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_the_suspension_is_lifted())
    },
  })

  app.route({
    ...adminModerationContract['POST /api/admin/people/:id/approval'],
    handler: async (request) => {
      approve(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_let_in())
    },
  })

  app.route({
    ...adminModerationContract['DELETE /api/admin/people/:id/approval'],
    handler: async (request) => {
      decline(app, viewerOf(request), request.params.id, request.body.reason)
      return ok(null, m.admin_not_let_in())
    },
  })

  app.route({
    ...adminModerationContract['POST /api/admin/items/:id/hiding'],
    handler: async (request) => {
      hideItem(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_item_taken_down())
    },
  })

  app.route({
    ...adminModerationContract['DELETE /api/admin/items/:id/hiding'],
    handler: async (request) => {
      showItem(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_item_shown())
    },
  })

  app.route({
    ...adminModerationContract['POST /api/admin/reviews/:id/hiding'],
    handler: async (request) => {
      hideReview(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_the_review_is_hidden())
    },
  })

  app.route({
    ...adminModerationContract['DELETE /api/admin/reviews/:id/hiding'],
    handler: async (request) => {
      showReview(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_review_shown())
    },
  })
}
