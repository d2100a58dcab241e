import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { together } from '../../../db/together.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { ATTACHMENT } from '../limits.ts'
import { messagesContract } from './messages-contract.ts'
import { getThread, listConversations, readMessages } from './messages-service.ts'
import { writeMessage } from './send-message-service.ts'

export const messagesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...messagesContract['GET /api/users-with-last-message'],
    handler: async (request) => ok(listConversations(app.db, viewerOf(request).id)),
  })

  app.route({
    ...messagesContract['GET /api/messages/:id'],
    handler: async (request) =>
      ok(getThread(app.db, viewerOf(request).id, request.params.id, request.query.before)),
  })

  app.route({
    ...messagesContract['POST /api/messages/:id'],
    preValidation: [app.limitByViewer(RATE.messages), readForm({ attachments: ATTACHMENT.perMessage })],
    handler: async (request) => {
      const uploads = filesOf(request, 'attachments')
      const window = request.headers['x-socket-id']
      const message = await writeMessage(
        app,
        viewerOf(request).id,
        request.params.id,
        request.body,
        uploads,
        window,
      )
      return ok(message, m.messages_message_sent())
    },
  })

  app.route({
    ...messagesContract['POST /api/messages/:id/read'],
    handler: async (request) => {
      const { id: me } = viewerOf(request)
      const read = () => readMessages(app.db, me, request.params.id, request.body.up_to)
      return ok({ unread_count: await together(app.db, read) })
    },
  })
}
