import { z } from 'zod'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer } from '../../platform/sessions/session.ts'
import { demandOf, demandViews } from './demand-service.ts'
import { DemandView } from './demand-shared.ts'

export const demandRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/market/demand',
      {
        tags: ['Wishes'],
        security: [{ bearer: [] }],
        summary: 'What is looked for here: words and categories that no available item matches',
        description:
          'At least 3 members look for each entry. The entry with most people comes first; there are at most 20. The list is at most ' +
          '10 minutes old and never shows who looks.',
        response: answers(z.array(DemandView)),
      },
      {
        handler: async () => ok(demandViews(app.db, await demandOf(app.db).newest())),
      },
    ),
  ]
})
