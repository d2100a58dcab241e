import { z } from 'zod'
import { CircleView } from '../../trading/circles/circles-shared.ts'
import { ExchangeRowView } from '../../trading/exchanges/exchanges-shared.ts'

/** A subscription plan. A demonstration: no payment is ever taken (decisions, section 6). */
export const PlanView = z
  .object({
    id: z.int(),
    name: z.string(),
    /** US dollars, to the cent. */
    price: z.number().min(0).meta({ description: 'US dollars for each billing interval' }),
    billing_interval: z.enum(['month', 'year']),
    description: z.string(),
    is_popular: z.boolean(),
    features: z.array(z.string()),
  })
  .meta({ id: 'SubscriptionPlan' })
export type PlanView = z.infer<typeof PlanView>

/** What /payment shows. */
export const PaymentView = z.object({
  /** Null where the site has none. */
  plans: z.array(PlanView).nullable(),
  /** The signed-in person's requests that are not over; null for a visitor. */
  trades: z.array(ExchangeRowView).nullable(),
  /** Swaps that the site has found for them and that are not over. */
  circles: z.array(CircleView),
})
export type PaymentView = z.infer<typeof PaymentView>
