import type { Db } from '../../db/open.ts'
import { worded } from '../catalogues/default-texts.ts'
import { plansInOrder } from './payments-queries.ts'
import type { PlanView } from './payments-shared.ts'

type Row = ReturnType<ReturnType<typeof plansInOrder>['all']>[number]

export const planView = (plan: Row): PlanView => ({
  id: plan.id,
  name: worded(plan.name),
  price: plan.price / 100,
  billing_interval: plan.billingInterval,
  description: worded(plan.description),
  is_popular: plan.isPopular,
  features: plan.features.map(worded),
})

/** All plans in the order in which an admin has put them. */
export const listPlans = (db: Db): PlanView[] => plansInOrder(db).all().map(planView)
