import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../../platform/http/envelope.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { PageNumber, Pagination } from '../../platform/schemas/pagination-shared.ts'
import { CardView } from '../items/items-shared.ts'
import { ReviewView } from '../reviews/reviews-shared.ts'
import { getPerson, itemsOfPerson, reviewsOfPerson } from './people-service.ts'
import { PersonView } from './people-shared.ts'

const PageQuery = z.object({ page: PageNumber.default(1) })

export const peopleRoutes = routes(async (app) => [
  route(
    'GET /api/people/:id',
    {
      tags: ['People'],
      summary: 'A person',
      description: '404 for one who is suspended or waits to be let in, and for whom they have blocked.',
      params: IdParams,
      response: answers(PersonView),
    },
    {
      handler: async ({ params, viewer }) => ok(getPerson(app.db, params.id, viewer?.id)),
    },
  ),
  route(
    'GET /api/people/:id/reviews',
    {
      tags: ['People'],
      summary: 'What is said of a person',
      description: 'The newest first. A review is there once both have written, or 14 days after their swap.',
      params: IdParams,
      querystring: PageQuery,
      response: {
        200: envelope(z.array(ReviewView)).extend({ pagination: Pagination }),
        '4xx': ErrorEnvelope,
      },
    },
    {
      handler: async ({ params, query, viewer }) => {
        const { reviews, pagination } = reviewsOfPerson(app.db, params.id, query.page, viewer?.id)
        return { ...ok(reviews), pagination }
      },
    },
  ),
  route(
    'GET /api/people/:id/products',
    {
      tags: ['People'],
      summary: 'Items of a person',
      description: 'What is available, the newest first; after that, for the person alone, the rest.',
      params: IdParams,
      querystring: PageQuery,
      response: {
        200: envelope(z.array(CardView)).extend({ pagination: Pagination }),
        '4xx': ErrorEnvelope,
      },
    },
    {
      handler: async ({ params, query, viewer }) => {
        const { products, pagination } = itemsOfPerson(app.db, params.id, query.page, viewer?.id)
        return { ...ok(products), pagination }
      },
    },
  ),
])
