import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { optionalPositiveNumber, positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { BeforeQuery, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CancellationBody } from '../../swaps/cancellation-shared.ts'
import { SocketHeaders } from '../messages/messages-contract.ts'
import { CircleConversationView, SendMessageBody } from '../messages/messages-shared.ts'
import { CircleMessageView, CirclesQuery, CircleThreadView, CircleView } from './circles-shared.ts'

const WHOLE = m.swaps_choice_wrong
const common = { tags: ['Circles'], security: [{ bearer: [] }] }
const one = { ...common, params: IdParams, response: answers(CircleView) }

export const circlesContract = contract({
  'GET /api/circles': {
    ...common,
    summary: 'Swaps of up to five people that the site has found for me, the newest first',
    querystring: CirclesQuery,
    response: {
      200: envelope(z.array(CircleView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'POST /api/circles/presence': {
    ...common,
    summary: 'I’m here: who has left two in a row unanswered is asked again',
    response: answers(z.object({ left_out: z.boolean() })),
  },
  'GET /api/circles/:id': { ...one, summary: 'One of them; nobody but its people finds it' },
  'POST /api/circles/:id/acceptance': {
    ...one,
    summary: 'Yes: once all have said so, it is agreed and all items are reserved',
    description:
      'With `revision` and `terms_hash` nobody says yes to items that they have not seen: 409 if they have changed.',
    body: z
      .object({ revision: z.optional(positiveNumber(WHOLE)), terms_hash: z.optional(z.string()) })
      .optional(),
  },
  'POST /api/circles/:id/refusal': { ...one, summary: 'No: it ends, and nobody is told who said so' },
  'POST /api/circles/:id/completion': {
    ...one,
    summary: 'Confirm that an item has changed hands; its giver and its receiver have to',
    description:
      'In a swap of two all items of the caller are confirmed, and `leg` may be left out. 403 for an item that goes between others. ' +
      'In a chain, 409 before the leg before it is done.',
    body: z
      .object({
        leg: optionalPositiveNumber(WHOLE).register(z.globalRegistry, { description: 'Id of the item' }),
      })
      .optional(),
  },
  'POST /api/circles/:id/cancellation': {
    ...one,
    summary: 'Call it off once agreed: items that have not changed hands are available again',
    description:
      'In a chain, one leg of mine and all later ones end, and the earlier ones stand: a chain of which a leg is done is completed.',
    body: z.object({
      ...CancellationBody.shape,
      leg: optionalPositiveNumber(WHOLE).register(z.globalRegistry, {
        description:
          'In a chain, the id of an item that I give or get; my first leg that is not done if left out',
      }),
      about: optionalPositiveNumber(WHOLE).register(z.globalRegistry, {
        description: 'Whom the kind is about: one whom I give to or get from',
      }),
    }),
  },
  'GET /api/circle-conversations': {
    ...common,
    summary:
      'Conversations of my agreed circles, and of those that ended and have messages; the newest first, at most 50',
    response: answers(z.array(CircleConversationView)),
  },
  'GET /api/circles/:id/messages': {
    ...common,
    summary: 'What the people of an agreed circle have written, the newest first',
    params: IdParams,
    querystring: BeforeQuery,
    response: answers(CircleThreadView),
  },
  'POST /api/circles/:id/messages': {
    ...common,
    summary: 'Write to all people of an agreed circle',
    params: IdParams,
    headers: SocketHeaders,
    body: SendMessageBody,
    response: answers(CircleMessageView),
  },
})
