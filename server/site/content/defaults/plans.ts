import type { plans } from '../../../../db/schema/payments.ts'
import * as m from '../../../platform/catalogues/messages.ts'

export const defaultPlans = (): (typeof plans.$inferInsert)[] => [
  {
    name: m.defaults_plan_basic(),
    price: 0,
    billingInterval: 'month',
    description: m.defaults_plan_basic_text(),
    features: [
      m.defaults_plan_basic_posting(),
      m.defaults_plan_basic_requests(),
      m.defaults_plan_basic_messages(),
      m.defaults_plan_basic_favourites(),
    ],
  },
  {
    name: m.defaults_plan_standard(),
    price: 2499,
    billingInterval: 'month',
    description: m.defaults_plan_standard_text(),
    isPopular: true,
    features: [
      m.defaults_plan_standard_includes(),
      m.defaults_plan_standard_server(),
      m.defaults_plan_standard_no_ads(),
      m.defaults_plan_standard_cancel(),
    ],
  },
  {
    name: m.defaults_plan_yearly(),
    price: 24900,
    billingInterval: 'year',
    description: m.defaults_plan_yearly_text(),
    features: [
      m.defaults_plan_yearly_includes(),
      m.defaults_plan_yearly_cheaper(),
      m.defaults_plan_yearly_payment(),
    ],
  },
]
