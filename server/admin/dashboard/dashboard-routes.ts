import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { UnreadView } from './dashboard-shared.ts'
import { waitingFor } from './waiting.ts'

export const dashboardRoutes = routes(async (app) => [
  route(
    'GET /api/unread-counts',
    {
      tags: ['Dashboard'],
      security: [{ bearer: [] }],
      summary: 'How many messages and notifications I have not seen, and requests and circles not answered',
      response: answers(UnreadView),
    },
    {
      onRequest: requireViewer,
      handler: async (request) => ok(waitingFor(app.db, viewerOf(request).id)),
    },
  ),
])
