import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../catalogues/messages.ts'
import { ok } from '../http/envelope.ts'
import { ownSessionsContract } from './own-sessions-contract.ts'
import { endOwnSession, ownSessions } from './own-sessions-service.ts'
import { requireViewer, sessionOf, viewerOf } from './session.ts'

export const ownSessionsApi: FastifyPluginAsyncZod = async (app) => {
  app.addHook('onRequest', requireViewer)

  app.route({
    ...ownSessionsContract['GET /api/sessions'],
    handler: async (request) => {
      const { sessions, pagination } = ownSessions(app.db, sessionOf(request), request.query.page)
      return { ...ok(sessions), pagination }
    },
  })

  app.route({
    ...ownSessionsContract['DELETE /api/sessions'],
    config: { setsCookie: true },
    handler: async (request, reply) => {
      app.sessions.endAll(viewerOf(request).id)
      reply.clearSessionCookie()
      return ok(null, m.people_signed_out_everywhere())
    },
  })

  app.route({
    ...ownSessionsContract['DELETE /api/sessions/:id'],
    handler: async (request) => {
      endOwnSession(app, viewerOf(request).id, request.params.id)
      return ok(null, m.people_signed_out_there())
    },
  })
}
