import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { emailContract } from './email-contract.ts'
import { askForEmail, mailEmailProofAgain, undoEmailChange } from './email-service.ts'

export const emailApi: FastifyPluginAsyncZod = async (app) => {
  const limit = app.limitByViewer(RATE.emailChanges)

  app.route({
    ...emailContract['POST /api/account/email'],
    onRequest: requireViewer,
    handler: async (request) => {
      await askForEmail(app, viewerOf(request).id, request.body, () => limit(request))
      return ok(null, m.accounts_check_new_inbox())
    },
  })

  app.route({
    ...emailContract['POST /api/account/email/proof'],
    onRequest: requireViewer,
    preHandler: limit,
    handler: async (request) => {
      mailEmailProofAgain(app, viewerOf(request).id)
      return ok(null, m.accounts_link_sent())
    },
  })

  app.route({
    ...emailContract['POST /api/account/email/undo'],
    config: { setsCookie: true },
    handler: async (request, reply) => {
      undoEmailChange(app, request.body.token)
      reply.clearSessionCookie()
      return ok(null, m.accounts_email_change_undone())
    },
  })
}
