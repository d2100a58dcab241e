import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { PICTURE } from '../../platform/limits.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { Id, IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { memberOf } from '../../platform/sessions/contact-details.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { CancellationBody } from '../../swaps/cancellation-shared.ts'
import { AcceptanceBody, CounterBody, ExchangeRequestBody, OfferChanges } from './exchange-fields-shared.ts'
import { limitExchangeRequests } from './exchange-limit.ts'
import { listRequests, offeredProduct, receivedIn, requestInFull } from './exchange-lists-service.ts'
import { sendRequest } from './exchange-offers-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  withdrawRequest,
} from './exchange-steps-service.ts'
import { changeRequest, counterRequest } from './exchange-terms-service.ts'
import {
  ExchangeRowView,
  ExchangeView,
  LISTED,
  OfferedProductView,
  ReceivedThingView,
  RequestStepView,
  STATUSES,
} from './exchanges-shared.ts'
import { openRequestsBetween } from './open-requests-service.ts'
import { requestSteps } from './request-steps-service.ts'

const ListQuery = z.object({
  status: optionalElse(z.enum(STATUSES), 'pending'),
  direction: optionalElse(z.enum(LISTED), 'incoming'),
  page: PageNumber.default(1),
  with: Id.optional().meta({ description: 'Id of a person' }),
})

const common = { tags: ['Exchange requests'], security: [{ bearer: [] }] }

const one = { ...common, params: IdParams, response: answers(OfferedProductView) }

const readPictures = readForm({ images: PICTURE.perItem })

