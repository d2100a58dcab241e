import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { viewerOf } from '../sessions/session.ts'
import { pinItem } from './admin-items-service.ts'

/** What admins do about items. */
export const adminItemsApi: FastifyPluginAsyncZod = async (app) => {
  const schema = (summary: string) => ({
    schema: {
      summary,
      tags: ['Admin'],
      security: [{ bearer: [] }],
      params: IdParams,
      response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
    },
  })

  app.post(
    '/api/admin/items/:id/pin',
    schema('Put an item before the other featured ones'),
    async (request) => {
      pinItem(app, viewerOf(request), request.params.id, true)
      return ok(null, 'The item is pinned')
    },
  )

  app.delete(
    '/api/admin/items/:id/pin',
    schema('Take an item back among the featured ones'),
    async (request) => {
      pinItem(app, viewerOf(request), request.params.id, false)
      return ok(null, 'The item is not pinned any more')
    },
  )
}
