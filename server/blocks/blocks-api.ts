import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { block, blockBetween, unblock } from './blocks-service.ts'
import { Blocked } from './blocks-shared.ts'

/** Blocking a person: neither can write to or request from the other. */
export const blocksApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const common = {
    tags: ['Chat'],
    security: [{ bearer: [] }],
    params: IdParams,
    response: {
      200: envelope(z.object({ blocked: Blocked })),
      '4xx': ErrorEnvelope,
    },
  }

  app.post(
    '/api/blocks/:id',
    { schema: { ...common, summary: 'Block a person: neither can write to or request from the other' } },
    async (request) => {
      const { id: me } = viewerOf(request)
      block(app.db, me, request.params.id)
      return ok({ blocked: blockBetween(app.db, me, request.params.id) }, 'Blocked')
    },
  )

  app.delete(
    '/api/blocks/:id',
    { schema: { ...common, summary: 'Take my block of a person back' } },
    async (request) => {
      const { id: me } = viewerOf(request)
      unblock(app.db, me, request.params.id)
      return ok({ blocked: blockBetween(app.db, me, request.params.id) }, 'Unblocked')
    },
  )
}
