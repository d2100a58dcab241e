import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PageFormView, PagesView } from './pages-schema.ts'
import { listPages, pageForm } from './pages-service.ts'

/** /admin/pages, and the form of each. */
export const pagesPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/pages', (_request, reply) => reply.page('admin/pages', PagesView, () => listPages(app.db)))

  app.get(
    '/admin/pages/:slug',
    { schema: { params: z.object({ slug: z.string() }) } },
    ({ params: { slug } }, reply) => reply.page('admin/page', PageFormView, () => pageForm(app.db, slug)),
  )
}
