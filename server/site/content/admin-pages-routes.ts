import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { addPage, deletePage, listPages, pageForm, savePage } from './admin-pages-service.ts'
import { NewPage, PageForm, PageFormView, PagesView } from './admin-pages-shared.ts'
import { Version } from './admin-site-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

const params = z.object({ slug: z.string() })

const OnePage = answers(PageFormView)

export const adminPagesRoutes = routes(async (app) => [
  route(
    'GET /api/admin/pages',
    {
      ...common,
      summary: 'All pages',
      response: answers(PagesView),
    },
    { handler: async () => ok(listPages(app.db)) },
  ),
  route(
    'POST /api/admin/pages',
    { ...common, summary: 'Add an empty page', body: NewPage, response: OnePage },
    {
      handler: async (request) => ok(addPage(app, viewerOf(request), request.body), m.admin_page_added()),
    },
  ),
  route(
    'GET /api/admin/pages/:slug',
    {
      ...common,
      summary: 'One page, with its version',
      params,
      response: OnePage,
    },
    {
      handler: async ({ params: { slug } }) => ok(pageForm(app.db, slug)),
    },
  ),
  route(
    'POST /api/admin/pages/:slug',
    {
      ...common,
      summary: 'Save a page',
      description: '409 where somebody has saved since `version`.',
      params,
      body: PageForm.extend({ version: Version }),
      response: OnePage,
    },
    {
      handler: async (request) => {
        const { version, ...form } = request.body
        return ok(savePage(app, viewerOf(request), request.params.slug, version, form), m.admin_saved())
      },
    },
  ),
  route(
    'DELETE /api/admin/pages/:slug',
    {
      ...common,
      summary: 'Delete a page that the site does not link to',
      params,
      response: answers(z.null()),
    },
    {
      handler: async (request) => {
        deletePage(app, viewerOf(request), request.params.slug)
        return ok(null, m.admin_page_deleted())
      },
    },
  ),
])
