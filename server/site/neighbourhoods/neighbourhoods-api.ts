import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { neighbourhoodsContract } from './neighbourhoods-contract.ts'
import { listNeighbourhoods } from './neighbourhoods-queries.ts'

export const neighbourhoodsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...neighbourhoodsContract['GET /api/neighbourhoods'],
    handler: async () => ok(listNeighbourhoods(app.db)),
  })
}
