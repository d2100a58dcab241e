import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { listMails, retryAllMail, retryMail, sendTestMail } from './admin-outbox-service.ts'
import { MAIL_FILTERS, OutboxView } from './admin-outbox-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(z.null()),
}

const Query = BeforeQuery.extend({ show: z.enum(MAIL_FILTERS).default('all') })

export const adminOutboxRoutes = routes(async (app) => {
  app.get('/admin/outbox', { schema: { querystring: Query } }, ({ query }, reply) =>
    reply.page('admin/outbox', OutboxView, () => listMails(app, query)),
  )

  return [
    route(
      'POST /api/admin/outbox/:id/retry',
      { ...common, summary: 'Try a mail again', params: IdParams },
      {
        handler: async (request) => {
          retryMail(app, viewerOf(request), request.params.id)
          return ok(null, m.admin_it_is_tried_again())
        },
      },
    ),
    route(
      'POST /api/admin/outbox/retry',
      {
        ...common,
        summary: 'Retry all emails',
        description:
          'All mail that waits, and mail of the last 5 days that was given up: of accounts and of events. 409 without a mail server.',
      },
      {
        preHandler: app.limitByViewer(RATE.testMails),
        handler: async (request) => {
          retryAllMail(app, viewerOf(request))
          return ok(null, m.admin_mail_retry_all_done())
        },
      },
    ),
    route(
      'POST /api/admin/outbox/test-mail',
      { ...common, summary: 'Send a test mail to my own address' },
      {
        preHandler: app.limitByViewer(RATE.testMails),
        handler: async (request) => {
          const viewer = viewerOf(request)
          const isTaken = await sendTestMail(app, viewer)
          const { email } = viewer
          return ok(null, isTaken ? m.told_test_mail_taken({ email }) : m.admin_test_mail_sent({ email }))
        },
      },
    ),
  ]
})
