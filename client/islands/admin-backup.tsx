import { DatabaseBackup, Download, RotateCw } from 'lucide-react'
import { bytesText } from '../../server/platform/catalogues/intl.ts'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { BackupStateView } from '../../server/site/backups/backups-shared.ts'
import { RestoreForm } from '../components/admin/restore-form.tsx'
import { useBackups } from '../components/admin/use-backups.ts'
import { RelativeTime } from '../components/common/relative-time.tsx'
import { Sentence } from '../components/common/sentence.tsx'
import { useKeptFocus } from '../components/common/use-kept-focus.ts'

type Backups = ReturnType<typeof useBackups>

function Take({ now: { download }, make, fetched }: Backups) {
  const { state, url, size, problem } = download
  const focus = useKeptFocus(state)
  return (
    <section className="panel" aria-labelledby="take-backup" {...focus.place}>
      <h2 id="take-backup" {...focus.heading}>
        {m.admin_download_a_backup()}
      </h2>
      <p>{m.admin_backup_download_help()}</p>
      <div className="actions">
        {state === 'ready' && url && size !== null ? (
          <a className="button" href={url} download onClick={() => setTimeout(fetched)}>
            <Download size={20} aria-hidden="true" />
            {m.admin_save_it({ bytesText: bytesText(size) })}
          </a>
        ) : (
          // Not disabled while running; the server prevents a second run (server/site/backups/backup-transfers.ts).
          <button
            type="button"
            className="button"
            aria-disabled={state === 'making' || undefined}
            onClick={make}
          >
            {state === 'making' ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <DatabaseBackup size={20} aria-hidden="true" />
            )}
            {state === 'making' ? m.admin_making_it() : m.admin_make_a_backup()}
          </button>
        )}
      </div>
      <p className="state" aria-live="polite">
        {state === 'ready' && m.admin_backup_ready()}
      </p>
      {/* Live region for screen readers. */}
      <div className="outcome" role="alert">
        {state === 'failed' && (
          <p className="notice error">{m.admin_no_backup_was_made({ problem: problem ?? '' })}</p>
        )}
      </div>
    </section>
  )
}

function Waiting({ now: { restore }, starting, start, cancel }: Backups) {
  if (starting !== 'no') {
    return <p role="status">{starting === 'long' ? m.backups_starting_long() : m.backups_starting()}</p>
  }
  return (
    <>
      <p role="status">{restore.can_start ? m.backups_it_waits() : m.admin_restore_ready()}</p>
      <div className="actions">
        {restore.can_start && (
          <button type="button" className="button" onClick={start}>
            <RotateCw size={20} aria-hidden="true" />
            {m.backups_restart_now()}
          </button>
        )}
        <button type="button" className="button quiet" onClick={cancel}>
          {m.admin_do_not_restore()}
        </button>
      </div>
    </>
  )
}

function Restore(backups: Backups) {
  const { now, restoreFrom } = backups
  const { state, problem } = now.restore
  const focus = useKeptFocus(`${state} ${backups.starting}`)
  if (state === 'waiting') {
    return (
      <section className="panel" aria-labelledby="restore-backup" {...focus.place}>
        <h2 id="restore-backup" {...focus.heading}>
          {m.admin_a_backup_waits()}
        </h2>
        <Waiting {...backups} />
      </section>
    )
  }
  return (
    <section className="panel" aria-labelledby="restore-backup" {...focus.place}>
      <h2 id="restore-backup" {...focus.heading}>
        {m.admin_restore_from_a_backup()}
      </h2>
      <p>{m.admin_restore_help()}</p>
      <RestoreForm
        isChecking={state === 'checking'}
        problem={state === 'failed' && m.common_nothing_is_restored({ problem: problem ?? '' })}
        onSend={restoreFrom}
      />
    </section>
  )
}

export default function AdminBackup({ first }: { first: BackupStateView }) {
  const backups = useBackups(first)
  const { last_at, last_full_at } = backups.now
  return (
    <>
      <p className="backup-facts">
        <Sentence
          of={m.admin_last_backups({
            last: () => (last_at ? <RelativeTime at={last_at} /> : m.admin_never_yet()),
            full: () => (last_full_at ? <RelativeTime at={last_full_at} /> : m.admin_never_yet()),
          })}
        />
      </p>
      <div className="backup-panels">
        <Take {...backups} />
        <Restore {...backups} />
      </div>
    </>
  )
}
