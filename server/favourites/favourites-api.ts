import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ok } from '../http/envelope.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { favouritesContract } from './favourites-contract.ts'
import { favouriteItems, toggleFavourite } from './favourites-service.ts'

/** One's favourite items. */
export const favouritesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...favouritesContract['POST /api/product/toggle-favorite/:id'],
    handler: async (request) => {
      const isFavourite = toggleFavourite(app.db, viewerOf(request).id, request.params.id)
      return ok({ is_favorite: isFavourite }, 'Favourite toggled successfully')
    },
  })

  app.route({
    ...favouritesContract['GET /api/dashboard/favorites/list'],
    handler: async (request) => ok(favouriteItems(app.db, viewerOf(request).id, request.query.page)),
  })
}
