import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { dashboardContract } from './dashboard-contract.ts'
import { waitingFor } from './waiting.ts'

export const dashboardApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...dashboardContract['GET /api/unread-counts'],
    onRequest: requireViewer,
    handler: async (request) => ok(waitingFor(app.db, viewerOf(request).id)),
  })
}
