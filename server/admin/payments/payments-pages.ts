import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { showsPlans } from '../../site/content/plans-shown.ts'
import { listCircles } from '../../trading/circles/circles-service.ts'
import { openRequests } from '../../trading/exchanges/open-requests-service.ts'
import { listPlans } from './payments-service.ts'
import { PaymentView } from './payments-shared.ts'

export async function paymentsPages(app: FastifyInstance) {
  app.get('/payment', ({ viewer }, reply) => {
    const plans = () => (showsPlans(app.db) ? listPlans(app.db) : null)
    return viewer
      ? reply.page('payment', PaymentView, () => ({
          plans: plans(),
          trades: openRequests(app.db, viewer.id),
          circles: (['proposed', 'agreed'] as const).flatMap(
            (state) => listCircles(app.db, viewer.id, { state, page: 1 }).circles,
          ),
        }))
      : reply.page('payment', PaymentView, () => ({ plans: plans(), trades: null, circles: [] }), {
          cache: { key: '', shows: ['plans'] },
        })
  })
  // The page does not exist without plans, because there is nothing to pay.
  app.get('/paymentdetails', (_request, reply) =>
    showsPlans(app.db)
      ? reply.page('paymentdetails', z.object({}), () => ({}), { cache: { key: '', shows: [] } })
      : reply.redirect('/payment', 303),
  )
}
