import type { FastifyInstance } from 'fastify'
import { showsPlans } from '../../site/content/plans-shown.ts'
import { planRows } from './admin-plans-service.ts'
import { PlansPageView } from './admin-plans-shared.ts'

export async function adminPlansPages(app: FastifyInstance) {
  app.get('/admin/plans', (_request, reply) =>
    reply.page('admin/plans', PlansPageView, () => ({ ...planRows(app.db), shown: showsPlans(app.db) })),
  )
}