/** Exchange requests, only visible to their parties. */
export const exchangesRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  const STEPS = [
    {
      verb: 'decline',
      summary: 'Decline',
      step: declineRequest,
      message: m.swaps_request_canceled_successfully,
    },
    {
      verb: 'withdrawal',
      summary: 'Take my pending offer back',
      step: withdrawRequest,
      message: m.swaps_request_withdrawn_successfully,
    },
    {
      verb: 'completion',
      summary: 'Confirm that the swap took place; both have to',
      step: confirmSwap,
      message: m.swaps_swap_confirmed,
    },
  ] as const

  return [
    route(
      'POST /api/exchange-request',
      {
        ...common,
        summary: 'Offer things for items of one person',
        description:
          'Beside the fields, `images[]`: pictures of up to 10 MB. With `offered_product_id` the pictures of that ' +
          'item come along, at most 10 in all; without it at least one has to be sent. With `offered_product_ids[]`, or with ' +
          '`unlisted_of` (an earlier request of mine: what it offered that is not listed comes along), name, description, condition, ' +
          'category and pictures are left out, or describe one thing more that is not listed.',
        consumes: FORM_OR_JSON,
        body: ExchangeRequestBody,
        response: answers(OfferedProductView.extend({ client_id: z.string().nullable() })),
      },
      {
        // The limit is checked before images are read.
        onRequest: limitExchangeRequests(app),
        preValidation: readPictures,
        handler: async (request) => {
          const { id: me } = viewerOf(request)
          const id = await sendRequest(app, me, request.body, filesOf(request, 'images'))
          const made = {
            ...offeredProduct(app.db, memberOf(request), id),
            client_id: request.body.client_id ?? null,
          }
          return ok(made, m.swaps_exchange_request_created_successfully())
        },
      },
    ),
    route(
      'GET /api/exchange-request/list',
      {
        ...common,
        summary: 'Requests to me, or from me, of one status',
        description:
          'Completed swaps list under accepted; all that came to nothing lists under rejected. With the direction `all`, pending ' +
          'requests in my turn come first, and agreed swaps before completed ones. Given `with`, the list is ' +
          'of the open ones between me and that person alone, at most 20, whatever their status and direction.',
        querystring: ListQuery,
        response: {
          200: envelope(z.array(ExchangeRowView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { id } = viewerOf(request)
          const { with: other } = request.query
          const { requests, pagination } =
            other === undefined
              ? listRequests(app.db, id, request.query)
              : openRequestsBetween(app.db, id, other)
          return { ...ok(requests), pagination }
        },
      },
    ),
    route(
      'GET /api/exchange-request/:id',
      {
        ...common,
        summary: 'A request in full: both sides, whose turn it is, and the terms so far',
        params: IdParams,
        response: answers(ExchangeView),
      },
      {
        handler: async (request) => ok(requestInFull(app.db, memberOf(request), request.params.id)),
      },
    ),
    route(
      'GET /api/exchange-request/steps',
      {
        ...common,
        summary: 'What was done about the requests of a person and me, the oldest first',
        description:
          'The newest 100 steps: offers, edits of items, agreements, meetings proposed and agreed on, the first of the two to ' +
          'confirm, ends. Terms are told as they were put, all else by what has become of them.',
        querystring: z.object({ with: Id }),
        response: answers(z.array(RequestStepView)),
      },
      {
        handler: async (request) => ok(requestSteps(app.db, viewerOf(request).id, request.query.with)),
      },
    ),
    route(
      'GET /api/swaps/:id/received',
      {
        ...common,
        tags: ['Swaps'],
        summary: 'What I have got by a swap, as I can list it again',
        params: IdParams,
        response: answers(z.array(ReceivedThingView)),
      },
      {
        handler: async (request) => ok(receivedIn(app.db, viewerOf(request).id, request.params.id)),
      },
    ),
    route(
      'POST /api/exchange-request/:id/counter',
      {
        ...common,
        summary: 'Make another offer, in my turn: the whole terms',
        params: IdParams,
        body: CounterBody,
        response: answers(ExchangeView),
      },
      {
        handler: async (request) => {
          const viewer = viewerOf(request).id
          counterRequest(app.db, viewer, request.params.id, request.body)
          return ok(
            requestInFull(app.db, memberOf(request), request.params.id),
            m.swaps_your_offer_was_sent(),
          )
        },
      },
    ),
    route(
      'GET /api/exchange-request/:id/offered-product',
      {
        ...one,
        summary: 'What is offered in a request, and by whom',
      },
      {
        handler: async (request) => ok(offeredProduct(app.db, memberOf(request), request.params.id)),
      },
    ),
    route(
      'POST /api/exchange-request/:id/offered-product',
      {
        ...one,
        summary: 'Change what I have said last, while the other has the turn: what is left out stays',
        description:
          'Beside the fields, `images[]`: pictures to add. They describe the thing that is not listed, or else the first ' +
          'that is offered.',
        consumes: FORM_OR_JSON,
        body: OfferChanges,
      },
      {
        preValidation: readPictures,
        handler: async (request) => {
          const { id } = request.params
          const { id: me } = viewerOf(request)
          await changeRequest(app, me, id, request.body, filesOf(request, 'images'))
          return ok(offeredProduct(app.db, memberOf(request), id), m.swaps_request_updated_successfully())
        },
      },
    ),
    route(
      'POST /api/exchange-request/:id/accept',
      {
        ...one,
        summary: 'Accept the newest terms, in my turn: all items of them are reserved',
        description:
          'With `revision` and `terms_hash`, as a view gave them, nobody accepts terms that they have not seen: 409 if there are newer ones.',
        body: AcceptanceBody,
      },
      {
        handler: async (request) => {
          const viewer = viewerOf(request).id
          acceptRequest(app.db, viewer, request.params.id, request.body)
          return ok(
            offeredProduct(app.db, memberOf(request), request.params.id),
            m.swaps_request_accepted_successfully(),
          )
        },
      },
    ),
    route(
      'POST /api/exchange-request/:id/cancellation',
      {
        ...one,
        summary: 'Call an agreed swap off: its items are available again',
        body: CancellationBody,
      },
      {
        handler: async (request) => {
          const viewer = viewerOf(request).id
          const { reason, kind } = request.body
          callOffSwap(app.db, viewer, request.params.id, reason, kind)
          return ok(offeredProduct(app.db, memberOf(request), request.params.id), m.swaps_swap_called_off())
        },
      },
    ),
    ...STEPS.map(({ verb, summary, step, message }) =>
      route(
        `POST /api/exchange-request/:id/${verb}`,
        { ...one, summary },
        {
          handler: async (request) => {
            const viewer = viewerOf(request).id
            step(app.db, viewer, request.params.id)
            return ok(offeredProduct(app.db, memberOf(request), request.params.id), message())
          },
        },
      ),
    ),
  ]
})
