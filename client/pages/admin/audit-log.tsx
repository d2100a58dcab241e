import type { AuditLogView } from '../../../server/audit/audit-shared.ts'
import { Older } from '../../components/admin/older.tsx'
import { EmptyState } from '../../components/common/empty-state.tsx'
import { RelativeTime } from '../../components/common/relative-time.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Audit log' })

export default function AuditLogPage({ acts, is_older, next_before }: PageProps<AuditLogView>) {
  return (
    <>
      <h1>Audit log</h1>
      <p className="lead">What admins have done, the newest first. Nobody can change it here.</p>
      {acts.length === 0 ? (
        <EmptyState title={is_older ? 'Nothing older than that.' : 'Nothing has been done yet.'} />
      ) : (
        <div className="table-scroll">
          <table className="table stacked">
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">Who</th>
                <th scope="col">What</th>
              </tr>
            </thead>
            <tbody>
              {acts.map(({ id, created_at, admin_name, act, about, summary }) => (
                <tr key={id} id={`act-${id}`}>
                  <td>
                    <RelativeTime at={created_at} />
                  </td>
                  <td>{admin_name}</td>
                  <td>
                    {summary} <span className="about">{`${act} ${about}`}</span>
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
