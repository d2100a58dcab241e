import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer } from '../../platform/sessions/session.ts'
import { demandContract } from './demand-contract.ts'
import { demandOf, demandViews } from './demand-service.ts'

export const demandApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...demandContract['GET /api/market/demand'],
    handler: async () => ok(demandViews(app.db, await demandOf(app.db).newest())),
  })
}
