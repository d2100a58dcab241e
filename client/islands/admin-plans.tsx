import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { PlanRowView, PlansView } from '../../server/admin/plans-schema.ts'
import { ConfirmDialog } from '../components/admin/confirm-dialog.tsx'
import { PlanDialog } from '../components/admin/plan-dialog.tsx'
import { RowTools } from '../components/admin/row-tools.tsx'
import { useCollection } from '../components/admin/use-collection.ts'

const listIn = (data: unknown) => (data as PlansView).plans
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The subscription plans: added, changed, put in order, deleted. */
export default function AdminPlans({ first }: { first: PlanRowView[] }) {
  const { list, errors, conflict, busy, call, move, forget } = useCollection(
    '/api/admin/plans',
    first,
    listIn,
  )
  const [edited, setEdited] = useState<PlanRowView | 'new'>()
  const [deleted, setDeleted] = useState<PlanRowView>()

  function close() {
    forget()
    setEdited(undefined)
    setDeleted(undefined)
  }

  return (
    <>
      <ol className="rows">
        {list.map((plan, at) => (
          <li key={plan.id} className="panel">
            <div className="words">
              <b>
                {plan.name} {plan.is_popular && <span className="badge">Popular</span>}
              </b>
              <span className="note">
                {dollars.format(plan.price)} a {plan.billing_interval}
              </span>
            </div>
            <RowTools
              name={plan.name}
              isFirst={at === 0}
              isLast={at === list.length - 1}
              busy={busy}
              onMove={(by) => move(plan.id, by)}
              onEdit={() => setEdited(plan)}
              onDelete={() => setDeleted(plan)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="button" onClick={() => setEdited('new')}>
        <Plus size={18} aria-hidden="true" />
        Add a plan
      </button>
      {edited && (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          errors={errors}
          conflict={conflict}
          busy={busy}
          onClose={close}
          onSave={async (form) => {
            if (await call(edited === 'new' ? '' : `/${edited.id}`, form)) close()
          }}
        />
      )}
      {deleted && (
        <ConfirmDialog
          title={`Delete ${deleted.name}?`}
          action="Delete"
          busy={busy}
          problem={conflict}
          onClose={close}
          onConfirm={async () => {
            if (await call(`/${deleted.id}`, undefined, { method: 'DELETE' })) close()
          }}
        >
          <p>The plan will be gone from the page “Choose the right plan for you”.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
