import { DatabaseBackup, Download, FileUp } from 'lucide-react'
import { useState } from 'react'
import type { BackupStateView } from '../../server/backups/backups-shared.ts'
import { useBackups } from '../components/admin/use-backups.ts'
import { bytesText } from '../components/common/bytes.ts'
import { RelativeTime } from '../components/common/relative-time.tsx'

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
      <h2 id="take-backup">Download a backup</h2>
      <p>
        It is made anew, while the site goes on. Keep it where you would keep your own letters: everybody’s
        are in it.
      </p>
      <div className="actions">
        {state === 'ready' && url && size !== null ? (
          <a className="button" href={url} download onClick={() => setTimeout(fetched)}>
            <Download size={20} aria-hidden="true" />
            Save it, {bytesText(size)}
          </a>
        ) : (
          <button type="button" className="button" disabled={state === 'making'} onClick={make}>
            {state === 'making' ? (
              <span className="spinner" aria-hidden="true" />
            ) : (
              <DatabaseBackup size={20} aria-hidden="true" />
            )}
            {state === 'making' ? 'Making it...' : 'Make a backup'}
          </button>
        )}
      </div>
      <p className="state" aria-live="polite">
        {state === 'ready' && 'It is ready, and can be saved once within 15 minutes.'}
      </p>
      <Failure text={state === 'failed' && `No backup was made: ${problem}.`} />
    </section>
  )
}

function Restore({ now: { restore }, sent, restoreFrom, cancel }: Backups) {
  const [file, setFile] = useState<File>()
  const busy = sent !== null || restore.state === 'checking'
  if (restore.state === 'waiting') {
    return (
      <section className="panel" aria-labelledby="restore-backup">
        <h2 id="restore-backup">A backup waits</h2>
        <p role="status">
          The file is whole. Restart the site on its machine, and it is as it was then; what is here now is
          kept beside it. Nothing that is written until the restart will be in it.
        </p>
        <div className="actions">
          <button type="button" className="button danger" onClick={cancel}>
            Do not restore
          </button>
        </div>
      </section>
    )
  }
  return (
    <section className="panel" aria-labelledby="restore-backup">
      <h2 id="restore-backup">Restore from a backup</h2>
      <p>Every part of the file is checked first. The site goes on as it is until somebody restarts it.</p>
      <form
        className="form"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault()
          if (file) restoreFrom(file)
        }}
      >
        <div className="field">
          <label htmlFor="backup-file">Backup file</label>
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
            {busy ? 'Checking...' : 'Check and restore'}
          </button>
        </div>
        {sent !== null && sent < 1 && <progress aria-label="Sent" max={1} value={sent} />}
      </form>
      <Failure text={restore.state === 'failed' && `Nothing is restored: ${restore.problem}.`} />
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
        Last backup: {last_at ? <RelativeTime at={last_at} /> : 'never'}. Last one with the pictures in it:{' '}
        {last_full_at ? <RelativeTime at={last_full_at} /> : 'never'}.
      </p>
      <div className="backup-panels">
        <Take {...backups} />
        <Restore {...backups} />
      </div>
    </>
  )
}
