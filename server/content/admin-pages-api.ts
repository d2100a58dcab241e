import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { viewerOf } from '../sessions/session.ts'
import { addPage, deletePage, listPages, pageForm, savePage } from './admin-pages-service.ts'
import { NewPage, PageForm, PageFormView, PagesView } from './admin-pages-shared.ts'
import { Version } from './admin-site-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }
const params = z.object({ slug: z.string() })
const OnePage = { 200: envelope(PageFormView), '4xx': ErrorEnvelope }

/** The pages under /page/. */
export const adminPagesApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/admin/pages',
    {
      schema: {
        ...common,
        summary: 'All pages',
        response: { 200: envelope(PagesView), '4xx': ErrorEnvelope },
      },
    },
    async () => ok(listPages(app.db)),
  )
  app.post(
    '/api/admin/pages',
    { schema: { ...common, summary: 'Add an empty page', body: NewPage, response: OnePage } },
    async (request) => ok(addPage(app, viewerOf(request), request.body), 'Page added'),
  )
  app.get(
    '/api/admin/pages/:slug',
    { schema: { ...common, summary: 'One page, with its version', params, response: OnePage } },
    async ({ params: { slug } }) => ok(pageForm(app.db, slug)),
  )
  app.post(
    '/api/admin/pages/:slug',
    {
      schema: {
        ...common,
        summary: 'Save a page',
        description: '409 where somebody has saved since `version`.',
        params,
        body: PageForm.extend({ version: Version }),
        response: OnePage,
      },
    },
    async (request) => {
      const { version, ...form } = request.body
      return ok(savePage(app, viewerOf(request), request.params.slug, version, form), 'Saved')
    },
  )
  app.delete(
    '/api/admin/pages/:slug',
    {
      schema: {
        ...common,
        summary: 'Delete a page that the site does not link to',
        params,
        response: { 200: envelope(z.null()), '4xx': ErrorEnvelope },
      },
    },
    async (request) => {
      deletePage(app, viewerOf(request), request.params.slug)
      return ok(null, 'Page deleted')
    },
  )
}
