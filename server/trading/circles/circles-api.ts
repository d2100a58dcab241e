import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { circleConversations } from '../messages/circle-conversations.ts'
import { circleThread, writeToCircle } from './circle-messages.ts'
import { circlesContract } from './circles-contract.ts'
import {
  acceptCircle,
  callOffCircle,
  comeBack,
  completeLeg,
  isLeftOutOfCircles,
  listCircles,
  refuseCircle,
  viewCircle,
} from './circles-service.ts'

export const circlesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...circlesContract['GET /api/circles'],
    handler: async (request) => {
      const { circles, pagination } = listCircles(app.db, viewerOf(request).id, request.query)
      return { ...ok(circles), pagination }
    },
  })

  app.route({
    ...circlesContract['POST /api/circles/presence'],
    handler: async (request) => {
      const { id: accountId } = viewerOf(request)
      comeBack(app.db, accountId)
      return ok({ left_out: isLeftOutOfCircles(app.db, accountId) }, m.circles_welcome_back())
    },
  })

  app.route({
    ...circlesContract['GET /api/circles/:id'],
    handler: async (request) => ok(viewCircle(app.db, viewerOf(request).id, request.params.id)),
  })

  app.route({
    ...circlesContract['POST /api/circles/:id/acceptance'],
    handler: async (request) => {
      const me = viewerOf(request).id
      acceptCircle(app.db, me, request.params.id, request.body)
      return ok(viewCircle(app.db, me, request.params.id), m.circles_you_said_yes())
    },
  })

  app.route({
    ...circlesContract['POST /api/circles/:id/refusal'],
    handler: async (request) => {
      const me = viewerOf(request).id
      refuseCircle(app.db, me, request.params.id)
      return ok(viewCircle(app.db, me, request.params.id), m.circles_you_said_no())
    },
  })

  app.route({
    ...circlesContract['POST /api/circles/:id/completion'],
    handler: async (request) => {
      const me = viewerOf(request).id
      completeLeg(app.db, me, request.params.id, request.body?.leg)
      return ok(viewCircle(app.db, me, request.params.id), m.circles_confirmed())
    },
  })

  app.route({
    ...circlesContract['POST /api/circles/:id/cancellation'],
    handler: async (request) => {
      const me = viewerOf(request).id
      const { reason, ...why } = request.body
      callOffCircle(app.db, me, request.params.id, reason, why)
      return ok(viewCircle(app.db, me, request.params.id), m.circles_swap_called_off())
    },
  })

  app.route({
    ...circlesContract['GET /api/circle-conversations'],
    handler: async (request) => ok(circleConversations(app.db, viewerOf(request).id)),
  })

  app.route({
    ...circlesContract['GET /api/circles/:id/messages'],
    handler: async (request) =>
      ok(circleThread(app.db, viewerOf(request).id, request.params.id, request.query.before)),
  })

  app.route({
    ...circlesContract['POST /api/circles/:id/messages'],
    // Also accepts forms. Files are only for conversations of two.
    preValidation: [app.limitByViewer(RATE.messages), readForm()],
    handler: async (request) => {
      const window = request.headers['x-socket-id']
      const message = writeToCircle(app.db, viewerOf(request).id, request.params.id, request.body, window)
      return ok(message, m.circles_message_sent())
    },
  })
}
