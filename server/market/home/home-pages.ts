import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { CARD_SHOWS, isThere } from '../items/items-pages.ts'
import { announcedDays } from './home-days.ts'
import { homeView } from './home-service.ts'
import { HomePageView } from './home-shared.ts'

const HomeQuery = z.object({ page: PageNumber.default(1) })

export const homePages: FastifyPluginAsyncZod = async (app) => {
  app.get('/', { schema: { querystring: HomeQuery } }, ({ query: { page } }, reply) =>
    reply.page('home', HomePageView, () => ({ ...homeView(app.db, page), days: announcedDays(app.db) }), {
      cache: {
        key: String(page),
        shows: [...CARD_SHOWS, 'swap_days'],
        keep: (home) => isThere(home.featured_items_pagination),
      },
    }),
  )
}
