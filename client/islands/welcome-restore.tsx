import { useEffect, useState } from 'react'
import * as m from '../../server/catalogues/messages.ts'
import { ApiError, call } from '../api.ts'
import { refusal } from '../components/admin/refusal.ts'
import { untilRestarted } from '../until-restarted.ts'
import { uploadAsItIs } from '../upload.ts'

/** Milliseconds between two looks at what goes on. */
const LOOK_EVERY = 1500

interface State {
  state: 'none' | 'checking' | 'failed' | 'waiting'
  problem: string | null
  can_start: boolean
}

const NOTHING = { state: 'none', problem: null, can_start: false } as const

/** A backup that is to become this site. */
export default function WelcomeRestore({ code }: { code: string }) {
  const [file, setFile] = useState<File>()
  /** The part of the file that is sent, from 0 to 1; null while none is. */
  const [sent, setSent] = useState<number | null>(null)
  const [now, setNow] = useState<State>(NOTHING)
  const [isLong, setIsLong] = useState(false)
  const headers = { 'x-welcome-code': code }
  const isChecking = now.state === 'checking'
  const busy = sent !== null || isChecking

  const starts = now.state === 'waiting' && now.can_start

  // Who opens the page again finds what goes on.
  useEffect(() => {
    call('GET /api/welcome/restore', { headers: { 'x-welcome-code': code } }).then(
      ({ data }) => data.state !== 'none' && setNow(data),
      () => {},
    )
  }, [code])

  useEffect(() => {
    if (!starts) return
    const asked = { headers: { 'x-welcome-code': code } }
    // What begins it may be on its way already, or have done its work.
    call('POST /api/welcome/restore/start', asked).catch(() => {})
    const isBack = () =>
      call('GET /api/welcome/restore', asked).then(
        () => false,
        // The code was the stopped one's.
        (error) => error instanceof ApiError && error.status === 404,
      )
    untilRestarted(isBack, () => setIsLong(true)).then(() => location.assign('/sign-in'))
  }, [starts, code])

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
      setNow({ ...NOTHING, state: 'failed', problem: refusal(error, chosen) })
    }
    setSent(null)
  }

  if (now.state === 'waiting') {
    return (
      <p className="notice hint" role="status">
        {!starts
          ? m.common_the_file_is_whole_now_restart_the_site()
          : isLong
            ? m.backups_starting_long()
            : m.backups_starting()}
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
