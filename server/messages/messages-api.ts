import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { together } from '../../db/together.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { IdParams } from '../id-shared.ts'
import { ATTACHMENT, RATE } from '../limits.ts'
import { BeforeQuery, UpToBody } from '../pagination-shared.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { getThread, listConversations, readMessages } from './messages-service.ts'
import { ConversationView, MessageView, SendMessageBody, ThreadView } from './messages-shared.ts'
import { checkMessage, sendMessage, sentBefore } from './send-message-service.ts'
import { storeAttachments } from './store-attachments.ts'

const SocketHeaders = z.object({
  'x-socket-id': z.string().max(40).optional().describe('The window that sends, which is not pushed to'),
})

/** Chat: what a person has written and received. */
export const messagesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const common = { tags: ['Chat'], security: [{ bearer: [] }] }

  app.get(
    '/api/users-with-last-message',
    {
      schema: {
        ...common,
        summary: 'My conversations, the one written in last first',
        response: { 200: envelope(z.array(ConversationView)), '4xx': ErrorEnvelope },
      },
    },
    async (request) => ok(listConversations(app.db, viewerOf(request).id)),
  )

  app.get(
    '/api/messages/:id',
    {
      schema: {
        ...common,
        summary: 'What a person and I have written, the newest first',
        description:
          'Older messages with `?before=` the `next_before` of the answer. Fetching marks nothing as seen.',
        params: IdParams,
        querystring: BeforeQuery,
        response: { 200: envelope(ThreadView), '4xx': ErrorEnvelope },
      },
    },
    async (request) => ok(getThread(app.db, viewerOf(request).id, request.params.id, request.query.before)),
  )

  app.post(
    '/api/messages/:id',
    {
      schema: {
        ...common,
        summary: 'Write to a person',
        description:
          'Beside the fields, `attachments[]`: at most 10 pictures and .pdf, .doc, .docx or .txt files of up to 10 MB. ' +
          'Text or a file has to be there.',
        consumes: ['multipart/form-data', 'application/json'],
        params: IdParams,
        headers: SocketHeaders,
        body: SendMessageBody,
        response: { 200: envelope(MessageView), '4xx': ErrorEnvelope },
      },
      preValidation: [
        app.limitBy(RATE.messages, (request) => String(viewerOf(request).id)),
        readForm({ attachments: ATTACHMENT.perMessage }),
      ],
    },
    async (request) => {
      const { body } = request
      const { id: me } = viewerOf(request)
      const { id: receiver } = request.params
      const before = () => sentBefore(app.db, me, body.client_id)
      let message = before()
      if (!message) {
        const uploads = request.uploads.get('attachments') ?? []
        checkMessage(app.db, me, receiver, body.message, uploads.length)
        const files = await storeAttachments(app.images, uploads)
        const window = request.headers['x-socket-id']
        const send = () => before() ?? sendMessage(app.db, me, receiver, body, files, window)
        message = await together(app.db, send)
      }
      return ok(message, 'Message sent')
    },
  )

  app.post(
    '/api/messages/:id/read',
    {
      schema: {
        ...common,
        summary: 'Mark what I have received from a person, up to an id, as seen',
        params: IdParams,
        body: UpToBody,
        response: {
          200: envelope(z.object({ unread_count: z.int().describe('In all conversations') })),
          '4xx': ErrorEnvelope,
        },
      },
    },
    async (request) => {
      const { id: me } = viewerOf(request)
      const read = () => readMessages(app.db, me, request.params.id, request.body.up_to)
      return ok({ unread_count: await together(app.db, read) })
    },
  )
}
