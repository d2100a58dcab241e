import { useEffect, useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { call, messageOf } from '../api.ts'
import { uploadAsItIs } from '../upload.ts'

/** Milliseconds between two looks at what goes on. */
const LOOK_EVERY = 1500

interface State {
  state: 'none' | 'checking' | 'failed' | 'waiting'
  problem: string | null
}

/** A backup that is to become this site. */
export default function WelcomeRestore({ code }: { code: string }) {
  const [file, setFile] = useState<File>()
  /** The part of the file that is sent, from 0 to 1; null while none is. */
  const [sent, setSent] = useState<number | null>(null)
  const [now, setNow] = useState<State>({ state: 'none', problem: null })
  const headers = { 'x-welcome-code': code }
  const isChecking = now.state === 'checking'
  const busy = sent !== null || isChecking

  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(async () => {
      try {
        const asked = { headers: { 'x-welcome-code': code } }
        setNow((await call('GET /api/welcome/restore', asked)).data)
      } catch {
        // The next look finds it.
      }
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isChecking, code])

  async function send(chosen: File) {
    setSent(0)
    try {
      setNow((await uploadAsItIs('POST /api/welcome/restore', chosen, { headers }, setSent)).data)
    } catch (error) {
      setNow({ state: 'failed', problem: messageOf(error, m.common_that_did_not_work_please_try_again()) })
    }
    setSent(null)
  }

  if (now.state === 'waiting') {
    return (
      <p className="notice hint" role="status">
        {m.common_the_file_is_whole_now_restart_the_site()}
      </p>
    )
  }
  return (
    <form
      className="form"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        if (file) send(file)
      }}
    >
      <div className="field">
        <label htmlFor="welcome-backup">{m.common_backup_file()}</label>
        <input
          id="welcome-backup"
          type="file"
          accept=".sqlite,application/vnd.sqlite3"
          disabled={busy}
          onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
        />
      </div>
      {now.state === 'failed' && (
        <p className="notice error" role="alert">
          {m.common_nothing_is_restored({ problem: now.problem ?? '' })}
        </p>
      )}
      {sent !== null && sent < 1 && <progress aria-label={m.common_sent()} max={1} value={sent} />}
      <button type="submit" className="button quiet" disabled={busy || !file}>
        {busy ? m.common_checking() : m.common_check_and_restore()}
      </button>
    </form>
  )
}
