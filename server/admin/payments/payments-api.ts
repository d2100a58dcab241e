import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../../platform/http/envelope.ts'
import { showsPlans } from '../../site/content/plans-shown.ts'
import { paymentsContract } from './payments-contract.ts'
import { listPlans } from './payments-service.ts'

export const paymentsApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...paymentsContract['GET /api/subscription-plans/list'],
    handler: async () => ok(showsPlans(app.db) ? listPlans(app.db) : []),
  })
}
