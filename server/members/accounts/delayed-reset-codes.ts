import { randomInt } from 'node:crypto'
import { LIFETIME } from '../../platform/limits.ts'
import { requireRoom } from '../../site/mail/outbox-queries.ts'
import { type ResetSite, sendResetCode } from './resets-service.ts'

/** Random delay in milliseconds, so that the work does not correlate with later calls. */
const DELAY = [20, 200] as const

/** Milliseconds until the next attempt to store a code that could not be stored. */
const RETRY = 2000

/** Creates and mails reset codes after the response, so that its duration does not reveal whether an email is registered. */
export class DelayedResetCodes {
  readonly #site: ResetSite
  readonly #failed: (error: unknown) => void
  readonly #waiting = new Map<NodeJS.Timeout, string>()

  /** @param failed receives errors; no request waits for them. */
  constructor(site: ResetSite, failed: (error: unknown) => void) {
    this.#site = site
    this.#failed = failed
  }

  /**
   * Schedules a code. Disk space is checked first, for every email. If it runs out meanwhile, the code is retried for the lifetime of a
   * link, because the user was told to expect it.
   * @throws Sqlite.SqliteError if the disk is full.
   */
  send(email: string): void {
    requireRoom(this.#site.db)
    this.#sendIn(randomInt(...DELAY), email, Date.now() + LIFETIME.resetLink)
  }

  #sendIn(delay: number, email: string, until: number): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      if (!this.#sendNow(email) && Date.now() < until) this.#sendIn(RETRY, email, until)
    }, delay)
    this.#waiting.set(timer, email)
  }

  #sendNow(email: string): boolean {
    try {
      sendResetCode(this.#site, email)
      return true
    } catch (error) {
      this.#failed(error)
      return false
    }
  }

  close(): void {
    for (const [timer, email] of this.#waiting) {
      clearTimeout(timer)
      this.#sendNow(email)
    }
    this.#waiting.clear()
  }
}
