import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../envelope.ts'
import { IdParams } from '../id.ts'
import { BeforeQuery } from '../pagination.ts'
import { viewerOf } from '../plugins/session.ts'
import { ContactMessagesView } from './contact-messages-schema.ts'
import { handleContactMessage, listContactMessages } from './contact-messages-service.ts'

/** What came by the contact form. */
export const contactMessages: FastifyPluginAsyncZod = async (app) => {
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
