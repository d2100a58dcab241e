import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { RATE } from '../limits.ts'
import { receiveContactMessage } from './contact-service.ts'
import { ContactBody, ContactReceipt } from './contact-shared.ts'

/** The contact form of /page/contact-us. */
export const contactApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/api/contact',
    {
      schema: {
        tags: ['Content'],
        summary: 'Write to those who run the site',
        description: 'At most 10 an hour by address. A `client_id` is unique for each email.',
        consumes: ['multipart/form-data', 'application/json'],
        body: ContactBody,
        response: { 200: envelope(ContactReceipt), '4xx': ErrorEnvelope },
      },
      onRequest: app.limitByAddress(RATE.contact),
      preValidation: readForm(),
    },
    async ({ body }) => ok(receiveContactMessage(app, body), 'Your message has been sent.'),
  )
}
