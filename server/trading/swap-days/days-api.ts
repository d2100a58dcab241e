import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { daysContract } from './days-contract.ts'
import {
  codeView,
  dayThings,
  dayView,
  deckOfDay,
  getDay,
  joinWith,
  leave,
  listDays,
  mineOf,
  removeFrom,
} from './days-service.ts'

export const daysApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...daysContract['GET /api/swap-days'],
    handler: async ({ query, viewer }) => {
      const { days, pagination } = listDays(app.db, query.page, viewer?.id)
      return { ...ok(days), pagination }
    },
  })

  app.route({
    ...daysContract['GET /api/swap-days/:id'],
    handler: async ({ params, viewer }) => ok(dayView(app.db, getDay(app.db, params.id), viewer?.id)),
  })

  app.route({
    ...daysContract['GET /api/swap-days/:id/things'],
    handler: async ({ params, query, viewer }) => {
      const { cards, pagination } = dayThings(app.db, params.id, query.page, viewer?.id)
      return { ...ok(cards), pagination }
    },
  })

  app.route({
    ...daysContract['POST /api/swap-days/:id/things'],
    onRequest: requireViewer,
    handler: async (request) =>
      ok(joinWith(app, request.params.id, viewerOf(request).id, request.body), m.days_joined()),
  })

  app.route({
    ...daysContract['DELETE /api/swap-days/:id/things'],
    onRequest: requireViewer,
    handler: async (request) => {
      leave(app, request.params.id, viewerOf(request).id)
      return ok(null, m.days_left())
    },
  })

  app.route({
    ...daysContract['DELETE /api/swap-days/:id/things/:item'],
    onRequest: requireViewer,
    handler: async (request) =>
      ok(removeFrom(app, request.params.id, viewerOf(request).id, request.params.item), m.days_removed()),
  })

  app.route({
    ...daysContract['GET /api/swap-days/:id/deck'],
    onRequest: requireViewer,
    handler: async (request) =>
      ok(deckOfDay(app.db, request.params.id, viewerOf(request).id, request.query.skip)),
  })

  app.route({
    ...daysContract['GET /api/swap-days/:id/code'],
    onRequest: requireViewer,
    handler: async (request) =>
      ok(codeView(app.db, app.config.publicUrl, request.params.id, viewerOf(request).id)),
  })

  app.route({
    ...daysContract['GET /api/swap-days/:id/mine'],
    onRequest: requireViewer,
    handler: async (request) => ok(mineOf(app.db, request.params.id, viewerOf(request).id)),
  })
}
