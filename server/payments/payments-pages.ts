import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listPlans } from './payments-service.ts'
import { PaymentView } from './payments-shared.ts'

export async function paymentsPages(app: FastifyInstance) {
  app.get('/payment', (_request, reply) =>
    reply.page('payment', PaymentView, () => ({ plans: listPlans(app.db) }), {
      cache: { key: '', shows: ['plans'] },
    }),
  )
  app.get('/paymentdetails', (_request, reply) =>
    reply.page('paymentdetails', z.object({}), () => ({}), { cache: { key: '', shows: [] } }),
  )
}
