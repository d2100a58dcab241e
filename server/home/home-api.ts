import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { PageNumber } from '../pagination-shared.ts'
import { homeView } from './home-service.ts'
import { HomeView } from './home-shared.ts'

export const homeApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/home',
    {
      schema: {
        tags: ['Home'],
        summary: 'The home page and one page of its featured items',
        description:
          'A section whose text is missing is null. With a token, `is_favorite` is the caller’s own.',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: { 200: envelope(HomeView), '4xx': ErrorEnvelope },
      },
    },
    async ({ query, viewer }) => ok(homeView(app.db, query.page, viewer?.id)),
  )
}
