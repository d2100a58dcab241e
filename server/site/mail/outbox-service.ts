import type { FastifyBaseLogger } from 'fastify'
import { afterCommit, type Db } from '../../../db/open.ts'
import { MAIL } from '../limits.ts'
import { backoff } from './backoff.ts'
import type { Letter } from './compose.ts'
import type { ServerRefusal } from './mailer.ts'
import { Notes } from './notes.ts'
import {
  BLANK,
  blankExpired,
  bringBack,
  deleteBefore,
  dueMails,
  insertMail,
  letWait,
  nextMoment,
  type OutboxRow,
  queueKept,
  retryWaiting,
  undoGivenUp,
  updateMail,
} from './outbox-queries.ts'
import type { SmtpError } from './smtp-answers.ts'

interface Mail extends Letter {
  template: string
  recipient: string
  /** The account with this email address, with which the mail is deleted; null for none. */
  accountId: number | null
  replyTo?: string
  /** For mails with a secret: blanked when sent, at the latest then. */
  expiresAt?: Date
  /** Default: now. */
  sendAt?: Date
}

interface Post {
  isThere(): boolean
  /** Sends one mail; rejects with an SmtpError. `taken` records acceptance and never throws. */
  deliver(mail: OutboxRow, taken: () => void): Promise<void>
}

const PACE = { first: MAIL.backoff, longest: MAIL.longestBackoff }

/** Persistent mail queue: restarts lose nothing. A crash before recording repeats a mail with the same Message-ID. */
export class Outbox {
  readonly #db: Db
  readonly #log: FastifyBaseLogger
  readonly #post: Post
  readonly #notes: Notes
  #running: Promise<void> | null = null
  #again = false
  #closed = false
  #timer: NodeJS.Timeout | undefined

  /** @param post without a server, mail remains here and is logged. */
  constructor(db: Db, log: FastifyBaseLogger, post: Post) {
    this.#db = db
    this.#log = log
    this.#post = post
    this.#notes = new Notes(db)
  }

  sweep(): number {
    return deleteBefore(this.#db, new Date(Date.now() - MAIL.kept))
  }

  /** Queues a mail in the caller's transaction; sent after the commit. Returns its id. */
  enqueue({ sendAt = new Date(), ...mail }: Mail): number {
    const { lastInsertRowid } = insertMail(this.#db, { ...mail, nextAttemptAt: sendAt })
    afterCommit(this.#db, () => this.wake())
    return Number(lastInsertRowid)
  }

  /** Defers all due mail during a server failure, including mail that failed before the server was identified as the cause. */
  wait({ until, refused }: ServerRefusal): void {
    this.#notes.note(() => {
      letWait(this.#db, new Date(), until)
      undoGivenUp(this.#db, refused.recipients, new Date(Date.now() - MAIL.patience), until)
    })
  }

  /** Requeues recently failed mail; call `retry` after the commit. */
  restoreGivenUp(): void {
    undoGivenUp(this.#db, 'all', new Date(Date.now() - MAIL.patience), new Date())
  }

  retry(): void {
    retryWaiting(this.#db, new Date())
    this.wake()
  }

  /** Sends recent mail that waited for a server. */
  sendKept(): void {
    queueKept(this.#db, new Date(Date.now() - MAIL.news))
    this.wake()
  }

  /** Sends due mail. If earlier results cannot be stored, retries after MAIL.backoff instead. */
  wake(): void {
    this.#again = true
    if (this.#closed) return
    this.#running ??= this.#run()
      .then(() => this.#rest(this.#untilNext()))
      .catch((error) => {
        this.#log.error({ err: error }, 'the outbox stumbled')
        this.#rest(MAIL.backoff)
      })
  }

  /** Resolves when due mail was sent, or after `patience` milliseconds. */
  async settled(patience: number): Promise<void> {
    await Promise.race([this.#running, new Promise((give) => setTimeout(give, patience).unref())])
  }

  /** Waits briefly for running deliveries. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await Promise.race([this.#running, new Promise((give) => setTimeout(give, MAIL.closing).unref())])
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#closed) {
      this.#again = false
      this.#notes.catchUp()
      const now = new Date()
      blankExpired(this.#db, now)
      bringBack(this.#db, now, new Date(now.getTime() + 2 * MAIL.longestBackoff))
      const mails = dueMails(this.#db, now, MAIL.atOnce)
      if (mails.length === MAIL.atOnce) this.#again = true
      if (this.#post.isThere()) await Promise.all(mails.map((mail) => this.#send(mail)))
      else for (const mail of mails) this.#print(mail)
    }
  }

  #print({ id, template, recipient, subject, text }: OutboxRow): void {
    this.#log.info({ outboxId: id, template }, `Mail to ${recipient}: ${subject}\n\n${text}`)
    this.#note(id, { nextAttemptAt: null })
  }

  async #send(mail: OutboxRow): Promise<void> {
    try {
      await this.#post.deliver(mail, () =>
        this.#note(mail.id, {
          sentAt: new Date(),
          nextAttemptAt: null,
          lastError: '',
          ...(mail.expiresAt ? BLANK : {}),
        }),
      )
    } catch (error) {
      this.#failed(mail, error as SmtpError)
    }
  }

  #failed({ id, template, ...mail }: OutboxRow, error: SmtpError): void {
    const attempts = mail.attempts + 1
    this.#log.warn({ outboxId: id, template, attempts, reason: error.code }, 'a mail could not be sent')
    const isOver = error.fault === 'recipient' || attempts >= MAIL.attempts
    const nextAttemptAt = isOver ? null : new Date(Date.now() + backoff(attempts, PACE))
    this.#note(id, { attempts, nextAttemptAt, lastError: error.message.slice(0, MAIL.errorLength) })
  }

  #note(id: number, changes: Parameters<typeof updateMail>[2]): void {
    this.#notes.note(() => updateMail(this.#db, id, changes))
  }

  #untilNext(): number | null {
    if (this.#closed) return null
    const next = this.#again ? new Date() : nextMoment(this.#db)
    return next && Math.min(Math.max(next.getTime() - Date.now(), MAIL.pause), MAIL.longestBackoff)
  }

  #rest(wait: number | null): void {
    this.#running = null
    clearTimeout(this.#timer)
    if (wait !== null && !this.#closed) this.#timer = setTimeout(() => this.wake(), wait).unref()
  }
}
