import { z } from 'zod'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { optionalElse } from '../../platform/schemas/form-fields-shared.ts'
import { Id, IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CancellationBody } from '../../swaps/cancellation-shared.ts'
import { AcceptanceBody, CounterBody, ExchangeRequestBody, OfferChanges } from './exchange-fields-shared.ts'
import {
  ExchangeRowView,
  ExchangeView,
  LISTED,
  OfferedProductView,
  ReceivedThingView,
  RequestStepView,
  STATUSES,
} from './exchanges-shared.ts'

const ListQuery = z.object({
  status: optionalElse(z.enum(STATUSES), 'pending'),
  direction: optionalElse(z.enum(LISTED), 'incoming'),
  page: PageNumber.default(1),
  with: Id.optional().meta({ description: 'Id of a person' }),
})
const common = { tags: ['Exchange requests'], security: [{ bearer: [] }] }
const one = { ...common, params: IdParams, response: answers(OfferedProductView) }

export const exchangesContract = contract({
  'POST /api/exchange-request': {
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
  'GET /api/exchange-request/list': {
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
  'GET /api/exchange-request/:id': {
    ...common,
    summary: 'A request in full: both sides, whose turn it is, and the terms so far',
    params: IdParams,
    response: answers(ExchangeView),
  },
  'POST /api/exchange-request/:id/counter': {
    ...common,
    summary: 'Make another offer, in my turn: the whole terms',
    params: IdParams,
    body: CounterBody,
    response: answers(ExchangeView),
  },
  'GET /api/exchange-request/steps': {
    ...common,
    summary: 'What was done about the requests of a person and me, the oldest first',
    description:
      'The newest 100 steps: offers, edits of items, agreements, meetings proposed and agreed on, the first of the two to ' +
      'confirm, ends. Terms are told as they were put, all else by what has become of them.',
    querystring: z.object({ with: Id }),
    response: answers(z.array(RequestStepView)),
  },
  'GET /api/swaps/:id/received': {
    ...common,
    tags: ['Swaps'],
    summary: 'What I have got by a swap, as I can list it again',
    params: IdParams,
    response: answers(z.array(ReceivedThingView)),
  },
  'GET /api/exchange-request/:id/offered-product': {
    ...one,
    summary: 'What is offered in a request, and by whom',
  },
  'POST /api/exchange-request/:id/offered-product': {
    ...one,
    summary: 'Change what I have said last, while the other has the turn: what is left out stays',
    description:
      'Beside the fields, `images[]`: pictures to add. They describe the thing that is not listed, or else the first ' +
      'that is offered.',
    consumes: FORM_OR_JSON,
    body: OfferChanges,
  },
  'POST /api/exchange-request/:id/accept': {
    ...one,
    summary: 'Accept the newest terms, in my turn: all items of them are reserved',
    description:
      'With `revision` and `terms_hash`, as a view gave them, nobody accepts terms that they have not seen: 409 if there are newer ones.',
    body: AcceptanceBody,
  },
  'POST /api/exchange-request/:id/decline': { ...one, summary: 'Decline' },
  'POST /api/exchange-request/:id/withdrawal': { ...one, summary: 'Take my pending offer back' },
  'POST /api/exchange-request/:id/completion': {
    ...one,
    summary: 'Confirm that the swap took place; both have to',
  },
  'POST /api/exchange-request/:id/cancellation': {
    ...one,
    summary: 'Call an agreed swap off: its items are available again',
    body: CancellationBody,
  },
})
