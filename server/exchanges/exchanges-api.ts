import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { readForm } from '../http/forms.ts'
import { IdParams } from '../id-shared.ts'
import { dropUnusedImages, withImages } from '../images/images-service.ts'
import { PICTURE, RATE } from '../limits.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { CancellationBody, ExchangeRequestBody, OfferChanges } from './exchange-fields-shared.ts'
import { listRequests, offeredProduct } from './exchange-lists-service.ts'
import {
  acceptRequest,
  callOffSwap,
  confirmSwap,
  declineRequest,
  withdrawRequest,
} from './exchange-steps-service.ts'
import {
  checkRequest,
  checkRequestChangeable,
  createRequest,
  sentBefore,
  updateRequest,
} from './exchanges-service.ts'
import { DIRECTIONS, ExchangeRowView, OfferedProductView, STATUSES } from './exchanges-shared.ts'

const FORM_OR_JSON = ['multipart/form-data', 'application/json']
const readPictures = readForm({ images: PICTURE.perItem })
const ListQuery = z.object({
  status: z.enum(STATUSES).default('pending'),
  direction: z.enum(DIRECTIONS).default('incoming'),
  page: PageNumber.default(1),
})
const Offered = envelope(OfferedProductView)

/** Exchange requests, from offer to handshake. Each is seen by its two people alone. */
export const exchangesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const common = { tags: ['Exchange requests'], security: [{ bearer: [] }] }

  app.post(
    '/api/exchange-request',
    {
      schema: {
        ...common,
        summary: 'Offer a thing for an item',
        description:
          'Beside the fields, `images[]`: pictures of up to 10 MB. With `offered_product_id` the pictures of that ' +
          'item come along, at most 10 in all; without it at least one has to be sent.',
        consumes: FORM_OR_JSON,
        body: ExchangeRequestBody,
        response: {
          200: envelope(OfferedProductView.extend({ client_id: z.string().nullable() })),
          '4xx': ErrorEnvelope,
        },
      },
      // Before anything is read: who is over the limit sends no pictures.
      onRequest: app.limitBy(RATE.exchangeRequests, (request) => String(viewerOf(request).id)),
      preValidation: readPictures,
    },
    async (request) => {
      const { body } = request
      const viewer = viewerOf(request)
      const before = () => body.client_id && sentBefore(app.db, viewer.id, body.client_id)
      let id = before()
      if (!id) {
        checkRequest(app.db, viewer.id, body)
        const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
        id = await withImages(
          app.images,
          files,
          (imageIds) => before() || createRequest(app.db, viewer, body, imageIds),
        )
      }
      const made = { ...offeredProduct(app.db, viewer.id, id), client_id: body.client_id ?? null }
      return ok(made, 'Exchange request created successfully')
    },
  )

  app.get(
    '/api/exchange-request/list',
    {
      schema: {
        ...common,
        summary: 'Requests to me, or from me, of one status',
        description: 'Completed swaps list under accepted; all that came to nothing lists under rejected.',
        querystring: ListQuery,
        response: {
          200: envelope(z.array(ExchangeRowView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
    },
    async (request) => {
      const { requests, pagination } = listRequests(app.db, viewerOf(request).id, request.query)
      return { ...ok(requests), pagination }
    },
  )

  app.get(
    '/api/exchange-request/:id/offered-product',
    {
      schema: {
        ...common,
        summary: 'What is offered in a request, and by whom',
        params: IdParams,
        response: { 200: Offered, '4xx': ErrorEnvelope },
      },
    },
    async (request) => ok(offeredProduct(app.db, viewerOf(request).id, request.params.id)),
  )

  app.post(
    '/api/exchange-request/:id/offered-product',
    {
      schema: {
        ...common,
        summary: 'Change my pending offer: what is left out stays',
        description: 'Beside the fields, `images[]`: pictures to add.',
        consumes: FORM_OR_JSON,
        params: IdParams,
        body: OfferChanges,
        response: { 200: Offered, '4xx': ErrorEnvelope },
      },
      preValidation: readPictures,
    },
    async (request) => {
      const { id } = request.params
      const viewer = viewerOf(request).id
      checkRequestChangeable(app.db, viewer, id)
      const files = (request.uploads.get('images') ?? []).map(({ path }) => path)
      const unused = await withImages(app.images, files, (added) =>
        updateRequest(app.db, viewer, id, request.body, added),
      )
      dropUnusedImages(app.images, unused)
      return ok(offeredProduct(app.db, viewer, id), 'Request updated successfully')
    },
  )

  const STEPS = [
    ['accept', acceptRequest, 'Accept: both items are reserved', 'Request accepted successfully'],
    ['decline', declineRequest, 'Decline', 'Request canceled successfully'],
    ['withdrawal', withdrawRequest, 'Take my pending offer back', 'Request withdrawn successfully'],
    ['completion', confirmSwap, 'Confirm that the swap took place; both have to', 'Swap confirmed'],
  ] as const
  for (const [verb, step, summary, message] of STEPS) {
    app.post(
      `/api/exchange-request/:id/${verb}`,
      { schema: { ...common, summary, params: IdParams, response: { 200: Offered, '4xx': ErrorEnvelope } } },
      async (request) => {
        const viewer = viewerOf(request).id
        step(app.db, viewer, request.params.id)
        return ok(offeredProduct(app.db, viewer, request.params.id), message)
      },
    )
  }

  app.post(
    '/api/exchange-request/:id/cancellation',
    {
      schema: {
        ...common,
        summary: 'Call an agreed swap off: both items are available again',
        params: IdParams,
        body: CancellationBody,
        response: { 200: Offered, '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      const viewer = viewerOf(request).id
      callOffSwap(app.db, viewer, request.params.id, request.body.reason)
      return ok(offeredProduct(app.db, viewer, request.params.id), 'Swap called off')
    },
  )
}
