import { z } from 'zod'
import * as m from '../catalogues/messages.ts'
import { answers, route, routes } from '../http/api-route.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { PageNumber, Pagination } from '../schemas/pagination-shared.ts'
import { endOwnSession, ownSessions } from './own-sessions-service.ts'
import { SessionView } from './own-sessions-shared.ts'
import { requireViewer, sessionOf, viewerOf } from './session.ts'

const common = { tags: ['Accounts'], security: [{ bearer: [] }] }

export const ownSessionsRoutes = routes(async (app) => {
  app.addHook('onRequest', requireViewer)

  return [
    route(
      'GET /api/sessions',
      {
        ...common,
        summary: 'Where I am signed in, the newest first',
        querystring: z.object({ page: PageNumber.default(1) }),
        response: {
          200: envelope(z.array(SessionView)).extend({ pagination: Pagination }),
          '4xx': ErrorEnvelope,
        },
      },
      {
        handler: async (request) => {
          const { sessions, pagination } = ownSessions(app.db, sessionOf(request), request.query.page)
          return { ...ok(sessions), pagination }
        },
      },
    ),
    route(
      'DELETE /api/sessions',
      {
        ...common,
        summary: 'Sign out everywhere, here too',
        response: answers(z.null()),
      },
      {
        config: { setsCookie: true },
        handler: async (request, reply) => {
          app.sessions.endAll(viewerOf(request).id)
          reply.clearSessionCookie()
          return ok(null, m.people_signed_out_everywhere())
        },
      },
    ),
    route(
      'DELETE /api/sessions/:id',
      {
        ...common,
        summary: 'Sign out in one place',
        params: z.object({ id: z.string().max(100) }),
        response: answers(z.null()),
      },
      {
        handler: async (request) => {
          endOwnSession(app, viewerOf(request).id, request.params.id)
          return ok(null, m.people_signed_out_there())
        },
      },
    ),
  ]
})
