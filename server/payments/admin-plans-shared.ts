import { z } from 'zod'
import { HIGHEST_PRICE, LISTED, LONGEST } from '../limits.ts'
import { optionalLine, requiredLine } from '../text-shared.ts'
import { PlanView } from './payments-shared.ts'

const WRONG_PRICE = `A price is a number of dollars from 0 to ${HIGHEST_PRICE.toLocaleString('en')}.`

/** What the form of a plan holds. */
export const PlanForm = z.object({
  name: requiredLine(LONGEST.planName, 'A name', 'A plan needs a name.'),
  /** US dollars for each billing interval. */
  price: z
    .number({ error: WRONG_PRICE })
    .min(0, WRONG_PRICE)
    .max(HIGHEST_PRICE, WRONG_PRICE)
    .multipleOf(0.01, 'A price has at most two digits after the point.'),
  billing_interval: z.enum(['month', 'year'], { error: 'A plan is billed by the month or by the year.' }),
  description: optionalLine(LONGEST.planDescription, 'A description'),
  is_popular: z.boolean(),
  features: z
    .array(requiredLine(LONGEST.planFeature, 'A feature', 'A feature needs words.'))
    .check(
      z.maxLength(LISTED.planFeatures, { error: `A plan takes at most ${LISTED.planFeatures} features.` }),
    ),
})
export type PlanForm = z.output<typeof PlanForm>

/** A plan as admins see it; `version` rises with each save. */
export const PlanRowView = PlanView.extend({ version: z.int() })
export type PlanRowView = z.output<typeof PlanRowView>

/** /admin/plans, in order. */
export const PlansView = z.object({ plans: z.array(PlanRowView) })
export type PlansView = z.output<typeof PlansView>
