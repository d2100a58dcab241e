import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../../db/open.ts'
import { DELIVERY, MAIL } from '../limits.ts'
import { backoff } from '../mail/backoff.ts'
import type { ServerRefusal } from '../mail/mailer.ts'
import { Notes } from '../mail/notes.ts'
import { Busy, type Carry, type Delivery, Dropped, Later, over, Refused } from './carrying.ts'
import { letMailWait, nextDelivery, nextDue, undoFailedMail, updateDeliveries } from './deliveries-queries.ts'

const ATTEMPTS = {
  mail: { most: MAIL.attempts, first: MAIL.backoff, longest: MAIL.longestBackoff },
  push: {
    most: DELIVERY.pushAttempts,
    first: DELIVERY.pushBackoff,
    longest: DELIVERY.longestPushBackoff,
  },
} as const

/**
 * Worker of one channel: delivers from the table with some parallelism. Digests start one at a time with pauses, so that page requests are
 * not delayed. Deliveries interrupted by a crash remain in the table.
 */
export class Lane {
  readonly #db: Db
  readonly #log: FastifyBaseLogger
  readonly #channel: Delivery['channel']
  readonly #carry: Carry
  readonly #notes: Notes
  readonly #running = new Map<number, Promise<void>>()
  /** Earliest start of the next digest, by `performance.now()`. */
  #batchAt = 0
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(db: Db, log: FastifyBaseLogger, channel: Delivery['channel'], carry: Carry) {
    this.#db = db
    this.#log = log
    this.#channel = channel
    this.#carry = carry
    this.#notes = new Notes(db)
  }

  /** Delivers what is due. If earlier results cannot be stored, retries after MAIL.backoff instead. */
  wake(): void {
    clearTimeout(this.#timer)
    try {
      this.#notes.catchUp()
      while (!this.#closed && this.#running.size < DELIVERY.atOnce) {
        const next = nextDelivery(this.#db, this.#channel, new Date(), [...this.#running.keys()])
        if (!next) break
        const rest = next.batch === null ? 0 : this.#batchAt - performance.now()
        if (rest > 0) {
          // Digests sort last, so no other delivery is due before the pause ends.
          this.#timer = setTimeout(() => this.wake(), rest).unref()
          return
        }
        this.#begin(next)
      }
      this.#schedule()
    } catch (error) {
      this.#log.error({ err: error, channel: this.#channel }, 'deliveries stumbled')
      this.#timer = setTimeout(() => this.wake(), MAIL.backoff).unref()
    }
  }

  /** Defers all due mail during a server failure, including mail that failed before the server was identified as the cause. */
  wait({ until, refused }: ServerRefusal): void {
    this.#notes.note(() => {
      letMailWait(this.#db).run({ now: Date.now(), until: until.getTime() })
      undoFailedMail(this.#db).run({
        recipients: JSON.stringify(refused.recipients),
        since: refused.since.getTime(),
        at: until.getTime(),
      })
    })
  }

  /** Waits at most a few seconds for running deliveries. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    const patience = new Promise((give) => setTimeout(give, MAIL.closing).unref())
    await Promise.race([Promise.all(this.#running.values()), patience])
  }

  #begin(delivery: Delivery): void {
    if (delivery.batch !== null) this.#batchAt = performance.now() + DELIVERY.batchEvery
    const done = this.#handle(delivery).finally(() => {
      this.#running.delete(delivery.id)
      if (!this.#closed) this.wake()
    })
    this.#running.set(delivery.id, done)
  }

  async #handle(delivery: Delivery): Promise<void> {
    const { id } = delivery
    try {
      await this.#carry(delivery, (ids) => this.#note(ids, over('sent')))
    } catch (error) {
      if (error instanceof Later) this.#note([id], { nextAttemptAt: error.at })
      else if (error instanceof Dropped) this.#note([id], over('dropped', error.message))
      else this.#failed(delivery, error as Error & { code?: string })
    }
  }

  #failed({ id, kind, attempts }: Delivery, error: Error & { code?: string }): void {
    const { most, ...pace } = ATTEMPTS[this.#channel]
    const tries = attempts + 1
    // The server's response is not logged, because it may contain the recipient's email address.
    this.#log.warn(
      { delivery: id, channel: this.#channel, kind, attempts: tries, reason: error.code ?? error.name },
      'a delivery failed',
    )
    if (error instanceof Refused || tries >= most) {
      // The server would reject the other deliveries of the digest too.
      if (error instanceof Refused) this.#note(error.ids, over('failed', error.message))
      this.#note([id], { ...over('failed', error.message), attempts: tries })
      return
    }
    const asked = error instanceof Busy ? Math.min(error.wait, pace.longest) : 0
    const wait = Math.max(backoff(tries, pace), asked)
    this.#note([id], {
      attempts: tries,
      lastError: error.message.slice(0, MAIL.errorLength),
      nextAttemptAt: new Date(Date.now() + wait),
    })
  }

  #note(ids: readonly number[], changes: Partial<Delivery>): void {
    this.#notes.note(() => updateDeliveries(this.#db, ids, changes))
  }

  #schedule(): void {
    if (this.#closed || this.#running.size >= DELIVERY.atOnce) return
    const now = new Date()
    const next = nextDue(this.#db, this.#channel, now)
    if (next === null) return
    const wait = Math.min(Math.max(next - now.getTime(), 10), MAIL.longestBackoff)
    this.#timer = setTimeout(() => this.wake(), wait).unref()
  }
}
