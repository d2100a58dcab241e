import { z } from 'zod'
import { CircleView } from '../../trading/circles/circles-shared.ts'
import { ExchangeRowView } from '../../trading/exchanges/exchanges-shared.ts'

/** A subscription plan, for demonstration only: nothing is charged (decisions, section 6). */
export const PlanView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** US dollars with cents. */
    price: z.number().min(0).meta({ description: 'US dollars for each billing interval' }),
    billing_interval: z.enum(['month', 'year']),
    description: z.string(),
    is_popular: z.boolean(),
    features: z.array(z.string()),
  })
  .meta({ id: 'SubscriptionPlan' })
export type PlanView = z.infer<typeof PlanView>

export const PaymentView = z.object({
  plans: z.array(PlanView).nullable(),
  trades: z.array(ExchangeRowView).nullable(),
  circles: z.array(CircleView),
})
export type PaymentView = z.infer<typeof PaymentView>
