import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { peopleContract } from './people-contract.ts'
import { getPerson, itemsOfPerson, reviewsOfPerson } from './people-service.ts'

export const peopleApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...peopleContract['GET /api/people/:id'],
    handler: async ({ params, viewer }) => ok(getPerson(app.db, params.id, viewer?.id)),
  })

  app.route({
    ...peopleContract['GET /api/people/:id/reviews'],
    handler: async ({ params, query, viewer }) => {
      const { reviews, pagination } = reviewsOfPerson(app.db, params.id, query.page, viewer?.id)
      return { ...ok(reviews), pagination }
    },
  })

  app.route({
    ...peopleContract['GET /api/people/:id/products'],
    handler: async ({ params, query, viewer }) => {
      const { products, pagination } = itemsOfPerson(app.db, params.id, query.page, viewer?.id)
      return { ...ok(products), pagination }
    },
  })
}
