import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { contentContract } from './content-contract.ts'
import { siteView } from './content-service.ts'

export const contentApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contentContract['GET /api/header-footer'],
    handler: async () => ok({ data: siteView(app.db) }),
  })
}
