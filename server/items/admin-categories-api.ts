import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Order } from '../content/admin-site-shared.ts'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { jsonOfForm } from '../http/form-json.ts'
import { readForm } from '../http/forms.ts'
import { IdParams } from '../id-shared.ts'
import { viewerOf } from '../sessions/session.ts'
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
  response: { 200: envelope(CategoriesView), '4xx': ErrorEnvelope },
}
const withPicture = {
  description:
    'As a form: the same in the field `json`, and a picture in `images[]`, which `new:0` stands for.',
  consumes: ['multipart/form-data', 'application/json'],
}
const preValidation = [readForm({ images: 1 }), jsonOfForm]

/** The categories. Every call answers all of them, in order. */
export const adminCategoriesApi: FastifyPluginAsyncZod = async (app) => {
  app.get('/api/admin/categories', { schema: { ...common, summary: 'All categories' } }, async () =>
    ok(categoryRows(app.db)),
  )
  app.post(
    '/api/admin/categories',
    { schema: { ...common, ...withPicture, summary: 'Add a category', body: CategoryForm }, preValidation },
    async (request) => {
      const pictures = (request.uploads.get('images') ?? []).map(({ path }) => path)
      return ok(await addCategory(app, viewerOf(request), request.body, pictures), 'Category added')
    },
  )
  app.post(
    '/api/admin/categories/order',
    {
      schema: {
        ...common,
        summary: 'Put the categories in order',
        description: '409 where they do not stand as in `seen` any more.',
        body: Order,
      },
    },
    async (request) => ok(orderCategories(app, viewerOf(request), request.body), 'Order saved'),
  )
  app.post(
    '/api/admin/categories/:id',
    {
      schema: {
        ...common,
        ...withPicture,
        summary: 'Change a category',
        description: `${withPicture.description} 409 where it is not as in \`seen\` any more.`,
        params: IdParams,
        body: CategoryChange,
      },
      preValidation,
    },
    async (request) => {
      const pictures = (request.uploads.get('images') ?? []).map(({ path }) => path)
      const { id } = request.params
      return ok(await changeCategory(app, viewerOf(request), id, request.body, pictures), 'Saved')
    },
  )
  app.delete(
    '/api/admin/categories/:id',
    {
      schema: {
        ...common,
        summary: 'Delete a category that nothing is in',
        description: '409 where it is not as in `seen` any more.',
        params: IdParams,
        body: CategorySeen,
      },
    },
    async (request) =>
      ok(deleteCategory(app, viewerOf(request), request.params.id, request.body), 'Category deleted'),
  )
}
