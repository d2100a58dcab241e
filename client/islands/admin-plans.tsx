import type { PlanRowView, PlansView } from '../../server/payments/admin-plans-shared.ts'
import { Collection } from '../components/admin/collection.tsx'
import { PlanDialog } from '../components/admin/plan-dialog.tsx'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The subscription plans: added, changed, put in order, deleted. */
export default function AdminPlans({ first }: { first: PlanRowView[] }) {
  return (
    <Collection
      path="/api/admin/plans"
      first={first}
      listIn={(data) => (data as PlansView).plans}
      noun="plan"
      row={(plan) => (
        <div className="words">
          <b>
            {plan.name} {plan.is_popular && <span className="badge">Popular</span>}
          </b>
          <span className="note">
            {dollars.format(plan.price)} a {plan.billing_interval}
          </span>
        </div>
      )}
      editor={(props) => <PlanDialog {...props} />}
      guard={({ version }) => ({ version })}
      afterDelete="The plan will be gone from the page “Choose the right plan for you”."
    />
  )
}
