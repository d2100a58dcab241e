import type { FastifyInstance } from 'fastify'
import { CLOCK_LEAP } from './limits.ts'
import { storedText, storeText } from './settings/stored-text.ts'

/**
 * Whether a clock that is wrong may be what makes things look old: since the last look of this job, in this process or one before,
 * more time has gone by than a site is ever down for. Says so in the log. The next look takes the clock at its word.
 *
 * @param now milliseconds since 1970.
 */
export function clockHasLeapt({ db, log }: FastifyInstance, job: string, now = Date.now()): boolean {
  const key = `looked_at_${job}`
  const last = Number(storedText(db, key) ?? now)
  storeText(db, key, String(now))
  if (now - last <= CLOCK_LEAP) return false
  const [since, until] = [new Date(last).toISOString(), new Date(now).toISOString()]
  log.warn({ job, since, until }, 'the clock has leapt: nothing is deleted or ended until the next look')
  return true
}
