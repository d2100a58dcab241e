import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../platform/config.ts'
import { MAIL } from '../limits.ts'
import { backoff } from './backoff.ts'
import { type MailServer, mailServer, senderOf, serverWords } from './mail-settings.ts'
import { sendingTurns } from './sending-turns.ts'
import { faultOf, SEVERAL, type SmtpError } from './smtp-answers.ts'
import { hintOf, type MailHint, transportOf } from './transport.ts'

interface MailProblem {
  words: string
  /** True if sign-in is rejected. */
  refusesSignIn: boolean
  since: Date
  hint: MailHint | null
}

/** All mail is deferred because of the server. */
export interface ServerRefusal {
  until: Date
  /** Recipients whose mail failed before the server was identified as the cause, and since when. */
  refused: { recipients: string[]; since: Date }
}

/** The pool retries only if a reused connection was closed before the mail was sent (421). The outbox retries all other failures. */
const transportTo = (server: string | MailServer, publicUrl: string) =>
  nodemailer.createTransport({
    ...transportOf(server, publicUrl),
    pool: true,
    maxConnections: 5,
    maxRequeues: 1,
    ...MAIL.timeouts,
  })

/** The current mail server; changes by admins apply to the next mail. */
export class Mailer {
  readonly #db: Db
  readonly #config: Config
  /** `change`: another server or none. `refusal`: all mail is deferred. `retry`: an admin retries all mail. */
  readonly changes = new EventEmitter<{ change: []; refusal: [ServerRefusal]; retry: [] }>()
  #problem: MailProblem | null = null
  /** True if the problem occurred while a mail was sent. A successful sign-in does not clear such a problem. */
  #isOfSending = false
  /** Recipients that were rejected one after another, and the time of the first rejection. */
  #refused = { recipients: new Set<string>(), since: new Date() }
  /** Number of deferrals without a success in between, and the end of the current one. */
  #waits = { count: 0, until: 0 }
  #transport: { to: string; server: string | MailServer; pool: ReturnType<typeof transportTo> } | undefined

  constructor(db: Db, config: Config) {
    this.#db = db
    this.#config = config
  }

  get isSet(): boolean {
    return mailServer(this.#db, this.#config) !== null
  }

  get problem(): MailProblem | null {
    return this.isSet ? this.#problem : null
  }

  /**
   * Connects and signs in without sending; updates `problem`. A sending problem remains until a mail is accepted, because a server over
   * its limit still allows sign-in. Never rejects.
   */
  async check(): Promise<void> {
    if (!this.isSet) return
    try {
      await this.#pool().verify()
      if (!this.#isOfSending) this.#problem = null
    } catch (error) {
      this.#blameServer(this.#named(error as SmtpError), false)
    }
  }

  #named(error: SmtpError): SmtpError {
    // Reading the settings fails if the database is closed already.
    error.message = serverWords(error, this.#transport?.server ?? null)
    return error
  }

  #blameServer(error: SmtpError, isOfSending: boolean): void {
    const since = this.#problem?.since ?? new Date()
    this.#problem = {
      words: error.message,
      refusesSignIn: error.code === 'EAUTH',
      since,
      hint: hintOf(error),
    }
    this.#isOfSending = isOfSending
  }

  /** Classifies the error; if the server is at fault, all mail is deferred. */
  #failed(error: SmtpError, recipient: string): SmtpError {
    error.fault = faultOf(error)
    if (error.fault !== 'server') {
      const { recipients } = this.#refused
      if (recipients.size === 0) this.#refused.since = new Date()
      recipients.add(recipient)
      if (recipients.size >= SEVERAL) error.fault = 'server'
    }
    if (error.fault === 'server') {
      this.#blameServer(error, error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
      this.#letAllWait()
    }
    return error
  }

  #letAllWait(): void {
    const now = Date.now()
    // Parallel mails that fail during one deferral count as one failure.
    if (now >= this.#waits.until) {
      const count = this.#waits.count + 1
      const wait = backoff(count, { first: MAIL.backoff, longest: MAIL.longestBackoff })
      this.#waits = { count, until: now + wait }
    }
    const { recipients, since } = this.#refused
    this.changes.emit('refusal', {
      until: new Date(this.#waits.until),
      refused: { recipients: [...recipients], since },
    })
  }

  #took(): void {
    this.#problem = null
    this.#refused.recipients.clear()
    this.#waits = { count: 0, until: 0 }
  }

  #pool() {
    const server = mailServer(this.#db, this.#config)
    if (!server) throw new Error('no mail server is set')
    const to = JSON.stringify(server)
    if (this.#transport?.to !== to) {
      // Closes the pool; deliveries in progress finish.
      this.#transport?.pool.close()
      this.#took()
      this.#transport = { to, server, pool: transportTo(server, this.#config.publicUrl) }
    }
    return this.#transport.pool
  }

  /**
   * Sends one mail; rejects with a `fault`, or if there is no server.
   * @param mail to one recipient.
   * @param taken records acceptance; called before another mail or push is sent.
   */
  async send(mail: SendMailOptions, taken: () => void): Promise<void> {
    const db = this.#db
    const pool = this.#pool()
    const composed = new MailComposer({
      from: senderOf(db, this.#config),
      ...mail,
      disableFileAccess: true,
      disableUrlAccess: true,
    }).compile()
    const bytes = await composed.build()
    const envelope = composed.getEnvelope()
    const [recipient = ''] = envelope.to
    let done = () => {}
    let over = false
    async function* raw() {
      yield bytes
      done = await sendingTurns(db).take()
      if (over) done()
    }
    try {
      await pool
        .sendMail({ envelope, raw: Readable.from(raw()) })
        .catch((error: SmtpError) => Promise.reject(this.#failed(this.#named(error), recipient)))
      this.#took()
      taken()
    } finally {
      over = true
      done()
    }
  }

  close(): void {
    this.#transport?.pool.close()
  }
}
