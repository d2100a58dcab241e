import * as m from '../../../server/platform/catalogues/messages.ts'
import type { AuditLogView } from '../../../server/site/audit/audit-shared.ts'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_audit_log() })

export default function AuditLogPage({ acts, is_older, next_before }: PageProps<AuditLogView>) {
  return (
    <>
      <h1>{m.admin_audit_log()}</h1>
      <p className="lead">{m.admin_audit_lead()}</p>
      {acts.length === 0 ? (
        <EmptyState title={is_older ? m.admin_nothing_older_than_that() : m.admin_audit_empty()} />
      ) : (
        <div className="table-scroll">
          <table className="table stacked">
            <thead>
              <tr>
                <th scope="col">{m.admin_when()}</th>
                <th scope="col">{m.admin_who()}</th>
                <th scope="col">{m.admin_what()}</th>
              </tr>
            </thead>
            <tbody>
              {acts.map(({ id, created_at, admin_name, summary }) => (
                <tr key={id} id={`act-${id}`}>
                  <td>
                    <RelativeTime at={created_at} />
                  </td>
                  <td>
                    <bdi>{admin_name}</bdi>
                  </td>
                  <td>
                    <bdi>{summary}</bdi>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Older path="/admin/audit-log" isOlder={is_older} nextBefore={next_before} />
    </>
  )
}
