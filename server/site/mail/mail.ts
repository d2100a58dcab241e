import fp from 'fastify-plugin'
import { every } from '../../platform/jobs.ts'
import { DAY, MINUTE } from '../../platform/time-shared.ts'
import { Mailer } from './mailer.ts'
import { Outbox } from './outbox-service.ts'

/** Interval of checks of a failing server; long enough not to trigger its limit of failed sign-ins. */
const LOOK = 10 * MINUTE

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
    mailer: Mailer
  }
}

/** `app.outbox`, which sends through `app.mailer`; without a server, mail remains in the outbox and is logged. */
export const mail = fp(async (app) => {
  const mailer = new Mailer(app.db, app.config)
  app.decorate('mailer', mailer)
  const host = new URL(app.config.publicUrl).hostname
  const outbox = new Outbox(app.db, app.log, {
    isThere: () => mailer.isSet,
    deliver: ({ id, createdAt, recipient, replyTo, subject, text, html }, taken) =>
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
      ),
  })
  app.decorate('outbox', outbox)
  mailer.changes.on('refusal', (refusal) => outbox.wait(refusal))
  // Failed mail is retried at the start, because admins restart after configuration changes.
  app.addHook('onReady', async () => outbox.retry())
  // Connects before the first mail, to detect a wrong password early.
  let isFirst = true
  every(app, LOOK, 'mail server', async () => {
    if (isFirst || mailer.problem) await mailer.check()
    isFirst = false
    if (mailer.problem) app.log.warn({ reason: mailer.problem.words }, 'the mail server takes no mail')
  })
  every(app, DAY, 'outbox', () => outbox.sweep())
  app.addHook('onClose', async () => {
    await outbox.close()
    mailer.close()
  })
})
