import type { FastifyInstance } from 'fastify'
import { CategoriesView } from './categories-schema.ts'
import { categoryRows } from './categories-service.ts'
import { PlansView } from './plans-schema.ts'
import { planRows } from './plans-service.ts'

/** /admin/categories and /admin/plans. */
export async function listsPages(app: FastifyInstance) {
  app.get('/admin/categories', (_request, reply) =>
    reply.page('admin/categories', CategoriesView, () => categoryRows(app.db)),
  )
  app.get('/admin/plans', (_request, reply) => reply.page('admin/plans', PlansView, () => planRows(app.db)))
}
