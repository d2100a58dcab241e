import { z } from 'zod'
import { answers, contract } from '../../platform/http/contract.ts'
import { NewPage, PageForm, PageFormView, PagesView } from './admin-pages-shared.ts'
import { Version } from './admin-site-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }
const params = z.object({ slug: z.string() })
const OnePage = answers(PageFormView)

export const adminPagesContract = contract({
  'GET /api/admin/pages': {
    ...common,
    summary: 'All pages',
    response: answers(PagesView),
  },
  'POST /api/admin/pages': { ...common, summary: 'Add an empty page', body: NewPage, response: OnePage },
  'GET /api/admin/pages/:slug': {
    ...common,
    summary: 'One page, with its version',
    params,
    response: OnePage,
  },
  'POST /api/admin/pages/:slug': {
    ...common,
    summary: 'Save a page',
    description: '409 where somebody has saved since `version`.',
    params,
    body: PageForm.extend({ version: Version }),
    response: OnePage,
  },
  'DELETE /api/admin/pages/:slug': {
    ...common,
    summary: 'Delete a page that the site does not link to',
    params,
    response: answers(z.null()),
  },
})
