import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { together } from '../../db/together.ts'
import { ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { sentBy } from '../images/images-service.ts'
import { ATTACHMENT, RATE } from '../limits.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { messagesContract } from './messages-contract.ts'
import { getThread, listConversations, readMessages } from './messages-service.ts'
import { checkMessage, sendMessage, sentBefore } from './send-message-service.ts'
import { withAttachments } from './store-attachments.ts'

/** Chat: what a person has written and received. */
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
    preValidation: [
      app.limitBy(RATE.messages, (request) => String(viewerOf(request).id)),
      readForm({ attachments: ATTACHMENT.perMessage }),
    ],
    handler: async (request) => {
      const { body } = request
      const { id: me } = viewerOf(request)
      const { id: receiver } = request.params
      const before = () => sentBefore(app.db, me, body.client_id)
      let message = before()
      if (!message) {
        const uploads = request.uploads.get('attachments') ?? []
        checkMessage(app.db, me, receiver, body.message, uploads.length)
        const window = request.headers['x-socket-id']
        message = await withAttachments(sentBy(app.images, me), uploads, (files) =>
          together(app.db, () => before() ?? sendMessage(app.db, me, receiver, body, files, window)),
        )
      }
      return ok(message, 'Message sent')
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
