import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { listPlans } from './payments-service.ts'
import { PlanView } from './payments-shared.ts'

export const paymentsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/subscription-plans/list',
    {
      schema: {
        tags: ['Payments'],
        summary: 'All subscription plans',
        description: 'A demonstration: no call takes a payment.',
        response: { 200: envelope(z.array(PlanView)), '4xx': ErrorEnvelope },
      },
    },
    async () => ok(listPlans(app.db)),
  )
}
