import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { optional, yesOrNo } from '../../platform/schemas/form-fields-shared.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { CardView } from '../items/items-shared.ts'
import { mayBeAsked } from '../wants/wants-service.ts'
import { favouriteItems, toggleFavourite } from './favourites-service.ts'

const common = { tags: ['Favourites'], security: [{ bearer: [] }] }

export const favouritesRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'POST /api/product/toggle-favorite/:id',
      {
        ...common,
        summary: 'Mark an item as favourite, or take the mark off',
        description:
          'With `is_favorite` it is so afterwards, however often that is sent; without, it turns the other way.',
        params: IdParams,
        body: z.object({ is_favorite: optional(yesOrNo(m.admin_choose_yes_or_no)) }),
        response: answers(
          z.object({
            is_favorite: z.boolean(),
            asks: z.boolean().meta({ description: 'One has not said yet whether one would swap for it' }),
          }),
        ),
      },
      {
        handler: async (request) => {
          const { id: me } = viewerOf(request)
          const { id } = request.params
          const is_favorite = toggleFavourite(app.db, me, id, request.body.is_favorite)
          const asks = is_favorite && mayBeAsked(app.db, me, id)
          return ok({ is_favorite, asks }, m.items_favourite_toggled_successfully())
        },
      },
    ),
    route(
      'GET /api/dashboard/favorites/list',
      {
        ...common,
        summary: 'My favourite items, the last marked first',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: answers(z.object({ products: z.array(CardView), pagination: Pagination })),
      },
      {
        handler: async (request) => ok(favouriteItems(app.db, viewerOf(request).id, request.query.page)),
      },
    ),
  ]
})
