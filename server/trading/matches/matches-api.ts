import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { drawOf } from '../../platform/bounded-odds.ts'
import { ok } from '../../platform/http/envelope.ts'
import { RATE } from '../../platform/limits.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { deckOf } from './deck-service.ts'
import { matchesContract } from './matches-contract.ts'
import { postpone } from './postponed.ts'

export const matchesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const draw = drawOf(app.db)

  app.route({
    ...matchesContract['GET /api/matches/deck'],
    handler: async (request) => ok(deckOf(app.db, viewerOf(request).id, request.query.skip, draw)),
  })

  app.route({
    ...matchesContract['POST /api/matches/:id/postponement'],
    preHandler: app.limitByViewer(RATE.refusals),
    handler: async (request) => {
      postpone(app.db, viewerOf(request).id, request.params.id)
      return ok(null)
    },
  })
}
