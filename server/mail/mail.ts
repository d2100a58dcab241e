import fp from 'fastify-plugin'
import { every } from '../jobs.ts'
import { type Mailer, smtpMailer } from './mailer.ts'
import { type Deliver, Outbox } from './outbox-service.ts'

/** Milliseconds. */
const SWEEP = 24 * 60 * 60_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Where mail is put that is to be sent. */
    outbox: Outbox
    /** The mail server; null where none is set. */
    mailer: Mailer | null
  }
}

/** `app.outbox`, which sends by SMTP_URL; without it mail stays in the outbox and is printed to the log. */
export const mail = fp(async (app) => {
  const mailer = smtpMailer(app.db, app.config)
  app.decorate('mailer', mailer)
  const host = new URL(app.config.publicUrl).hostname
  const deliver: Deliver | null =
    mailer &&
    (({ id, createdAt, recipient, replyTo, subject, text, html }, taken) =>
      mailer.send(
        {
          to: { name: '', address: recipient },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          subject,
          text,
          html,
          messageId: `<outbox-${id}-${createdAt.getTime()}@${host}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        },
        taken,
      ))
  const outbox = new Outbox(app.db, app.log, deliver)
  app.decorate('outbox', outbox)
  app.addHook('onReady', async () => outbox.wake())
  every(app, SWEEP, 'outbox', () => outbox.sweep())
  app.addHook('onClose', async () => {
    await outbox.close()
    mailer?.close()
  })
})
