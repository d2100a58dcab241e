import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { homeContract } from './home-contract.ts'
import { homeView } from './home-service.ts'

export const homeApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...homeContract['GET /api/home'],
    handler: async ({ query, viewer }) => ok(homeView(app.db, query.page, viewer?.id)),
  })
}
