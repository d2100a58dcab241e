import { z } from 'zod'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { BeforeQuery, UpToBody } from '../../platform/schemas/pagination-shared.ts'
import { ConversationView, MessageView, SendMessageBody, ThreadView } from './messages-shared.ts'

export const SocketHeaders = z.object({
  'x-socket-id': z.string().max(40).optional().describe('The window that sends, which is not pushed to'),
})
const common = { tags: ['Chat'], security: [{ bearer: [] }] }

export const messagesContract = contract({
  'GET /api/users-with-last-message': {
    ...common,
    summary: 'My conversations, the one written in last first',
    response: answers(z.array(ConversationView)),
  },
  'GET /api/messages/:id': {
    ...common,
    summary: 'What a person and I have written, the newest first',
    description:
      'Older messages with `?before=` the `next_before` of the answer. Fetching marks nothing as seen.',
    params: IdParams,
    querystring: BeforeQuery,
    response: answers(ThreadView),
  },
  'POST /api/messages/:id': {
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
  'POST /api/messages/:id/read': {
    ...common,
    summary: 'Mark what I have received from a person, up to an id, as seen',
    params: IdParams,
    body: UpToBody,
    response: answers(z.object({ unread_count: z.int().describe('In all conversations') })),
  },
})
