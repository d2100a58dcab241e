import { randomInt } from 'node:crypto'
import { LIFETIME } from '../../platform/limits.ts'
import { requireRoom } from '../../site/mail/outbox-queries.ts'
import { type ResetSite, sendResetCode } from './resets-service.ts'

/** Milliseconds between the answer to send-otp and its work, by chance: no later call gets slower in step with it. */
const DELAY = [20, 200] as const

/** Milliseconds after which a code that could not be stored is tried again. */
const RETRY = 2000

/**
 * Makes and mails reset codes after the call that asked for them was answered: how long that takes would tell whether
 * somebody has joined with an email.
 */
export class DelayedResetCodes {
  readonly #site: ResetSite
  readonly #failed: (error: unknown) => void
  readonly #waiting = new Map<NodeJS.Timeout, string>()

  /** @param failed is told what went wrong where a code could not be made; nobody waits for an answer any more. */
  constructor(site: ResetSite, failed: (error: unknown) => void) {
    this.#site = site
    this.#failed = failed
  }

  /**
   * Makes and mails a code a moment later. Whether there is room for it is found out before, whoever's the email is. Where others
   * take that room in between it is tried again, as long as a link lives: who was told that a code was sent waits for it.
   *
   * @throws Sqlite.SqliteError where the disk is full.
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

  /** Makes at once what still waits. */
  close(): void {
    for (const [timer, email] of this.#waiting) {
      clearTimeout(timer)
      this.#sendNow(email)
    }
    this.#waiting.clear()
  }
}
