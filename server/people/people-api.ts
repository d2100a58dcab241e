import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../http/envelope.ts'
import { peopleContract } from './people-contract.ts'
import { itemsOfPerson } from './people-service.ts'

/** People as others see them. Open to visitors, as their items are. */
export const peopleApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...peopleContract['GET /api/people/:id/products'],
    handler: async ({ params, query, viewer }) => {
      const { products, pagination } = itemsOfPerson(app.db, params.id, query.page, viewer?.id)
      return { ...ok(products), pagination }
    },
  })
}
