import fp from 'fastify-plugin'
import { every } from '../../platform/jobs.ts'
import { DAY, MINUTE } from '../../platform/time-shared.ts'
import { Mailer } from './mailer.ts'
import { Outbox } from './outbox-service.ts'

/** Between two looks whether a mail server that took nothing does now: one that counts wrong passwords is not annoyed by it. */
const LOOK = 10 * MINUTE

declare module 'fastify' {
  interface FastifyInstance {
    /** Where mail is put that is to be sent. */
    outbox: Outbox
    /** The mail server of the moment. */
    mailer: Mailer
  }
}

/** `app.outbox`, which sends by `app.mailer`; without a server mail stays in the outbox and is printed to the log. */
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
  // What the server refused before is tried at once: admins restart the site when they have changed something.
  app.addHook('onReady', async () => outbox.retry())
  // A wrong password shows before anybody waits for a mail.
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
