import type { FastifyInstance } from 'fastify'
import { PaymentView } from './payments-schema.ts'
import { listPlans } from './payments-service.ts'

export async function paymentsPages(app: FastifyInstance) {
  app.get('/payment', (_request, reply) =>
    reply.page('payment', PaymentView, () => ({ plans: listPlans(app.db) }), {
      cache: { key: '', shows: ['plans'] },
    }),
  )
}
