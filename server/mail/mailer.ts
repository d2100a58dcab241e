import { EventEmitter } from 'node:events'
import { Readable } from 'node:stream'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Db } from '../../db/open.ts'
import type { Config } from '../config.ts'
import { MAIL } from '../limits.ts'
import {
  concernsOneMail,
  type MailServer,
  mailServer,
  type SmtpError,
  senderOf,
  serverWords,
  transportOf,
} from './mail-settings.ts'
import { sendingTurns } from './sending-turns.ts'

/** What keeps all mail from going out, in the words of the server, or what is wrong with the connection to it. */
export interface MailProblem {
  words: string
  /** Whether the server does not take user and password. */
  refusesSignIn: boolean
}

/** A mail that failed goes back to the outbox, which counts attempts; the pool would try again by itself and tell nobody. */
function transportTo(server: string | MailServer) {
  const to = typeof server === 'string' ? { url: server } : transportOf(server)
  return nodemailer.createTransport({
    ...to,
    pool: true,
    maxConnections: 5,
    maxRequeues: 0,
    ...MAIL.timeouts,
  })
}

/** The mail server of the site, whichever it is at the moment: what admins change on a page holds for the next mail. */
export class Mailer {
  readonly #db: Db
  readonly #config: Config
  /** Says when another server was set, or none. */
  readonly changes = new EventEmitter<{ change: [] }>()
  #problem: MailProblem | null = null
  #transport: { to: string; pool: ReturnType<typeof transportTo> } | undefined

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

  /** Connects and signs in without sending anything; what comes of it is `problem`. Never rejects. */
  async check(): Promise<void> {
    if (!this.isSet) return
    try {
      await this.#pool().verify()
      this.#problem = null
    } catch (error) {
      this.#note(error as SmtpError)
    }
  }

  /** Gives the error with what the server has said in one line, and without the password. */
  #note(error: SmtpError): SmtpError {
    error.message = serverWords(error, mailServer(this.#db, this.#config))
    this.#problem = concernsOneMail(error)
      ? null
      : { words: error.message, refusesSignIn: error.code === 'EAUTH' }
    return error
  }

  #pool() {
    const server = mailServer(this.#db, this.#config)
    if (!server) throw new Error('no mail server is set')
    const to = JSON.stringify(server)
    if (this.#transport?.to !== to) {
      // What it is sending still is sent.
      this.#transport?.pool.close()
      this.#problem = null
      this.#transport = { to, pool: transportTo(server) }
    }
    return this.#transport.pool
  }

  /**
   * Hands one mail to the server; rejects when that does not take it, and where there is none. An answer comes to a mail whose
   * last byte was sent.
   *
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
    let done = () => {}
    let over = false
    async function* raw() {
      yield bytes
      done = await sendingTurns(db).take()
      if (over) done()
    }
    try {
      await pool
        .sendMail({ envelope: composed.getEnvelope(), raw: Readable.from(raw()) })
        .catch((error: SmtpError) => Promise.reject(this.#note(error)))
      this.#problem = null
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
