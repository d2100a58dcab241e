import { Readable } from 'node:stream'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { readAsInBody } from '../../members/accounts/phone-numbers.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound, unsupportedType } from '../../platform/errors.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { BINARY } from '../../site/backups/admin-backups-contract.ts'
import { restarterOf, restoreState } from '../../site/backups/backup-transfers.ts'
import { BACKUP } from '../../site/limits.ts'
import { welcomeContract } from './welcome-contract.ts'
import { isEmpty, requireCode, sendTestMail, setUp } from './welcome-service.ts'

/** First-run setup: creates the first admin or restores a backup. 404 without the code. */
export const welcomeApi: FastifyPluginAsyncZod = async (app) => {
  const { transfers } = app
  app.addContentTypeParser(BINARY, (_request, payload, done) => done(null, payload))
  app.addHook('onRequest', async () => {
    if (!app.settingUp.isOpen) throw notFound()
  })

  app.route({
    ...welcomeContract['POST /api/welcome'],
    config: { setsCookie: true },
    onRequest: app.limitByAddress(RATE.signUp),
    preValidation: [
      readForm({ logo: 1 }),
      // Checked first, so that strangers get no field errors.
      async ({ body }) => requireCode(app, (body as { code?: unknown } | undefined)?.code),
      readAsInBody,
    ],
    handler: async (request, reply) => {
      const logo = filesOf(request, 'logo')[0] ?? null
      const made = await setUp(app, request.body, logo)
      transfers.cancel()
      reply.setSessionCookie(made.token).setDeviceCookie(made.user.id)
      return ok(made, m.common_the_market_is_yours())
    },
  })

  app.route({
    ...welcomeContract['POST /api/welcome/test-mail'],
    onRequest: app.limitByAddress(RATE.testMails),
    preValidation: async ({ body }) => requireCode(app, (body as { code?: unknown } | undefined)?.code),
    handler: async ({ body: { email: recipient } }) => {
      const is_sent = sendTestMail(app, recipient)
      const where = m.common_test_mail_logged()
      return ok({ is_sent }, is_sent ? m.common_test_mail_sent({ recipient }) : where)
    },
  })

  app.route({
    ...welcomeContract['GET /api/welcome/restore'],
    onRequest: async ({ headers }) => requireCode(app, headers['x-welcome-code']),
    handler: async () => ok(restoreState(app)),
  })

  app.route({
    ...welcomeContract['POST /api/welcome/restore'],
    bodyLimit: BACKUP.uploadBytes,
    onRequest: async ({ headers }) => {
      requireCode(app, headers['x-welcome-code'])
      if (!isEmpty(app.db)) throw notFound()
    },
    handler: async (request) => {
      const file = request.body
      if (!(file instanceof Readable)) throw unsupportedType(m.common_backup_not_a_file())
      await transfers.receive(file, Number(request.headers['content-length'] ?? 0))
      return ok(restoreState(app), m.common_checking_file())
    },
  })

  app.route({
    ...welcomeContract['POST /api/welcome/restore/start'],
    // A pending backup was uploaded with this code on an empty site; a sign-up since then does not block it.
    onRequest: async ({ headers }) => requireCode(app, headers['x-welcome-code']),
    handler: async () => {
      restarterOf(app)()
      return ok(restoreState(app), m.backups_the_site_starts_anew())
    },
  })
}
