import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { PlanView } from './payments-shared.ts'

export const paymentsContract = contract({
  'GET /api/subscription-plans/list': {
    tags: ['Payments'],
    summary: 'All subscription plans',
    description:
      'A demonstration: no call takes a payment. None where admins have said that the site has no plans.',
    response: answers(z.array(PlanView)),
  },
})
