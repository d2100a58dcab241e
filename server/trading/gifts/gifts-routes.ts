import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { ClientId } from '../../platform/schemas/client-id-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { positiveNumber } from '../../platform/schemas/numbers-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { limitExchangeRequests } from '../exchanges/exchange-limit.ts'
import { ExchangeView } from '../exchanges/exchanges-shared.ts'
import { GiftMessage } from './gift-fields-shared.ts'
import { chooseRecipient } from './gift-swaps-service.ts'
import { askForGift, giftAskers, ownGiftRequests, withdrawGiftRequest } from './gifts-service.ts'
import { AskersView, AskerView, GiftRequestView, OwnGiftRequestView } from './gifts-shared.ts'

export const AskBody = z.object({ message: GiftMessage, client_id: ClientId })

const common = { tags: ['Gifts'], security: [{ bearer: [] }] }

const { suggests_at, ends_at, draw } = AskersView.shape

export const giftsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)
  app.addHook('onRequest', async () => {
    if (!giftsAreOn(app.db)) throw notFound()
  })

  return [
    route(
      'POST /api/gifts/:id/request',
      {
        ...common,
        summary: 'Ask for an item that is given away',
        description:
          'It counts as an exchange request toward the limits. 409 while the item is reserved or traded, and while my request is ' +
          'waiting. `limit_reached` says that I have had as many gifts as one may have in 30 days.',
        params: IdParams,
        body: AskBody.optional(),
        response: answers(GiftRequestView),
      },
      {
        preHandler: limitExchangeRequests(app),
        handler: async (request) => {
          const body = request.body ?? { message: '' }
          const asked = askForGift(app.db, viewerOf(request).id, request.params.id, body)
          return ok(asked, asked.limit_reached ? m.gifts_asked_limit_reached() : m.gifts_asked())
        },
      },
    ),
    route(
      'DELETE /api/gifts/:id/request',
      {
        ...common,
        summary: 'Withdraw my request for a gift',
        description: '409 once I was chosen: then the swap can be called off.',
        params: IdParams,
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          withdrawGiftRequest(app.db, viewerOf(request).id, request.params.id)
          return ok(null, m.gifts_withdrawn())
        },
      },
    ),
    route(
      'GET /api/gifts/requests',
      {
        ...common,
        summary: 'My requests for gifts, the newest first',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.array(OwnGiftRequestView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { requests, pagination } = ownGiftRequests(app.db, viewerOf(request).id, request.query.page)
          return { ...ok(requests), pagination }
        },
      },
    ),
    route(
      'GET /api/gifts/:id/requests',
      {
        ...common,
        summary: 'Who asks for a gift of mine, in the order of asking',
        description:
          'Nobody but the owner learns who asks, or how many. After 24 hours one user is suggested.',
        params: IdParams,
        response: {
          200: envelope(z.array(AskerView)).extend({ suggests_at, ends_at, draw }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { requests, ...round } = giftAskers(app.db, viewerOf(request).id, request.params.id)
          return { ...ok(requests), ...round }
        },
      },
    ),
    route(
      'POST /api/gifts/:id/recipient',
      {
        ...common,
        summary: 'Choose who gets a gift of mine: an agreed swap with one leg',
        description: '409 for a user without a waiting request, or who has had the allowed number of gifts.',
        params: IdParams,
        body: z.object({ person: positiveNumber(m.gifts_choose_person) }),
        response: answers(ExchangeView),
      },
      {
        handler: async (request) => {
          const { id } = request.params
          return ok(chooseRecipient(app.db, viewerOf(request).id, id, request.body.person), m.gifts_chosen())
        },
      },
    ),
  ]
})
