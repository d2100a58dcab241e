import * as m from '../../../server/platform/catalogues/messages.ts'
import type { BackupView } from '../../../server/site/backups/backups-shared.ts'
import { LargeFile } from '../../components/common/large-file.tsx'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: m.admin_backup() })

export default function BackupPage({ problem, full, now, restore_command }: PageProps<BackupView>) {
  return (
    <>
      <h1>{m.admin_backup()}</h1>
      <p className="lead">{m.admin_backup_lead()}</p>
      {problem && (
        <p className="notice error" role="status">
          {m.admin_backup_failed({ problem })}
        </p>
      )}
      <p className="backup-facts">
        {m.admin_database_saved_daily()} {full ? m.admin_backup_schedule(full) : m.admin_backup_folder_hint()}
      </p>
      <NeedsScript />
      <Island name="admin-backup" when="load" props={{ first: now }} />
      <LargeFile command={restore_command} />
    </>
  )
}
