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
      <p className="lead">{m.admin_one_file_holds_everything_people_items()}</p>
      {problem && (
        <p className="notice error" role="status">
          {m.admin_no_new_backup_was_made({ problem })}
        </p>
      )}
      <p className="backup-facts">
        {m.admin_database_saved_daily()}{' '}
        {full
          ? m.admin_everything_is_saved_every_day_to(full)
          : m.admin_set_backup_dir_on_the_machine_to_save()}
      </p>
      <NeedsScript />
      <Island name="admin-backup" when="load" props={{ first: now }} />
      <LargeFile command={restore_command} />
    </>
  )
}
