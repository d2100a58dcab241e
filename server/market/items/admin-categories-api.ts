import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { jsonOfForm } from '../../platform/http/form-json.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminCategoriesContract } from './admin-categories-contract.ts'
import {
  addCategory,
  categoryRows,
  changeCategory,
  deleteCategory,
  orderCategories,
} from './admin-categories-service.ts'

const preValidation = [readForm({ images: 1 }), jsonOfForm]

export const adminCategoriesApi: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...adminCategoriesContract['GET /api/admin/categories'],
    handler: async () => ok(categoryRows(app.db)),
  })
  app.route({
    ...adminCategoriesContract['POST /api/admin/categories'],
    preValidation,
    handler: async (request) => {
      const pictures = filesOf(request, 'images')
      return ok(await addCategory(app, viewerOf(request), request.body, pictures), m.admin_category_added())
    },
  })
  app.route({
    ...adminCategoriesContract['POST /api/admin/categories/order'],
    handler: async (request) =>
      ok(orderCategories(app, viewerOf(request), request.body), m.admin_order_saved()),
  })
  app.route({
    ...adminCategoriesContract['POST /api/admin/categories/:id'],
    preValidation,
    handler: async (request) => {
      const pictures = filesOf(request, 'images')
      const { id } = request.params
      return ok(await changeCategory(app, viewerOf(request), id, request.body, pictures), m.admin_saved())
    },
  })
  app.route({
    ...adminCategoriesContract['DELETE /api/admin/categories/:id'],
    handler: async (request) =>
      ok(deleteCategory(app, viewerOf(request), request.params.id, request.body), m.admin_category_deleted()),
  })
}
