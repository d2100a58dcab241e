import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { BeforeQuery } from '../pagination-shared.ts'
import { viewerOf } from '../sessions/session.ts'
import { handleContactMessage, listContactMessages } from './admin-contact-messages-service.ts'
import { ContactMessagesView } from './admin-contact-messages-shared.ts'

/** What came by the contact form. */
export const adminContactMessages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/contact-messages', { schema: { querystring: BeforeQuery } }, ({ query }, reply) =>
    reply.page('admin/contact-messages', ContactMessagesView, () => listContactMessages(app, query.before)),
  )

  const schema = (summary: string) => ({
    schema: {
      summary,
      tags: ['Admin'],
      security: [{ bearer: [] }],
      params: IdParams,
      response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
    },
  })
  const path = '/api/admin/contact-messages/:id/handling'

  app.post(path, schema('Note that a contact message was seen to'), async (request) => {
    handleContactMessage(app, viewerOf(request), request.params.id, true)
    return ok(null, 'Handled')
  })

  app.delete(path, schema('Open a contact message again'), async (request) => {
    handleContactMessage(app, viewerOf(request), request.params.id, false)
    return ok(null, 'Open again')
  })
}
