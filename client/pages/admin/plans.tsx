import type { PlansView } from '../../../server/payments/admin-plans-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Plans' })

export default function PlansPage({ plans }: PageProps<PlansView>) {
  return (
    <>
      <h1>Plans</h1>
      <p className="lead">
        What stands at{' '}
        <a className="inline-link" href="/payment">
          Choose the right plan for you
        </a>
        . It is a demonstration: no payment is ever taken.
      </p>
      <NeedsScript />
      <Island name="admin-plans" when="load" props={{ first: plans }} />
    </>
  )
}
