import * as m from '../../../server/platform/catalogues/messages.ts'
import { LONGEST } from '../../../server/platform/schemas/longest-shared.ts'
import type { NeighbourhoodView } from '../../../server/site/neighbourhoods/neighbourhoods-shared.ts'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { Field } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.place_neighbourhoods() })

export default function NeighbourhoodsPage({
  neighbourhoods,
}: PageProps<{ neighbourhoods: NeighbourhoodView[] }>) {
  return (
    <>
      <h1>{m.place_neighbourhoods()}</h1>
      <p className="lead">{m.place_neighbourhoods_lead()}</p>
      <NeedsScript />
      {neighbourhoods.length === 0 ? (
        <EmptyState title={m.place_no_neighbourhoods()} />
      ) : (
        <ul className="reported-list">
          {neighbourhoods.map(({ id, name }) => (
            <li key={id} className="panel reported">
              <h2>{name}</h2>
              <div className="row-acts">
                <CallForm
                  call="DELETE /api/admin/neighbourhoods/:id"
                  params={{ id }}
                  label={m.place_remove()}
                  busy={m.place_removing()}
                  about={name}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <section className="panel form">
        <h2>{m.place_add_one()}</h2>
        <CallForm call="POST /api/admin/neighbourhoods" label={m.place_add()} busy={m.place_adding()} look="">
          <Field label={m.place_name()} name="name" maxLength={LONGEST.neighbourhood} autoComplete="off" />
        </CallForm>
      </section>
    </>
  )
}
