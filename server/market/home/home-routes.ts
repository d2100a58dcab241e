import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { PageNumber } from '../../platform/schemas/pagination-shared.ts'
import { homeView } from './home-service.ts'
import { HomeView } from './home-shared.ts'

export const homeRoutes = routes(async (app) => [
  route(
    'GET /api/home',
    {
      tags: ['Home'],
      summary: 'The home page and one page of its featured items',
      description:
        'A section whose text is missing is null. With a token, `is_favorite` is the caller’s own.',
      querystring: z.object({ page: PageNumber.default(1) }),
      response: answers(HomeView),
    },
    {
      handler: async ({ query, viewer }) => ok(homeView(app.db, query.page, viewer?.id)),
    },
  ),
])
