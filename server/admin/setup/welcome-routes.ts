import { Readable } from 'node:stream'
import { z } from 'zod'
import { Email } from '../../members/accounts/accounts-shared.ts'
import { readAsInBody } from '../../members/accounts/phone-numbers.ts'
import { UserView } from '../../members/accounts/user-shared.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound, unsupportedType } from '../../platform/errors.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { BINARY } from '../../site/backups/admin-backups-routes.ts'
import { restarterOf, restoreState } from '../../site/backups/backup-transfers.ts'
import { BackupStateView } from '../../site/backups/backups-shared.ts'
import { BACKUP } from '../../site/limits.ts'
import { isEmpty, requireCode, sendTestMail, setUp } from './welcome-service.ts'
import { WelcomeBody } from './welcome-shared.ts'

const common = { tags: ['Welcome'] }

/** The setup code; 404 without it. */
const CodeHeader = z.object({ 'x-welcome-code': z.string().max(100).default('') })

const WelcomeForm = z.object({
  ...WelcomeBody.shape,
  logo: z.unknown().optional().meta({ type: 'string', format: 'binary' }),
})

const RestoreState = answers(BackupStateView.shape.restore)

/** First-run setup: creates the first admin or restores a backup. 404 without the code. */
export const welcomeRoutes = routes(async (app) => {
  const { transfers } = app
  app.addContentTypeParser(BINARY, (_request, payload, done) => done(null, payload))
  app.addHook('onRequest', async () => {
    if (!app.settingUp.isOpen) throw notFound()
  })

  return [
    route(
      'POST /api/welcome',
      {
        ...common,
        summary: 'Make the first admin, and the market theirs',
        description:
          'With the code of the link that the site prints at each start while nobody has ever been admin; 404 without. ' +
          'The first one uses it up. Signs them in.',
        consumes: FORM_OR_JSON,
        body: WelcomeForm,
        response: answers(z.object({ token: z.string(), user: UserView })),
      },
      {
        config: { setsCookie: true },
        onRequest: app.limitByAddress(RATE.signUp),
        preValidation: [
          readForm({ logo: 1 }),
          // The code is checked before the fields, so that strangers get 404 instead of field errors.
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
      },
    ),
    route(
      'POST /api/welcome/test-mail',
      {
        ...common,
        summary: 'Send a mail, to see whether mail works',
        body: z.object({ code: z.string().max(100), email: Email }),
        response: answers(z.object({ is_sent: z.boolean() })),
      },
      {
        onRequest: app.limitByAddress(RATE.testMails),
        preValidation: async ({ body }) => requireCode(app, (body as { code?: unknown } | undefined)?.code),
        handler: async ({ body: { email: recipient } }) => {
          const is_sent = sendTestMail(app, recipient)
          const where = m.common_test_mail_logged()
          return ok({ is_sent }, is_sent ? m.common_test_mail_sent({ recipient }) : where)
        },
      },
    ),
    route(
      'GET /api/welcome/restore',
      {
        ...common,
        summary: 'How the file is doing that is to be restored from',
        headers: CodeHeader,
        response: RestoreState,
      },
      {
        onRequest: async ({ headers }) => requireCode(app, headers['x-welcome-code']),
        handler: async () => ok(restoreState(app)),
      },
    ),
    route(
      'POST /api/welcome/restore',
      {
        ...common,
        summary: 'Send a backup, which becomes this site at its next start; only while nobody has joined',
        description:
          'The body is the file. It is tried first; `GET /api/welcome/restore` says how that ends.',
        consumes: [BINARY],
        headers: CodeHeader,
        response: RestoreState,
      },
      {
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
      },
    ),
    route(
      'POST /api/welcome/restore/start',
      {
        ...common,
        summary: 'Start the site anew, as the market of the backup that was sent',
        description: '409 while none waits, or where somebody has to start the site anew on its machine.',
        headers: CodeHeader,
        response: RestoreState,
      },
      {
        // Does not check that the site is still empty: this code was needed to upload the backup, and a sign-up since then must not block
        // the restore.
        onRequest: async ({ headers }) => requireCode(app, headers['x-welcome-code']),
        handler: async () => {
          restarterOf(app)()
          return ok(restoreState(app), m.backups_the_site_starts_anew())
        },
      },
    ),
  ]
})
