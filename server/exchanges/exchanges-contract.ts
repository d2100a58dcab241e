import { z } from 'zod'
import { answers, contract, FORM_OR_JSON } from '../http/contract.ts'
import { ErrorEnvelope, envelope } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'
import { CancellationBody, ExchangeRequestBody, OfferChanges } from './exchange-fields-shared.ts'
import { DIRECTIONS, ExchangeRowView, OfferedProductView, STATUSES } from './exchanges-shared.ts'

const ListQuery = z.object({
  status: z.enum(STATUSES).default('pending'),
  direction: z.enum(DIRECTIONS).default('incoming'),
  page: PageNumber.default(1),
})
const common = { tags: ['Exchange requests'], security: [{ bearer: [] }] }
/** What a request answers that one of its two people changes or reads. */
const one = { ...common, params: IdParams, response: answers(OfferedProductView) }

export const exchangesContract = contract({
  'POST /api/exchange-request': {
    ...common,
    summary: 'Offer a thing for an item',
    description:
      'Beside the fields, `images[]`: pictures of up to 10 MB. With `offered_product_id` the pictures of that ' +
      'item come along, at most 10 in all; without it at least one has to be sent.',
    consumes: FORM_OR_JSON,
    body: ExchangeRequestBody,
    response: answers(OfferedProductView.extend({ client_id: z.string().nullable() })),
  },
  'GET /api/exchange-request/list': {
    ...common,
    summary: 'Requests to me, or from me, of one status',
    description: 'Completed swaps list under accepted; all that came to nothing lists under rejected.',
    querystring: ListQuery,
    response: {
      200: envelope(z.array(ExchangeRowView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'GET /api/exchange-request/:id/offered-product': {
    ...one,
    summary: 'What is offered in a request, and by whom',
  },
  'POST /api/exchange-request/:id/offered-product': {
    ...one,
    summary: 'Change my pending offer: what is left out stays',
    description: 'Beside the fields, `images[]`: pictures to add.',
    consumes: FORM_OR_JSON,
    body: OfferChanges,
  },
  'POST /api/exchange-request/:id/accept': { ...one, summary: 'Accept: both items are reserved' },
  'POST /api/exchange-request/:id/decline': { ...one, summary: 'Decline' },
  'POST /api/exchange-request/:id/withdrawal': { ...one, summary: 'Take my pending offer back' },
  'POST /api/exchange-request/:id/completion': {
    ...one,
    summary: 'Confirm that the swap took place; both have to',
  },
  'POST /api/exchange-request/:id/cancellation': {
    ...one,
    summary: 'Call an agreed swap off: both items are available again',
    body: CancellationBody,
  },
})
