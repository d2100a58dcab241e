import { z } from 'zod'
import { together } from '../../../db/together.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { BeforeQuery, UpToBody } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { ATTACHMENT } from '../limits.ts'
import { getThread, listConversations, readMessages } from './messages-service.ts'
import { ConversationView, MessageView, SendMessageBody, ThreadView } from './messages-shared.ts'
import { writeMessage } from './send-message-service.ts'

export const SocketHeaders = z.object({
  'x-socket-id': z.string().max(40).optional().describe('The window that sends, which is not pushed to'),
})

const common = { tags: ['Chat'], security: [{ bearer: [] }] }

export const messagesRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/users-with-last-message',
      {
        ...common,
        summary: 'My conversations, the one written in last first',
        response: answers(z.array(ConversationView)),
      },
      {
        handler: async (request) => ok(listConversations(app.db, viewerOf(request).id)),
      },
    ),
    route(
      'GET /api/messages/:id',
      {
        ...common,
        summary: 'What a person and I have written, the newest first',
        description:
          'Older messages with `?before=` the `next_before` of the answer. Fetching marks nothing as seen.',
        params: IdParams,
        querystring: BeforeQuery,
        response: answers(ThreadView),
      },
      {
        handler: async (request) =>
          ok(getThread(app.db, viewerOf(request).id, request.params.id, request.query.before)),
      },
    ),
    route(
      'POST /api/messages/:id',
      {
        ...common,
        summary: 'Write to a person',
        description:
          'Beside the fields, `attachments[]`: at most 10 pictures and .pdf, .doc, .docx or .txt files of up to 10 MB. ' +
          'Text or a file has to be there.',
        consumes: FORM_OR_JSON,
        params: IdParams,
        headers: SocketHeaders,
        body: SendMessageBody,
        response: answers(MessageView),
      },
      {
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
      },
    ),
    route(
      'POST /api/messages/:id/read',
      {
        ...common,
        summary: 'Mark what I have received from a person, up to an id, as seen',
        params: IdParams,
        body: UpToBody,
        response: answers(z.object({ unread_count: z.int().describe('In all conversations') })),
      },
      {
        handler: async (request) => {
          const { id: me } = viewerOf(request)
          const read = () => readMessages(app.db, me, request.params.id, request.body.up_to)
          return ok({ unread_count: await together(app.db, read) })
        },
      },
    ),
  ]
})
