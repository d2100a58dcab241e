import type { Db } from '../../db/open.ts'
import { plansInOrder } from './payments-queries.ts'
import type { PlanView } from './payments-schema.ts'

/** All plans in the order in which an admin has put them. */
export function listPlans(db: Db): PlanView[] {
  return plansInOrder(db)
    .all()
    .map((plan) => ({
      id: plan.id,
      name: plan.name,
      price: plan.price / 100,
      billing_interval: plan.billingInterval,
      description: plan.description,
      is_popular: plan.isPopular,
      features: plan.features,
    }))
}
