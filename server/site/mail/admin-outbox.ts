import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminOutboxContract } from './admin-outbox-contract.ts'
import { listMails, retryAllMail, retryMail, sendTestMail } from './admin-outbox-service.ts'
import { MAIL_FILTERS, OutboxView } from './admin-outbox-shared.ts'

const Query = BeforeQuery.extend({ show: z.enum(MAIL_FILTERS).default('all') })

export const adminOutbox: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/outbox', { schema: { querystring: Query } }, ({ query }, reply) =>
    reply.page('admin/outbox', OutboxView, () => listMails(app, query)),
  )

  app.route({
    ...adminOutboxContract['POST /api/admin/outbox/:id/retry'],
    handler: async (request) => {
      retryMail(app, viewerOf(request), request.params.id)
      return ok(null, m.admin_it_is_tried_again())
    },
  })

  app.route({
    ...adminOutboxContract['POST /api/admin/outbox/retry'],
    preHandler: app.limitByViewer(RATE.testMails),
    handler: async (request) => {
      retryAllMail(app, viewerOf(request))
      return ok(null, m.admin_mail_retry_all_done())
    },
  })

  app.route({
    ...adminOutboxContract['POST /api/admin/outbox/test-mail'],
    preHandler: app.limitByViewer(RATE.testMails),
    handler: async (request) => {
      const viewer = viewerOf(request)
      const isTaken = await sendTestMail(app, viewer)
      const { email } = viewer
      return ok(null, isTaken ? m.told_test_mail_taken({ email }) : m.admin_test_mail_sent({ email }))
    },
  })
}
