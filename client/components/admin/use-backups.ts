import { useEffect, useState } from 'react'
import * as m from '../../../server/platform/catalogues/messages.ts'
import type { BackupStateView } from '../../../server/site/backups/backups-shared.ts'
import { ApiError, call, messageOf } from '../../api.ts'
import { toast } from '../../stores/toasts.ts'
import { uploadAsItIs } from '../../upload.ts'
import { refusal } from './refusal.ts'
import { untilRestarted } from './until-restarted.ts'

/** Milliseconds between polls. */
const LOOK_EVERY = 1500

const failed = () => m.admin_action_failed()

/** Progress of the backup and restore. */
export function useBackups(first: BackupStateView) {
  const [now, setNow] = useState(first)
  /** State of the restart; `long` after a while. */
  const [starting, setStarting] = useState<'no' | 'yes' | 'long'>('no')
  const goesOn = now.download.state === 'making' || now.restore.state === 'checking'

  useEffect(() => {
    if (!goesOn) return
    const timer = setInterval(async () => {
      try {
        setNow((await call('GET /api/admin/backups')).data)
      } catch {
        // A failed poll is ignored, because the next one follows.
      }
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [goesOn])

  async function doing(
    work: () => Promise<{ data: BackupStateView }>,
    words = (error: unknown) => messageOf(error, failed()),
  ) {
    try {
      setNow((await work()).data)
    } catch (error) {
      toast.error(words(error))
    }
  }

  return {
    now,
    starting,
    make: () => doing(() => call('POST /api/admin/backups')),
    /** The URL is valid once. */
    fetched: () => setNow({ ...now, download: { state: 'none', url: null, size: null, problem: null } }),
    cancel: () => doing(() => call('DELETE /api/admin/restores')),
    /** Opens the sign-in page if the restored site does not know this admin. */
    start: async () => {
      try {
        await call('POST /api/admin/restores/start')
      } catch (error) {
        toast.error(messageOf(error, failed()))
        return
      }
      setStarting('yes')
      let next = '/admin'
      const isBack = () =>
        call('GET /api/admin/backups').then(
          ({ data }) => data.restore.state !== 'waiting',
          (error) => {
            const isStranger = error instanceof ApiError && [401, 404].includes(error.status)
            if (isStranger) next = '/sign-in'
            return isStranger
          },
        )
      await untilRestarted(isBack, () => setStarting('long'))
      location.assign(next)
    },
    restoreFrom: (file: File, onProgress: (part: number) => void) =>
      doing(
        () => uploadAsItIs('POST /api/admin/restores', file, {}, onProgress),
        (error) => refusal(error, file),
      ),
  }
}
