import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../http/envelope.ts'
import { RATE } from '../limits.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import type { WantWatcher } from './want-watcher.ts'
import { wantsContract } from './wants-contract.ts'
import { dropWant, makeWant, ownWants, refuseItem } from './wants-service.ts'

/** What one would swap for, and what not. Nobody else's business. */
export const wantsApi: FastifyPluginAsyncZod<{ watcher: WantWatcher }> = async (app, { watcher }) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...wantsContract['GET /api/wants'],
    handler: async (request) => {
      const { wants, pagination } = ownWants(app.db, viewerOf(request).id, request.query.page)
      return { ...ok(wants), pagination }
    },
  })

  app.route({
    ...wantsContract['POST /api/wants'],
    handler: async (request) => ok(makeWant(app, watcher, viewerOf(request).id, request.body)),
  })

  app.route({
    ...wantsContract['DELETE /api/wants/:id'],
    handler: async (request) => {
      dropWant(app, watcher, viewerOf(request).id, request.params.id)
      return ok(null)
    },
  })

  app.route({
    ...wantsContract['POST /api/wants/:id/refusal'],
    preHandler: app.limitByViewer(RATE.refusals),
    handler: async (request) => {
      refuseItem(app, watcher, viewerOf(request).id, request.params.id)
      return ok(null)
    },
  })
}
