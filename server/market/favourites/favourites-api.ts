import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { mayBeAsked } from '../wants/wants-service.ts'
import { favouritesContract } from './favourites-contract.ts'
import { favouriteItems, toggleFavourite } from './favourites-service.ts'

export const favouritesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...favouritesContract['POST /api/product/toggle-favorite/:id'],
    handler: async (request) => {
      const { id: me } = viewerOf(request)
      const { id } = request.params
      const is_favorite = toggleFavourite(app.db, me, id, request.body.is_favorite)
      const asks = is_favorite && mayBeAsked(app.db, me, id)
      return ok({ is_favorite, asks }, m.items_favourite_toggled_successfully())
    },
  })

  app.route({
    ...favouritesContract['GET /api/dashboard/favorites/list'],
    handler: async (request) => ok(favouriteItems(app.db, viewerOf(request).id, request.query.page)),
  })
}
