import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { BeforeQuery } from '../../platform/schemas/pagination-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { handleContactMessage, listContactMessages } from './admin-contact-messages-service.ts'
import { ContactMessagesView } from './admin-contact-messages-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  params: IdParams,
  response: answers(z.null()),
}

export const adminContactMessagesRoutes = routes(async (app) => {
  app.get('/admin/contact-messages', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/contact-messages', ContactMessagesView, () => listContactMessages(app, query.before)),
  )

  return [
    route(
      'POST /api/admin/contact-messages/:id/handling',
      {
        ...common,
        summary: 'Note that a contact message was seen to',
      },
      {
        handler: async (request) => {
          handleContactMessage(app, viewerOf(request), request.params.id, true)
          return ok(null, m.admin_handled())
        },
      },
    ),
    route(
      'DELETE /api/admin/contact-messages/:id/handling',
      { ...common, summary: 'Open a contact message again' },
      {
        handler: async (request) => {
          handleContactMessage(app, viewerOf(request), request.params.id, false)
          return ok(null, m.admin_open_again())
        },
      },
    ),
  ]
})
