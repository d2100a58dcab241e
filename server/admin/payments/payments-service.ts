import type { Db } from '../../../db/open.ts'
import { shown, worded } from '../../platform/catalogues/default-texts.ts'
import { plansInOrder } from './payments-queries.ts'
import type { PlanView } from './payments-shared.ts'

type Row = ReturnType<ReturnType<typeof plansInOrder>['all']>[number]

export const planView = (plan: Row, word: (text: string) => string = worded): PlanView => ({
  id: plan.id,
  name: word(plan.name),
  price: plan.price / 100,
  billing_interval: plan.billingInterval,
  description: word(plan.description),
  is_popular: plan.isPopular,
  features: plan.features.map(word),
})

export const listPlans = (db: Db): PlanView[] =>
  plansInOrder(db)
    .all()
    .map((plan) => planView(plan, shown))
