import { Readable } from 'node:stream'
import nodemailer, { type SendMailOptions } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Db } from '../../db/open.ts'
import type { Config } from '../config.ts'
import { handOver } from '../hand-over.ts'
import { MAIL } from '../limits.ts'

export interface Mailer {
  /**
   * Hands one mail to the server; rejects when that does not take it.
   *
   * @param taken notes that it was taken. Called before any other mail or push can be handed over.
   */
  send(mail: SendMailOptions, taken: () => void): Promise<void>
  close(): void
}

/** An answer comes to a mail whose last byte was sent. */
export function smtpMailer(db: Db, { smtpUrl, mailFrom }: Config): Mailer | null {
  if (!smtpUrl) return null
  // Another attempt under the outbox's own count, and not at once inside the pool: what is in hand there is unknown to it.
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 5,
    maxRequeues: 0,
    ...MAIL.timeouts,
  })
  return {
    async send(mail, taken) {
      const composed = new MailComposer({
        from: mailFrom,
        ...mail,
        disableFileAccess: true,
        disableUrlAccess: true,
      }).compile()
      const bytes = await composed.build()
      let done = () => {}
      let over = false
      async function* raw() {
        yield bytes
        done = await handOver(db).take()
        if (over) done()
      }
      try {
        await transport.sendMail({ envelope: composed.getEnvelope(), raw: Readable.from(raw()) })
        taken()
      } finally {
        over = true
        done()
      }
    },
    close: () => transport.close(),
  }
}
