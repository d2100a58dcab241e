import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { AdminDaysPage } from '../../../server/trading/swap-days/day-pages-shared.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { DAY_STATES } from '../../components/days/day-state.ts'
import { CallForm } from '../../components/form/call-form.tsx'
import { Field, TextAreaField } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { LocalTime } from '../../components/handovers/local-time.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.days_heading_all() })

export default function AdminSwapDaysPage({ days }: PageProps<AdminDaysPage>) {
  return (
    <>
      <h1>{m.days_heading_all()}</h1>
      <p className="lead">{m.days_admin_lead()}</p>
      <NeedsScript />
      {days.length === 0 ? (
        <EmptyState title={m.days_none()} />
      ) : (
        <ul className="acts">
          {days.map(({ id, title, state, starts_at }) => (
            <li key={id} className="panel">
              <div>
                <h2>
                  <a className="link" href={`/admin/swap-days/${id}`}>
                    {title}
                  </a>
                </h2>
                <p className="who">
                  {DAY_STATES[state]()}, <LocalTime at={starts_at} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <section className="panel form">
        <h2>{m.days_new_heading()}</h2>
        <CallForm call="POST /api/admin/swap-days" label={m.days_create()} busy={m.days_busy()} look="">
          <Field label={m.days_title()} name="title" maxLength={LONGEST.dayTitle} autoComplete="off" />
          <Field label={m.days_place()} name="place" maxLength={LONGEST.dayPlace} autoComplete="off" />
          <Field label={m.days_starts_at()} name="starts_at" type="datetime-local" />
          <Field label={m.days_check_in_until()} name="check_in_until" type="datetime-local" />
          <Field
            label={m.days_things_per_person()}
            name="things_per_person"
            type="number"
            min={1}
            max={100}
            defaultValue={10}
          />
          <TextAreaField label={m.days_about()} name="text" rows={4} maxLength={LONGEST.dayText} />
        </CallForm>
      </section>
    </>
  )
}
