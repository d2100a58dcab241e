import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract } from '../../platform/http/contract.ts'
import { ErrorEnvelope, envelope } from '../../platform/http/envelope.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { ExchangeView } from '../exchanges/exchanges-shared.ts'
import { GiftMessage } from './gift-fields-shared.ts'
import { AskersView, AskerView, GiftRequestView, OwnGiftRequestView } from './gifts-shared.ts'

export const AskBody = z.object({ message: GiftMessage, client_id: ClientId })

const common = { tags: ['Gifts'], security: [{ bearer: [] }] }
const { suggests_at, ends_at, draw } = AskersView.shape

export const giftsContract = contract({
  'POST /api/gifts/:id/request': {
    ...common,
    summary: 'Ask for an item that is given away',
    description:
      'It counts as an exchange request toward the limits. 409 while the item is reserved or traded, and while my request is ' +
      'waiting. `limit_reached` says that I have had as many gifts as one may have in 30 days.',
    params: IdParams,
    body: AskBody.optional(),
    response: answers(GiftRequestView),
  },
  'DELETE /api/gifts/:id/request': {
    ...common,
    summary: 'Withdraw my request for a gift',
    description: '409 once I was chosen: then the swap can be called off.',
    params: IdParams,
    response: answers(z.null()),
  },
  'GET /api/gifts/requests': {
    ...common,
    summary: 'My requests for gifts, the newest first',
    querystring: z.object({ page: PageNumber.default(1) }),
    response: {
      200: envelope(z.array(OwnGiftRequestView)).extend({ pagination: Pagination }),
      '4xx': ErrorEnvelope,
    },
  },
  'GET /api/gifts/:id/requests': {
    ...common,
    summary: 'Who asks for a gift of mine, in the order of asking',
    description: 'Nobody but the owner learns who asks, or how many. After 24 hours one user is suggested.',
    params: IdParams,
    response: {
      200: envelope(z.array(AskerView)).extend({ suggests_at, ends_at, draw }),
      '4xx': ErrorEnvelope,
    },
  },
  'POST /api/gifts/:id/recipient': {
    ...common,
    summary: 'Choose who gets a gift of mine: an agreed swap with one leg',
    description: '409 for a user without a waiting request, or who has had the allowed number of gifts.',
    params: IdParams,
    body: z.object({ person: positiveNumber(m.gifts_choose_person) }),
    response: answers(ExchangeView),
  },
})
