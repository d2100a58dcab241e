import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Db } from '../../../db/open.ts'
import type { Config } from '../../platform/config.ts'
import { MAIL } from '../../platform/limits.ts'
import { backoff } from './backoff.ts'
import { type MailServer, mailServer, senderOf, serverWords } from './mail-settings.ts'
import { sendingTurns } from './sending-turns.ts'
import { faultOf, SEVERAL, type SmtpError } from './smtp-answers.ts'
import { hintOf, type MailHint, transportOf } from './transport.ts'

/** What keeps all mail from going out, in the words of the server, or what is wrong with the connection to it. */
export interface MailProblem {
  words: string
  /** Whether the server does not take user and password. */
  refusesSignIn: boolean
  /** When the server first refused all mail. */
  since: Date
  /** The likely cause, if it is one that hosts run into. */
  hint: MailHint | null
}

/** All mail waits for the server. */
export interface ServerRefusal {
  /** Not before then. */
  until: Date
  /** Recipients whose mail was given up before it was known that the server refuses everybody, and since when. */
  refused: { recipients: string[]; since: Date }
}

/**
 * A mail that failed goes back to the outbox, which counts attempts. The pool sends a mail once more by itself if the server ended a
 * connection before a byte of the mail was sent, as with a 421 on one that was used before.
 */
const transportTo = (server: string | MailServer, publicUrl: string) =>
  nodemailer.createTransport({
    ...transportOf(server, publicUrl),
    pool: true,
    maxConnections: 5,
    maxRequeues: 1,
    ...MAIL.timeouts,
  })

/** The mail server of the site, whichever it is at the moment: what admins change on a page holds for the next mail. */
export class Mailer {
  readonly #db: Db
  readonly #config: Config
  /** `change`: another server was set, or none. `refusal`: all mail has to wait for the server. `retry`: an admin wants all mail tried. */
  readonly changes = new EventEmitter<{ change: []; refusal: [ServerRefusal]; retry: [] }>()
  #problem: MailProblem | null = null
  /** Whether the problem came up when mail was sent: signing in cannot show that it is over. */
  #isOfSending = false
  /** Refused one after the other, and when the first one was. */
  #refused = { recipients: new Set<string>(), since: new Date() }
  /** Times in a row that all mail had to wait, and until when. */
  #waits = { count: 0, until: 0 }
  #transport: { to: string; server: string | MailServer; pool: ReturnType<typeof transportTo> } | undefined

  constructor(db: Db, config: Config) {
    this.#db = db
    this.#config = config
  }

  /** Whether there is one; without it mail stays where it is. */
  get isSet(): boolean {
    return mailServer(this.#db, this.#config) !== null
  }

  /** What keeps all mail from going out, as far as is known; null while the server takes it, or where there is none. */
  get problem(): MailProblem | null {
    return this.isSet ? this.#problem : null
  }

  /**
   * Connects and signs in without sending anything; what comes of it is `problem`. A refusal of mail stays until a mail is taken:
   * a server that has had enough mail for today still lets the site in. Never rejects.
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

  /** Gives the error with the server's words in one line, and without the password. */
  #named(error: SmtpError): SmtpError {
    // Not from the database, which may be closed by now.
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

  /** Finds the party at fault; if it is the server, all mail waits. */
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
    // Mails that were under way together fail together: that is one failure.
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
      // What it is sending still is sent.
      this.#transport?.pool.close()
      this.#took()
      this.#transport = { to, server, pool: transportTo(server, this.#config.publicUrl) }
    }
    return this.#transport.pool
  }

  /**
   * Hands one mail to the server; rejects when that does not take it, with its `fault`, and where there is none. An answer comes to a
   * mail whose last byte was sent.
   *
   * @param mail to one recipient.
   * @param taken notes that it was taken. Called before any other mail or push can be handed over.
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
