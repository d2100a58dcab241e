import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { giftsAreOn } from '../../site/community/community-rules.ts'
import { limitExchangeRequests } from '../exchanges/exchange-limit.ts'
import { chooseRecipient } from './gift-swaps-service.ts'
import { giftsContract } from './gifts-contract.ts'
import { askForGift, giftAskers, ownGiftRequests, withdrawGiftRequest } from './gifts-service.ts'

export const giftsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  app.addHook('onRequest', async () => {
    if (!giftsAreOn(app.db)) throw notFound()
  })

  app.route({
    ...giftsContract['POST /api/gifts/:id/request'],
    preHandler: limitExchangeRequests(app),
    handler: async (request) => {
      const body = request.body ?? { message: '' }
      const asked = askForGift(app.db, viewerOf(request).id, request.params.id, body)
      return ok(asked, asked.limit_reached ? m.gifts_asked_limit_reached() : m.gifts_asked())
    },
  })

  app.route({
    ...giftsContract['DELETE /api/gifts/:id/request'],
    handler: async (request) => {
      withdrawGiftRequest(app.db, viewerOf(request).id, request.params.id)
      return ok(null, m.gifts_withdrawn())
    },
  })

  app.route({
    ...giftsContract['GET /api/gifts/requests'],
    handler: async (request) => {
      const { requests, pagination } = ownGiftRequests(app.db, viewerOf(request).id, request.query.page)
      return { ...ok(requests), pagination }
    },
  })

  app.route({
    ...giftsContract['GET /api/gifts/:id/requests'],
    handler: async (request) => {
      const { requests, ...round } = giftAskers(app.db, viewerOf(request).id, request.params.id)
      return { ...ok(requests), ...round }
    },
  })

  app.route({
    ...giftsContract['POST /api/gifts/:id/recipient'],
    handler: async (request) => {
      const { id } = request.params
      return ok(chooseRecipient(app.db, viewerOf(request).id, id, request.body.person), m.gifts_chosen())
    },
  })
}
