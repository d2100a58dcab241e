import type { FastifyBaseLogger } from 'fastify'
import { afterCommit, type Db } from '../../../db/open.ts'
import { MAIL } from '../../platform/limits.ts'
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

export interface Mail extends Letter {
  template: string
  /** One address. */
  recipient: string
  /** Whose mail it is: it goes when they leave. Null for an address that is no account's. */
  accountId: number | null
  /** Where answers to it go; left out, to the sender of all mail. */
  replyTo?: string
  /** Set where a secret is in it: the body is blanked when it is sent, and then at the latest. */
  expiresAt?: Date
}

/** The server that takes mail further. */
interface Post {
  /** Whether there is one at the moment. */
  isThere(): boolean
  /** Hands one mail to it; rejects with an SmtpError when it does not take it. `taken` notes that it did, and never throws. */
  deliver(mail: OutboxRow, taken: () => void): Promise<void>
}

const PACE = { first: MAIL.backoff, longest: MAIL.longestBackoff }

/**
 * Mail waits in a table until it is sent, so nothing waits for it and a restart loses none of it. A crash between
 * sending and noting it sends a mail twice; its Message-ID stays the same.
 */
export class Outbox {
  readonly #db: Db
  readonly #log: FastifyBaseLogger
  readonly #post: Post
  readonly #notes: Notes
  #running: Promise<void> | null = null
  #again = false
  #closed = false
  #timer: NodeJS.Timeout | undefined

  /** @param post where there is none, mail stays here and is printed to the log. */
  constructor(db: Db, log: FastifyBaseLogger, post: Post) {
    this.#db = db
    this.#log = log
    this.#post = post
    this.#notes = new Notes(db)
  }

  /** Forgets mail of long ago; gives how many. */
  sweep(): number {
    return deleteBefore(this.#db, new Date(Date.now() - MAIL.kept))
  }

  /** Puts a mail in; call it in the transaction that it tells of. It goes out once that has been committed. Gives its id. */
  enqueue(mail: Mail): number {
    const { lastInsertRowid } = insertMail(this.#db, { ...mail, nextAttemptAt: new Date() })
    afterCommit(this.#db, () => this.wake())
    return Number(lastInsertRowid)
  }

  /** Lets all due mail wait for a server that refuses everybody. Mail that was given up before that was known waits too. */
  wait({ until, refused }: ServerRefusal): void {
    this.#notes.note(() => {
      letWait(this.#db, new Date(), until)
      undoGivenUp(this.#db, refused.recipients, new Date(Date.now() - MAIL.patience), until)
    })
  }

  /** Puts back what was given up lately; call `retry` once that is committed. */
  restoreGivenUp(): void {
    undoGivenUp(this.#db, 'all', new Date(Date.now() - MAIL.patience), new Date())
  }

  /** Tries what has failed at once, and not when its turn comes. */
  retry(): void {
    retryWaiting(this.#db, new Date())
    this.wake()
  }

  /** Sends what has been kept for want of a server, where it is news still. */
  sendKept(): void {
    queueKept(this.#db, new Date(Date.now() - MAIL.news))
    this.wake()
  }

  /** Sends what is due, unless what was sent before cannot be noted: then it looks again after MAIL.backoff. */
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

  /** Waits until what is due was handed to the server, or `patience` milliseconds. */
  async settled(patience: number): Promise<void> {
    await Promise.race([this.#running, new Promise((give) => setTimeout(give, patience).unref())])
  }

  /** Stops; waits a little for what is being sent. */
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

  /** Never rejects: the run ends with the last of those that are sent at once, so that none of them is sent by the next too. */
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

  /** Milliseconds until something is due; null where nothing waits. */
  #untilNext(): number | null {
    if (this.#closed) return null
    const next = this.#again ? new Date() : nextMoment(this.#db)
    return next && Math.min(Math.max(next.getTime() - Date.now(), MAIL.pause), MAIL.longestBackoff)
  }

  /** Ends a run; looks again after so many milliseconds. */
  #rest(wait: number | null): void {
    this.#running = null
    clearTimeout(this.#timer)
    if (wait !== null && !this.#closed) this.#timer = setTimeout(() => this.wake(), wait).unref()
  }
}
