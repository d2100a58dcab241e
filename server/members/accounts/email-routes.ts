import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { askForEmail, mailEmailProofAgain, undoEmailChange } from './email-service.ts'
import { EmailChangeBody, EmailUndoBody } from './email-shared.ts'

export const emailRoutes = routes(async (app) => {
  const limit = app.limitByViewer(RATE.emailChanges)

  return [
    route(
      'POST /api/account/email',
      {
        tags: ['Accounts'],
        summary: 'Ask for another address',
        description:
          'The old one stays until the link that is mailed to the new one is used, once and within 24 hours. The old one is told, and can undo it for 7 days.',
        security: [{ bearer: [] }],
        body: EmailChangeBody,
        response: answers(z.null()),
      },
      {
        onRequest: requireViewer,
        handler: async (request) => {
          await askForEmail(app, viewerOf(request).id, request.body, () => limit(request))
          return ok(null, m.accounts_check_new_inbox())
        },
      },
    ),
    route(
      'POST /api/account/email/proof',
      {
        tags: ['Accounts'],
        summary: 'Have the link mailed again that proves one’s address',
        security: [{ bearer: [] }],
        response: answers(z.null()),
      },
      {
        onRequest: requireViewer,
        preHandler: limit,
        handler: async (request) => {
          mailEmailProofAgain(app, viewerOf(request).id)
          return ok(null, m.accounts_link_sent())
        },
      },
    ),
    route(
      'POST /api/account/email/undo',
      {
        tags: ['Accounts'],
        summary: 'Call a change of address off, or take it back',
        description:
          'By the token of the link in the mail to the old address. Ends all sessions of the account.',
        body: EmailUndoBody,
        response: answers(z.null()),
      },
      {
        config: { setsCookie: true },
        handler: async (request, reply) => {
          undoEmailChange(app, request.body.token)
          reply.clearSessionCookie()
          return ok(null, m.accounts_email_change_undone())
        },
      },
    ),
  ]
})
