import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { showsPlans } from '../../site/content/plans-shown.ts'
import { listPlans } from './payments-service.ts'
import { PlanView } from './payments-shared.ts'

export const paymentsRoutes = routes(async (app) => [
  route(
    'GET /api/subscription-plans/list',
    {
      tags: ['Payments'],
      summary: 'All subscription plans',
      description:
        'A demonstration: no call takes a payment. None where admins have said that the site has no plans.',
      response: answers(z.array(PlanView)),
    },
    {
      handler: async () => ok(showsPlans(app.db) ? listPlans(app.db) : []),
    },
  ),
])
