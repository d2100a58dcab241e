import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { sentBy, withImages } from '../images/images-service.ts'
import { PICTURE, RATE } from '../limits.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { listRequests, offeredProduct, requestInFull } from './exchange-lists-service.ts'
import { checkRequest, createRequest, sentBefore } from './exchange-offers-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  withdrawRequest,
} from './exchange-steps-service.ts'
import { checkRequestChangeable, counterRequest, updateRequest } from './exchange-terms-service.ts'
import { exchangesContract } from './exchanges-contract.ts'
import { openRequestsBetween } from './open-requests-service.ts'

const readPictures = readForm({ images: PICTURE.perItem })

/** Exchange requests, from offer to handshake. Each is seen by its two people alone. */
export const exchangesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...exchangesContract['POST /api/exchange-request'],
    // Before anything is read: who is over the limit sends no pictures.
    onRequest: app.limitBy(RATE.exchangeRequests, (request) => String(viewerOf(request).id)),
    preValidation: readPictures,
    handler: async (request) => {
      const { body } = request
      const viewer = viewerOf(request)
      const before = () => body.client_id && sentBefore(app.db, viewer.id, body.client_id)
      let id = before()
      if (!id) {
        const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
        checkRequest(app.db, viewer.id, body, files.length)
        id = await withImages(
          sentBy(app.images, viewer.id),
          files,
          (imageIds) => before() || createRequest(app.db, viewer.id, body, imageIds),
        )
      }
      const made = { ...offeredProduct(app.db, viewer.id, id), client_id: body.client_id ?? null }
      return ok(made, 'Exchange request created successfully')
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
    handler: async (request) => ok(requestInFull(app.db, viewerOf(request).id, request.params.id)),
  })

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/counter'],
    handler: async (request) => {
      const viewer = viewerOf(request).id
      counterRequest(app.db, viewer, request.params.id, request.body)
      return ok(requestInFull(app.db, viewer, request.params.id), 'Your offer was sent')
    },
  })

  app.route({
    ...exchangesContract['GET /api/exchange-request/:id/offered-product'],
    handler: async (request) => ok(offeredProduct(app.db, viewerOf(request).id, request.params.id)),
  })

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/offered-product'],
    preValidation: readPictures,
    handler: async (request) => {
      const { id } = request.params
      const viewer = viewerOf(request).id
      checkRequestChangeable(app.db, viewer, id)
      const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
      await withImages(sentBy(app.images, viewer), files, (added) =>
        updateRequest(app.db, viewer, id, request.body, added),
      )
      return ok(offeredProduct(app.db, viewer, id), 'Request updated successfully')
    },
  })

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/accept'],
    handler: async (request) => {
      const viewer = viewerOf(request).id
      acceptRequest(app.db, viewer, request.params.id, request.body)
      return ok(offeredProduct(app.db, viewer, request.params.id), 'Request accepted successfully')
    },
  })

  const STEPS = [
    ['decline', declineRequest, 'Request canceled successfully'],
    ['withdrawal', withdrawRequest, 'Request withdrawn successfully'],
    ['completion', confirmSwap, 'Swap confirmed'],
  ] as const
  for (const [verb, step, message] of STEPS) {
    app.route({
      ...exchangesContract[`POST /api/exchange-request/:id/${verb}`],
      handler: async (request) => {
        const viewer = viewerOf(request).id
        step(app.db, viewer, request.params.id)
        return ok(offeredProduct(app.db, viewer, request.params.id), message)
      },
    })
  }

  app.route({
    ...exchangesContract['POST /api/exchange-request/:id/cancellation'],
    handler: async (request) => {
      const viewer = viewerOf(request).id
      callOffSwap(app.db, viewer, request.params.id, request.body.reason)
      return ok(offeredProduct(app.db, viewer, request.params.id), 'Swap called off')
    },
  })
}
