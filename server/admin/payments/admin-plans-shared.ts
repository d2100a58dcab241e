import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LISTED, LONGEST } from '../../platform/limits.ts'
import { optionalLine, requiredLine } from '../../platform/schemas/text-shared.ts'
import { HIGHEST_PRICE } from '../limits.ts'
import { PlanView } from './payments-shared.ts'

const WRONG_PRICE = { error: () => m.admin_wrong_price({ highest: HIGHEST_PRICE }) }

export const PlanForm = z.object({
  name: requiredLine(LONGEST.planName, m.admin_a_name, m.admin_plan_name_required),
  price: z
    .number(WRONG_PRICE)
    .min(0, WRONG_PRICE)
    .max(HIGHEST_PRICE, WRONG_PRICE)
    .multipleOf(0.01, { error: m.admin_price_decimals }),
  billing_interval: z.enum(['month', 'year'], { error: () => m.admin_plan_billing_wrong() }),
  description: optionalLine(LONGEST.planDescription, m.admin_a_description),
  is_popular: z.boolean(),
  features: z
    .array(requiredLine(LONGEST.planFeature, m.admin_a_feature, m.admin_a_feature_needs_words))
    .check(
      z.maxLength(LISTED.planFeatures, {
        error: () => m.admin_plan_features_limit({ planFeatures: LISTED.planFeatures }),
      }),
    ),
})
export type PlanForm = z.output<typeof PlanForm>

export const PlanRowView = PlanView.extend({ version: z.int() })
export type PlanRowView = z.output<typeof PlanRowView>

export const PlansView = z.object({ plans: z.array(PlanRowView) })
export type PlansView = z.output<typeof PlansView>

export const PlansPageView = z.object({ ...PlansView.shape, shown: z.boolean() })
export type PlansPageView = z.output<typeof PlansPageView>
