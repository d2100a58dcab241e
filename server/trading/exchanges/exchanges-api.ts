import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { PICTURE } from '../../platform/limits.ts'
import { memberOf } from '../../platform/sessions/contact-details.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
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
import { exchangesContract } from './exchanges-contract.ts'
import { openRequestsBetween } from './open-requests-service.ts'
import { requestSteps } from './request-steps-service.ts'

const readPictures = readForm({ images: PICTURE.perItem })

/** Exchange requests, only visible to their parties. */
export const exchangesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...exchangesContract['POST /api/exchange-request'],
    // Before images are read.
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
  })

  app.route({
    ...exchangesContract['GET /api/exchange-request/list'],
    handler: async (request) => {
      const { id } = viewerOf(request)
      const { with: other } = request.query
      const { requests, pagination } =
        other === undefined ? listRequests(app.db, id, request.query) : openRequestsBetween(app.db, id, other)
      return { ...ok(requests), pagination }
    },
  })

  app.route({
    ...exchangesContract['GET /api/exchange-request/:id'],
    handler: async (request) => ok(requestInFull(app.db, memberOf(request), request.params.id)),
  })

  app.route({
    ...exchangesContract['GET /api/exchange-request/steps'],
    handler: async (request) => ok(requestSteps(app.db, viewerOf(request).id, request.query.with)),
  })

  app.route({
    ...exchangesContract['GET /api/swaps/:id/received'],
    handler: async (request) => ok(receivedIn(app.db, viewerOf(request).id, request.params.id)),
  })

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/counter'],
    handler: async (request) => {
      const viewer = viewerOf(request).id
      counterRequest(app.db, viewer, request.params.id, request.body)
      return ok(requestInFull(app.db, memberOf(request), request.params.id), m.swaps_your_offer_was_sent())
    },
  })

  app.route({
    ...exchangesContract['GET /api/exchange-request/:id/offered-product'],
    handler: async (request) => ok(offeredProduct(app.db, memberOf(request), request.params.id)),
  })

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/offered-product'],
    preValidation: readPictures,
    handler: async (request) => {
      const { id } = request.params
      const { id: me } = viewerOf(request)
      await changeRequest(app, me, id, request.body, filesOf(request, 'images'))
      return ok(offeredProduct(app.db, memberOf(request), id), m.swaps_request_updated_successfully())
    },
  })

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/accept'],
    handler: async (request) => {
      const viewer = viewerOf(request).id
      acceptRequest(app.db, viewer, request.params.id, request.body)
      return ok(
        offeredProduct(app.db, memberOf(request), request.params.id),
        m.swaps_request_accepted_successfully(),
      )
    },
  })

  const STEPS = [
    ['decline', declineRequest, m.swaps_request_canceled_successfully],
    ['withdrawal', withdrawRequest, m.swaps_request_withdrawn_successfully],
    ['completion', confirmSwap, m.swaps_swap_confirmed],
  ] as const
  for (const [verb, step, message] of STEPS) {
    app.route({
      ...exchangesContract[`POST /api/exchange-request/:id/${verb}`],
      handler: async (request) => {
        const viewer = viewerOf(request).id
        step(app.db, viewer, request.params.id)
        return ok(offeredProduct(app.db, memberOf(request), request.params.id), message())
      },
    })
  }

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/cancellation'],
    handler: async (request) => {
      const viewer = viewerOf(request).id
      const { reason, kind } = request.body
      callOffSwap(app.db, viewer, request.params.id, reason, kind)
      return ok(offeredProduct(app.db, memberOf(request), request.params.id), m.swaps_swap_called_off())
    },
  })
}
