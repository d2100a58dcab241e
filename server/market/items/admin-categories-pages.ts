import type { FastifyInstance } from 'fastify'
import { categoryRows } from './admin-categories-service.ts'
import { CategoriesView } from './admin-categories-shared.ts'

export async function adminCategoriesPages(app: FastifyInstance) {
  app.get('/admin/categories', (_request, reply) =>
    reply.page('admin/categories', CategoriesView, () => categoryRows(app.db)),
  )
}
