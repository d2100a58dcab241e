import { useEffect, useState } from 'react'
import * as m from '../../server/platform/catalogues/messages.ts'
import type { BackupStateView } from '../../server/site/backups/backups-shared.ts'
import { ApiError, call } from '../api.ts'
import { refusal } from '../components/admin/refusal.ts'
import { RestoreForm } from '../components/admin/restore-form.tsx'
import { untilRestarted } from '../components/admin/until-restarted.ts'
import { uploadAsItIs } from '../upload.ts'

/** Polling interval in milliseconds for the state of the restore. */
const LOOK_EVERY = 1500

const NOTHING = { state: 'none', problem: null, can_start: false } as const

export default function WelcomeRestore({ code }: { code: string }) {
  const [now, setNow] = useState<BackupStateView['restore']>(NOTHING)
  const [isLong, setIsLong] = useState(false)
  const isChecking = now.state === 'checking'
  const starts = now.state === 'waiting' && now.can_start

  // Reopening the page shows a running restore.
  useEffect(() => {
    call('GET /api/welcome/restore', { headers: { 'x-welcome-code': code } }).then(
      ({ data }) => data.state !== 'none' && setNow(data),
      () => {},
    )
  }, [code])

  useEffect(() => {
    if (!starts) return
    const asked = { headers: { 'x-welcome-code': code } }
    // May fail because another window has started it or the response was lost: the polling below shows the result.
    call('POST /api/welcome/restore/start', asked).catch(() => {})
    const isBack = () =>
      call('GET /api/welcome/restore', asked).then(
        () => false,
        // A 404 for the setup code means that the restored site is running.
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
        // A failed poll is ignored, because the next one follows.
      }
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [isChecking, code])

  async function send(file: File, onProgress: (part: number) => void) {
    const headers = { 'x-welcome-code': code }
    try {
      setNow((await uploadAsItIs('POST /api/welcome/restore', file, { headers }, onProgress)).data)
    } catch (error) {
      setNow({ ...NOTHING, state: 'failed', problem: refusal(error, file) })
    }
  }

  if (now.state === 'waiting') {
    return (
      <p className="notice hint" role="status">
        {!starts ? m.common_restore_ready() : isLong ? m.backups_starting_long() : m.backups_starting()}
      </p>
    )
  }
  return (
    <RestoreForm
      isChecking={isChecking}
      problem={now.state === 'failed' && m.common_nothing_is_restored({ problem: now.problem ?? '' })}
      onSend={send}
    />
  )
}
