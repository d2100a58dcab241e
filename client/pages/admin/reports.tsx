import type { AdminReportsView } from '../../../server/reports/admin-reports-shared.ts'
import { listHref } from '../../components/admin/narrow-form.tsx'
import { Reported } from '../../components/admin/reported-thing.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { Pager } from '../../components/common/pager.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const PATH = '/admin/reports'
const STATES = { open: 'Open', handled: 'Handled' }

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Reports' })

export default function AdminReportsPage(props: PageProps<AdminReportsView>) {
  const { state, open_count, things, pagination } = props
  return (
    <>
      <h1>Reports</h1>
      <p className="lead">What people have told you of, what has waited longest first.</p>
      <nav className="tabs" aria-label="Show">
        {Object.entries(STATES).map(([value, label]) => (
          <a
            key={value}
            href={listHref(PATH, { state: value })}
            aria-current={value === state ? 'page' : undefined}
          >
            {label}
            {value === 'open' && open_count > 0 && <span className="badge count">{open_count}</span>}
          </a>
        ))}
      </nav>
      <NeedsScript />
      {things.length === 0 ? (
        <EmptyState title={state === 'open' ? 'Nothing is waiting.' : 'Nothing was handled yet.'} />
      ) : (
        <ul className="reported-list">
          {things.map((thing) => (
            <Reported key={`${thing.kind}${thing.target_id}${thing.handled?.at}`} thing={thing} />
          ))}
        </ul>
      )}
      {pagination.last_page > 1 && (
        <Pager pagination={pagination} href={(page) => listHref(PATH, { state, page: String(page) })} />
      )}
    </>
  )
}
