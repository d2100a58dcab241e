import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { receiveContactMessage } from './contact-service.ts'
import { ContactBody, ContactReceipt } from './contact-shared.ts'

export const contactRoutes = routes(async (app) => [
  route(
    'POST /api/contact',
    {
      tags: ['Content'],
      summary: 'Write to those who run the site',
      description: 'At most 10 an hour by address. A `client_id` is unique for each email.',
      consumes: FORM_OR_JSON,
      body: ContactBody,
      response: answers(ContactReceipt),
    },
    {
      onRequest: app.limitByAddress(RATE.contact),
      preValidation: readForm(),
      handler: async ({ body, viewer }) => {
        // The message is not linked to the account if the member entered another email address.
        const accountId = viewer?.email === body.email ? viewer.id : null
        return ok(receiveContactMessage(app, body, accountId), m.contact_sent())
      },
    },
  ),
])
