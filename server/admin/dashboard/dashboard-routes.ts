import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { requireViewer, viewerOf } from '../../platform/sessions/session.ts'
import { WaitingView } from './dashboard-shared.ts'
import { waitingView } from './waiting.ts'

export const dashboardRoutes = routes(async (app) => [
  route(
    'GET /api/unread-counts',
    {
      tags: ['Dashboard'],
      security: [{ bearer: [] }],
      summary: 'How many messages and notifications I have not seen, and requests and circles not answered',
      response: answers(WaitingView),
    },
    {
      onRequest: requireViewer,
      handler: async (request) => ok(waitingView(app.db, viewerOf(request).id)),
    },
  ),
])
