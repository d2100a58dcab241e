import type { PlanForm, PlanRowView, PlansView } from '../../server/admin/payments/admin-plans-shared.ts'
import { dollars } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import { call } from '../api.ts'
import { Collection } from '../components/admin/collection.tsx'
import { PlanDialog } from '../components/admin/plan-dialog.tsx'
import type { CollectionCalls } from '../components/admin/use-collection.ts'

async function listOf(answer: Promise<{ data: PlansView; message: string }>) {
  const { data, message } = await answer
  return { list: data.plans, message }
}

const calls: CollectionCalls<PlanRowView, PlanForm, { version: number }> = {
  read: () => listOf(call('GET /api/admin/plans')),
  add: (body) => listOf(call('POST /api/admin/plans', { body })),
  change: (id, body) => listOf(call('POST /api/admin/plans/:id', { params: { id }, body })),
  order: (body) => listOf(call('POST /api/admin/plans/order', { body })),
  remove: (id, body) => listOf(call('DELETE /api/admin/plans/:id', { params: { id }, body })),
}

export default function AdminPlans({ first }: { first: PlanRowView[] }) {
  return (
    <Collection
      calls={calls}
      first={first}
      noun="plan"
      row={(plan) => (
        <div className="words">
          <b>
            {plan.name} {plan.is_popular && <span className="badge">{m.admin_popular()}</span>}
          </b>
          <span className="note">
            {m.admin_price_each({ price: dollars(plan.price), interval: plan.billing_interval })}
          </span>
        </div>
      )}
      editor={(props) => <PlanDialog {...props} />}
      guard={({ version }) => ({ version })}
      afterDelete={m.admin_plan_delete_help()}
    />
  )
}
