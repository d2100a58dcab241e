import type { FastifyInstance } from 'fastify'
import { tokenInQuery } from '../../platform/http/query-text.ts'
import { requireViewerPage, viewerOf } from '../../platform/sessions/session.ts'
import { proveAdmin } from './admins-service.ts'

/** Where the mailed link of an admin leads. */
export async function adminsPages(app: FastifyInstance) {
  app.get('/admin-proof', { onRequest: requireViewerPage }, (request, reply) => {
    proveAdmin(app, viewerOf(request), tokenInQuery(request))
    return reply.header('cache-control', 'no-store').redirect('/admin', 303)
  })
}
