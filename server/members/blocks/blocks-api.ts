import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { blocksContract } from './blocks-contract.ts'
import { block, blockBetween, blockedBy, unblock } from './blocks-service.ts'

export const blocksApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...blocksContract['GET /api/blocks'],
    handler: async (request) => {
      const { people, pagination } = blockedBy(app.db, viewerOf(request).id, request.query.page)
      return { ...ok(people), pagination }
    },
  })

  app.route({
    ...blocksContract['POST /api/blocks/:id'],
    preHandler: app.limitByViewer(RATE.blocks),
    handler: async (request) => {
      const { id: me } = viewerOf(request)
      block(app, me, request.params.id)
      return ok({ blocked: blockBetween(app.db, me, request.params.id) }, m.messages_blocked())
    },
  })

  app.route({
    ...blocksContract['DELETE /api/blocks/:id'],
    handler: async (request) => {
      const { id: me } = viewerOf(request)
      unblock(app.db, me, request.params.id)
      return ok({ blocked: blockBetween(app.db, me, request.params.id) }, m.messages_unblocked())
    },
  })
}
