import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { jsonOfForm } from '../../platform/http/form-json.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { Order } from '../../site/content/admin-site-shared.ts'
import {
  addCategory,
  categoryRows,
  changeCategory,
  deleteCategory,
  orderCategories,
} from './admin-categories-service.ts'
import { CategoriesView, CategoryChange, CategoryForm, CategorySeen } from './admin-categories-shared.ts'

const common = {
  tags: ['Admin'],
  security: [{ bearer: [] }],
  response: answers(CategoriesView),
}

const withPicture = {
  description:
    'As a form: the same in the field `json`, and a picture in `images[]`, which `new:0` stands for.',
  consumes: FORM_OR_JSON,
}

const preValidation = [readForm({ images: 1 }), jsonOfForm]

export const adminCategoriesRoutes = routes(async (app) => [
  route(
    'GET /api/admin/categories',
    { ...common, summary: 'All categories' },
    {
      handler: async () => ok(categoryRows(app.db)),
    },
  ),
  route(
    'POST /api/admin/categories',
    { ...common, ...withPicture, summary: 'Add a category', body: CategoryForm },
    {
      preValidation,
      handler: async (request) => {
        const pictures = filesOf(request, 'images')
        return ok(await addCategory(app, viewerOf(request), request.body, pictures), m.admin_category_added())
      },
    },
  ),
  route(
    'POST /api/admin/categories/order',
    {
      ...common,
      summary: 'Put the categories in order',
      description: '409 where they do not stand as in `seen` any more.',
      body: Order,
    },
    {
      handler: async (request) =>
        ok(orderCategories(app, viewerOf(request), request.body), m.admin_order_saved()),
    },
  ),
  route(
    'POST /api/admin/categories/:id',
    {
      ...common,
      ...withPicture,
      summary: 'Change a category',
      description: `${withPicture.description} 409 where it is not as in \`seen\` any more.`,
      params: IdParams,
      body: CategoryChange,
    },
    {
      preValidation,
      handler: async (request) => {
        const pictures = filesOf(request, 'images')
        const { id } = request.params
        return ok(await changeCategory(app, viewerOf(request), id, request.body, pictures), m.admin_saved())
      },
    },
  ),
  route(
    'DELETE /api/admin/categories/:id',
    {
      ...common,
      summary: 'Delete a category that nothing is in',
      description: '409 where it is not as in `seen` any more.',
      params: IdParams,
      body: CategorySeen,
    },
    {
      handler: async (request) =>
        ok(
          deleteCategory(app, viewerOf(request), request.params.id, request.body),
          m.admin_category_deleted(),
        ),
    },
  ),
])
