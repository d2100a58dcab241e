import { useEffect, useState } from 'react'
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
      setNow({ state: 'failed', problem: messageOf(error, 'That did not work. Please try again.') })
    }
    setSent(null)
  }

  if (now.state === 'waiting') {
    return (
      <p className="notice hint" role="status">
        The file is whole. Now restart the site on its machine: stop it where you have started it, and start
        it again. It is then the market of the backup, and you sign in as you did there.
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
        <label htmlFor="welcome-backup">Backup file</label>
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
          Nothing is restored: {now.problem}
        </p>
      )}
      {sent !== null && sent < 1 && <progress aria-label="Sent" max={1} value={sent} />}
      <button type="submit" className="button quiet" disabled={busy || !file}>
        {busy ? 'Checking...' : 'Check and restore'}
      </button>
    </form>
  )
}
