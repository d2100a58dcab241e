import type { FastifyInstance } from 'fastify'
import { requireViewerPage, viewerOf } from '../sessions/session.ts'
import { proveAdmin } from './admins-service.ts'

/** Where the mailed link of an admin leads. */
export async function adminsPages(app: FastifyInstance) {
  app.get('/admin-proof', { onRequest: requireViewerPage }, (request, reply) => {
    const { token } = request.query as { token?: unknown }
    proveAdmin(app, viewerOf(request), typeof token === 'string' ? token : '')
    return reply.header('cache-control', 'no-store').redirect('/admin', 303)
  })
}
