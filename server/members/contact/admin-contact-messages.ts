import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminContactMessagesContract } from './admin-contact-messages-contract.ts'
import { handleContactMessage, listContactMessages } from './admin-contact-messages-service.ts'
import { ContactMessagesView } from './admin-contact-messages-shared.ts'

export const adminContactMessages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/contact-messages', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/contact-messages', ContactMessagesView, () => listContactMessages(app, query.before)),
  )

  app.route({
    ...adminContactMessagesContract['POST /api/admin/contact-messages/:id/handling'],
    handler: async (request) => {
      handleContactMessage(app, viewerOf(request), request.params.id, true)
      return ok(null, m.admin_handled())
    },
  })

  app.route({
    ...adminContactMessagesContract['DELETE /api/admin/contact-messages/:id/handling'],
    handler: async (request) => {
      handleContactMessage(app, viewerOf(request), request.params.id, false)
      return ok(null, m.admin_open_again())
    },
  })
}
