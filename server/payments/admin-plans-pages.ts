import type { FastifyInstance } from 'fastify'
import { planRows } from './admin-plans-service.ts'
import { PlansView } from './admin-plans-shared.ts'

/** /admin/plans. */
export async function adminPlansPages(app: FastifyInstance) {
  app.get('/admin/plans', (_request, reply) => reply.page('admin/plans', PlansView, () => planRows(app.db)))
}
