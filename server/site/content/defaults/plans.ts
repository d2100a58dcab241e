import type { plans } from '../../../../db/schema/payments.ts'
import * as m from '../../../platform/catalogues/messages.ts'

export const defaultPlans = (): (typeof plans.$inferInsert)[] => [
  {
    name: m.defaults_plan_basic(),
    price: 0,
    billingInterval: 'month',
    description: m.defaults_plan_basic_text(),
    features: [
      m.defaults_plan_basic_1(),
      m.defaults_plan_basic_2(),
      m.defaults_plan_basic_3(),
      m.defaults_plan_basic_4(),
    ],
  },
  {
    name: m.defaults_plan_standard(),
    price: 2499,
    billingInterval: 'month',
    description: m.defaults_plan_standard_text(),
    isPopular: true,
    features: [
      m.defaults_plan_standard_1(),
      m.defaults_plan_standard_2(),
      m.defaults_plan_standard_3(),
      m.defaults_plan_standard_4(),
    ],
  },
  {
    name: m.defaults_plan_yearly(),
    price: 24900,
    billingInterval: 'year',
    description: m.defaults_plan_yearly_text(),
    features: [m.defaults_plan_yearly_1(), m.defaults_plan_yearly_2(), m.defaults_plan_yearly_3()],
  },
]
