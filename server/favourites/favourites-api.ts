import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { IdParams } from '../id-shared.ts'
import { CardView } from '../items/items-shared.ts'
import { PageNumber, Pagination } from '../pagination-shared.ts'
import { requireViewer, viewerOf } from '../sessions/session.ts'
import { favouriteItems, toggleFavourite } from './favourites-service.ts'

/** One's favourite items. */
export const favouritesApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)
  const common = { tags: ['Favourites'], security: [{ bearer: [] }] }

  app.post(
    '/api/product/toggle-favorite/:id',
    {
      schema: {
        ...common,
        summary: 'Mark an item as favourite, or take the mark off',
        params: IdParams,
        response: { 200: envelope(z.object({ is_favorite: z.boolean() })), '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      const isFavourite = toggleFavourite(app.db, viewerOf(request).id, request.params.id)
      return ok({ is_favorite: isFavourite }, 'Favourite toggled successfully')
    },
  )

  app.get(
    '/api/dashboard/favorites/list',
    {
      schema: {
        ...common,
        summary: 'My favourite items, the last marked first',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.object({ products: z.array(CardView), pagination: Pagination })),
          '4xx': ErrorEnvelope,
        },
      },
    },
    async (request) => ok(favouriteItems(app.db, viewerOf(request).id, request.query.page)),
  )
}
