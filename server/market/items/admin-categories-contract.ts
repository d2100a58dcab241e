import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { IdParams } from '../../platform/schemas/id-shared.ts'
import { Order } from '../../site/content/admin-site-shared.ts'
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

export const adminCategoriesContract = contract({
  'GET /api/admin/categories': { ...common, summary: 'All categories' },
  'POST /api/admin/categories': { ...common, ...withPicture, summary: 'Add a category', body: CategoryForm },
  'POST /api/admin/categories/order': {
    ...common,
    summary: 'Put the categories in order',
    description: '409 where they do not stand as in `seen` any more.',
    body: Order,
  },
  'POST /api/admin/categories/:id': {
    ...common,
    ...withPicture,
    summary: 'Change a category',
    description: `${withPicture.description} 409 where it is not as in \`seen\` any more.`,
    params: IdParams,
    body: CategoryChange,
  },
  'DELETE /api/admin/categories/:id': {
    ...common,
    summary: 'Delete a category that nothing is in',
    description: '409 where it is not as in `seen` any more.',
    params: IdParams,
    body: CategorySeen,
  },
})
