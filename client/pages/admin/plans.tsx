import type { PlansPageView } from '../../../server/admin/payments/admin-plans-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { Sentence } from '../../components/common/sentence.tsx'
import { CallForm } from '../../components/form/call-form.tsx'
import { SelectField } from '../../components/form/field.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_plans() })

export default function PlansPage({ plans, shown }: PageProps<PlansPageView>) {
  return (
    <>
      <h1>{m.admin_plans()}</h1>
      <p className="lead">
        <Sentence
          of={m.admin_plans_lead({
            link: (text) => (
              <a className="inline-link" href="/payment">
                {text}
              </a>
            ),
          })}
        />
      </p>
      <NeedsScript />
      <section className="panel above-rows">
        <CallForm
          call="POST /api/admin/plans/shown"
          label={m.form_save()}
          busy={m.form_saving()}
          look="quiet"
        >
          <SelectField
            label={m.place_plans_shown()}
            name="shown"
            defaultValue={shown ? 'on' : 'off'}
            help={m.place_plans_shown_help()}
          >
            <option value="on">{m.place_yes()}</option>
            <option value="off">{m.place_no()}</option>
          </SelectField>
        </CallForm>
      </section>
      <Island name="admin-plans" when="load" props={{ first: plans }} />
    </>
  )
}
