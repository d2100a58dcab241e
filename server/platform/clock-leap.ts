import type { FastifyInstance } from 'fastify'
import { CLOCK_LEAP } from './limits.ts'
import { storedText, storeText } from './settings/stored-text.ts'

/**
 * True if the clock may be wrong: more than CLOCK_LEAP has passed since the last run of this job, also across restarts. Logs a warning.
 * The next run accepts the new time.
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
