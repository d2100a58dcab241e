import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { siteView } from './content-service.ts'
import { SiteView } from './content-shared.ts'

export const contentRoutes = routes(async (app) => [
  route(
    'GET /api/header-footer',
    {
      tags: ['Content'],
      summary: 'Header and footer of every page',
      description: 'The fields stand in `data.data` (docs/decisions/020-header-footer-data.md).',
      response: answers(z.object({ data: SiteView })),
    },
    {
      handler: async () => ok({ data: siteView(app.db) }),
    },
  ),
])
