import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { paginate } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { WISH } from '../limits.ts'
import { wishCompletions } from './wish-completions.ts'
import { wishesContract } from './wishes-contract.ts'
import { dropWish, limitWish, makeWish, ownWishes, reopenWish } from './wishes-service.ts'

export const wishesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...wishesContract['GET /api/wishes'],
    handler: async (request) => {
      const wishes = ownWishes(app.db, viewerOf(request).id, request.query.state)
      return {
        ...ok(wishes),
        pagination: paginate(1, Math.max(WISH.perPerson, wishes.length), wishes.length),
      }
    },
  })

  app.route({
    ...wishesContract['POST /api/wishes'],
    handler: async (request) =>
      ok(makeWish(app.db, viewerOf(request).id, request.body), m.wishes_wish_saved()),
  })

  app.route({
    ...wishesContract['POST /api/wishes/:id'],
    handler: async (request) =>
      ok(
        limitWish(app.db, viewerOf(request).id, request.params.id, request.body.limit),
        m.wishes_limit_changed(),
      ),
  })

  app.route({
    ...wishesContract['POST /api/wishes/:id/reopening'],
    handler: async (request) =>
      ok(reopenWish(app.db, viewerOf(request).id, request.params.id), m.wishes_wish_saved()),
  })

  app.route({
    ...wishesContract['DELETE /api/wishes/:id'],
    handler: async (request) => {
      dropWish(app.db, viewerOf(request).id, request.params.id)
      return ok(null, m.wishes_wish_removed())
    },
  })

  app.route({
    ...wishesContract['GET /api/wishes/completions'],
    handler: async (request) => ok(wishCompletions(app.db, request.query.text)),
  })
}
