import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { listNeighbourhoods } from './neighbourhoods-queries.ts'
import { NeighbourhoodView } from './neighbourhoods-shared.ts'

export const neighbourhoodsRoutes = routes(async (app) => [
  route(
    'GET /api/neighbourhoods',
    {
      tags: ['Content'],
      summary: 'The neighbourhoods of the site, in the order of its admins',
      response: answers(z.array(NeighbourhoodView)),
    },
    {
      handler: async () => ok(listNeighbourhoods(app.db)),
    },
  ),
])
