import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { readForm } from '../../platform/http/forms.ts'
import { RATE } from '../../platform/limits.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { optionalPositiveNumber, positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { BeforeQuery, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { CancellationBody } from '../../swaps/cancellation-shared.ts'
import { circleConversations } from '../messages/circle-conversations.ts'
import { SocketHeaders } from '../messages/messages-routes.ts'
import { CircleConversationView, SendMessageBody } from '../messages/messages-shared.ts'
import { circleThread, writeToCircle } from './circle-messages.ts'
import {
  acceptCircle,
  callOffCircle,
  comeBack,
  completeLeg,
  isLeftOutOfCircles,
  listCircles,
  refuseCircle,
  viewCircle,
} from './circles-service.ts'
import { CircleMessageView, CirclesQuery, CircleThreadView, CircleView } from './circles-shared.ts'

const WHOLE = m.swaps_choice_wrong

const common = { tags: ['Circles'], security: [{ bearer: [] }] }

const one = { ...common, params: IdParams, response: answers(CircleView) }

export const circlesRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/circles',
      {
        ...common,
        summary: 'Swaps of up to five people that the site has found for me, the newest first',
        querystring: CirclesQuery,
        response: {
          200: envelope(z.array(CircleView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { circles, pagination } = listCircles(app.db, viewerOf(request).id, request.query)
          return { ...ok(circles), pagination }
        },
      },
    ),
    route(
      'POST /api/circles/presence',
      {
        ...common,
        summary: 'I’m here: who has left two in a row unanswered is asked again',
        response: answers(z.object({ left_out: z.boolean() })),
      },
      {
        handler: async (request) => {
          const { id: accountId } = viewerOf(request)
          comeBack(app.db, accountId)
          return ok({ left_out: isLeftOutOfCircles(app.db, accountId) }, m.circles_welcome_back())
        },
      },
    ),
    route(
      'GET /api/circles/:id',
      { ...one, summary: 'One of them; nobody but its people finds it' },
      {
        handler: async (request) => ok(viewCircle(app.db, viewerOf(request).id, request.params.id)),
      },
    ),
    route(
      'POST /api/circles/:id/acceptance',
      {
        ...one,
        summary: 'Yes: once all have said so, it is agreed and all items are reserved',
        description:
          'With `revision` and `terms_hash` nobody says yes to items that they have not seen: 409 if they have changed.',
        body: z
          .object({ revision: z.optional(positiveNumber(WHOLE)), terms_hash: z.optional(z.string()) })
          .optional(),
      },
      {
        handler: async (request) => {
          const me = viewerOf(request).id
          acceptCircle(app.db, me, request.params.id, request.body)
          return ok(viewCircle(app.db, me, request.params.id), m.circles_you_said_yes())
        },
      },
    ),
    route(
      'POST /api/circles/:id/refusal',
      { ...one, summary: 'No: it ends, and nobody is told who said so' },
      {
        handler: async (request) => {
          const me = viewerOf(request).id
          refuseCircle(app.db, me, request.params.id)
          return ok(viewCircle(app.db, me, request.params.id), m.circles_you_said_no())
        },
      },
    ),
    route(
      'POST /api/circles/:id/completion',
      {
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
      {
        handler: async (request) => {
          const me = viewerOf(request).id
          completeLeg(app.db, me, request.params.id, request.body?.leg)
          return ok(viewCircle(app.db, me, request.params.id), m.circles_confirmed())
        },
      },
    ),
    route(
      'POST /api/circles/:id/cancellation',
      {
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
      {
        handler: async (request) => {
          const me = viewerOf(request).id
          const { reason, ...why } = request.body
          callOffCircle(app.db, me, request.params.id, reason, why)
          return ok(viewCircle(app.db, me, request.params.id), m.circles_swap_called_off())
        },
      },
    ),
    route(
      'GET /api/circle-conversations',
      {
        ...common,
        summary:
          'Conversations of my agreed circles, and of those that ended and have messages; the newest first, at most 50',
        response: answers(z.array(CircleConversationView)),
      },
      {
        handler: async (request) => ok(circleConversations(app.db, viewerOf(request).id)),
      },
    ),
    route(
      'GET /api/circles/:id/messages',
      {
        ...common,
        summary: 'What the people of an agreed circle have written, the newest first',
        params: IdParams,
        querystring: BeforeQuery,
        response: answers(CircleThreadView),
      },
      {
        handler: async (request) =>
          ok(circleThread(app.db, viewerOf(request).id, request.params.id, request.query.before)),
      },
    ),
    route(
      'POST /api/circles/:id/messages',
      {
        ...common,
        summary: 'Write to all people of an agreed circle',
        params: IdParams,
        headers: SocketHeaders,
        body: SendMessageBody,
        response: answers(CircleMessageView),
      },
      {
        // Messages are JSON or forms. Files are not accepted: they are only for conversations of two.
        preValidation: [app.limitByViewer(RATE.messages), readForm()],
        handler: async (request) => {
          const window = request.headers['x-socket-id']
          const message = writeToCircle(app.db, viewerOf(request).id, request.params.id, request.body, window)
          return ok(message, m.circles_message_sent())
        },
      },
    ),
  ]
})
