import * as m from '../../../server/catalogues/messages.ts'
import type { PlansView } from '../../../server/payments/admin-plans-shared.ts'
import { Sentence } from '../../components/common/sentence.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_plans() })

export default function PlansPage({ plans }: PageProps<PlansView>) {
  return (
    <>
      <h1>{m.admin_plans()}</h1>
      <p className="lead">
        <Sentence
          of={m.admin_what_stands_at_choose_the_right_plan({
            link: (text) => (
              <a className="inline-link" href="/payment">
                {text}
              </a>
            ),
          })}
        />
      </p>
      <NeedsScript />
      <Island name="admin-plans" when="load" props={{ first: plans }} />
    </>
  )
}
