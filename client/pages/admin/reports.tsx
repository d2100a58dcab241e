import type { AdminReportsView } from '../../../server/admin/reports/admin-reports-shared.ts'
import * as m from '../../../server/platform/catalogues/messages.ts'
import { listHref } from '../../components/admin/narrow-form.tsx'
import { Reported } from '../../components/admin/reported-thing.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { Pager } from '../../components/common/pager.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

const PATH = '/admin/reports'
const states = () => ({ open: m.admin_open(), handled: m.admin_handled() })

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_reports() })

export default function AdminReportsPage(props: PageProps<AdminReportsView>) {
  const { state, open_count, things, pagination } = props
  return (
    <>
      <h1>{m.admin_reports()}</h1>
      <p className="lead">{m.admin_reports_lead()}</p>
      <nav className="tabs" aria-label={m.admin_show()}>
        {Object.entries(states()).map(([value, label]) => (
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
        <EmptyState
          title={state === 'open' ? m.admin_nothing_is_waiting() : m.admin_nothing_was_handled_yet()}
        />
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
