import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { favouritesAmong } from '../favourites/favourites-queries.ts'
import { countAvailable } from '../items/categories-queries.ts'
import { CARD_SHOWS } from '../items/items-pages.ts'
import { PAGE_SIZE } from '../limits.ts'
import { PageNumber, paginate } from '../pagination.ts'
import { HomeView } from './home-schema.ts'
import { homeView } from './home-service.ts'

const HomeQuery = z.object({ page: PageNumber.default(1) })

export const homePages: FastifyPluginAsyncZod = async (app) => {
  /** Pages beyond the last are without number, and caching them would push out those that are read. */
  const exists = (page: number) =>
    page === 1 || page <= paginate(page, PAGE_SIZE.grid, countAvailable(app.db)).last_page

  app.get('/', { schema: { querystring: HomeQuery } }, ({ query: { page }, viewer }, reply) =>
    reply.page('home', HomeView, () => homeView(app.db, page), {
      ...(exists(page) ? { cache: { key: String(page), shows: CARD_SHOWS } } : {}),
      favourites: (ids) => favouritesAmong(app.db, viewer?.id, ids),
    }),
  )
}
