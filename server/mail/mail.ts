import fp from 'fastify-plugin'
import nodemailer from 'nodemailer'
import { every } from '../jobs.ts'
import { MAIL } from '../limits.ts'
import { type Deliver, Outbox } from './outbox-service.ts'

/** Milliseconds. */
const SWEEP = 24 * 60 * 60_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Where mail is put that is to be sent. */
    outbox: Outbox
  }
}

/** `app.outbox`, which sends by SMTP_URL; without it mail stays in the outbox and is printed to the log. */
export const mail = fp(async (app) => {
  const { smtpUrl, mailFrom, publicUrl } = app.config
  const transport = smtpUrl
    ? nodemailer.createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...MAIL.timeouts })
    : null
  const host = new URL(publicUrl).hostname
  const deliver: Deliver | null =
    transport &&
    (async ({ id, createdAt, recipient, replyTo, subject, text, html }) => {
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: recipient },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        text,
        html,
        messageId: `<outbox-${id}-${createdAt.getTime()}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    })
  const outbox = new Outbox(app.db, app.log, deliver)
  app.decorate('outbox', outbox)
  app.addHook('onReady', async () => outbox.wake())
  every(app, SWEEP, 'outbox', () => outbox.sweep())
  app.addHook('onClose', async () => {
    await outbox.close()
    transport?.close()
  })
})
