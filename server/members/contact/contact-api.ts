import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { contactContract } from './contact-contract.ts'
import { receiveContactMessage } from './contact-service.ts'

export const contactApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...contactContract['POST /api/contact'],
    onRequest: app.limitByAddress(RATE.contact),
    preValidation: readForm(),
    handler: async ({ body, viewer }) => {
      // Not linked if the member entered another address.
      const accountId = viewer?.email === body.email ? viewer.id : null
      return ok(receiveContactMessage(app, body, accountId), m.contact_sent())
    },
  })
}
