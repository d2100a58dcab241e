import type { BackupView } from '../../../server/backups/backups-shared.ts'
import { NeedsScript } from '../../components/form/needs-script.tsx'
import { Island } from '../../island.tsx'
import { AdminLayout } from '../../layout/admin-layout.tsx'
import type { Head, PageProps } from '../../page-module.ts'

export const layout = AdminLayout
export const head = (): Head => ({ title: 'Backup' })

export default function BackupPage({ problem, is_full_scheduled, now }: PageProps<BackupView>) {
  return (
    <>
      <h1>Backup</h1>
      <p className="lead">
        One file holds everything: people, items, messages and pictures. It brings the site up again anywhere.
      </p>
      {problem && (
        <p className="notice error" role="status">
          No new backup was made: {problem}.
        </p>
      )}
      <p className="backup-facts">
        The database alone is saved every day beside the live one.{' '}
        {is_full_scheduled
          ? 'Everything is saved every day to BACKUP_DIR.'
          : 'Set BACKUP_DIR on the machine to save everything every day as well.'}
      </p>
      <NeedsScript />
      <Island name="admin-backup" when="load" props={{ first: now }} />
    </>
  )
}
