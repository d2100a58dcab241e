import { DatabaseBackup, Download, FileUp, RotateCw } from 'lucide-react'
import { useState } from 'react'
import type { BackupStateView } from '../../server/backups/backups-shared.ts'
import * as m from '../../server/catalogues/messages.ts'
import { useBackups } from '../components/admin/use-backups.ts'
import { bytesText } from '../components/common/bytes.ts'
import { RelativeTime } from '../components/common/relative-time.tsx'
import { Sentence } from '../components/common/sentence.tsx'

type Backups = ReturnType<typeof useBackups>

/** Said aloud when it comes. */
function Failure({ text }: { text: string | false }) {
  return (
    <div className="outcome" role="alert">
      {text && <p className="notice error">{text}</p>}
    </div>
  )
}

function Take({ now: { download }, make, fetched }: Backups) {
  const { state, url, size, problem } = download
  return (
    <section className="panel" aria-labelledby="take-backup">
      <h2 id="take-backup">{m.admin_download_a_backup()}</h2>
      <p>{m.admin_it_is_made_anew_while_the_site_goes_on()}</p>
      <div className="actions">
        {state === 'ready' && url && size !== null ? (
          <a className="button" href={url} download onClick={() => setTimeout(fetched)}>
            <Download size={20} aria-hidden="true" />
            {m.admin_save_it({ bytesText: bytesText(size) })}
          </a>
        ) : (
          <button type="button" className="button" disabled={state === 'making'} onClick={make}>
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
        {state === 'ready' && m.admin_it_is_ready_and_can_be_saved_once()}
      </p>
      <Failure text={state === 'failed' && m.admin_no_backup_was_made({ problem: problem ?? '' })} />
    </section>
  )
}

function Waiting({ now: { restore }, starting, start, cancel }: Backups) {
  if (starting !== 'no') {
    return <p role="status">{starting === 'long' ? m.backups_starting_long() : m.backups_starting()}</p>
  }
  return (
    <>
      <p role="status">
        {restore.can_start ? m.backups_it_waits() : m.admin_the_file_is_whole_restart_the_site_on()}
      </p>
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
  const { now, sent, restoreFrom } = backups
  const { restore } = now
  const [file, setFile] = useState<File>()
  const busy = sent !== null || restore.state === 'checking'
  if (restore.state === 'waiting') {
    return (
      <section className="panel" aria-labelledby="restore-backup">
        <h2 id="restore-backup">{m.admin_a_backup_waits()}</h2>
        <Waiting {...backups} />
      </section>
    )
  }
  return (
    <section className="panel" aria-labelledby="restore-backup">
      <h2 id="restore-backup">{m.admin_restore_from_a_backup()}</h2>
      <p>{m.admin_every_part_of_the_file_is_checked()}</p>
      <form
        className="form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (file) restoreFrom(file)
        }}
      >
        <div className="field">
          <label htmlFor="backup-file">{m.admin_backup_file()}</label>
          <input
            id="backup-file"
            type="file"
            accept=".sqlite,application/vnd.sqlite3"
            disabled={busy}
            onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
          />
        </div>
        <div className="actions">
          <button type="submit" className="button quiet" disabled={busy || !file}>
            {busy ? <span className="spinner" aria-hidden="true" /> : <FileUp size={20} aria-hidden="true" />}
            {busy ? m.admin_checking() : m.admin_check_and_restore()}
          </button>
        </div>
        {sent !== null && sent < 1 && <progress aria-label={m.admin_sent()} max={1} value={sent} />}
      </form>
      <Failure
        text={restore.state === 'failed' && m.admin_nothing_is_restored({ problem: restore.problem ?? '' })}
      />
    </section>
  )
}

/** A backup to take away, and one to bring. */
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
