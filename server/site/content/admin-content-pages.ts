import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listPages, pageForm } from './admin-pages-service.ts'
import { PageFormView, PagesView } from './admin-pages-shared.ts'
import { sitePart } from './admin-site-service.ts'
import { SITE_PARTS, SiteFormView } from './admin-site-shared.ts'
import { partPath } from './part-path-shared.ts'

export const adminContentPages: FastifyPluginAsyncZod = async (app) => {
  app.get('/admin/pages', (_request, reply) => reply.page('admin/pages', PagesView, () => listPages(app.db)))

  app.get(
    '/admin/pages/:slug',
    { schema: { params: z.object({ slug: z.string() }) } },
    ({ params: { slug } }, reply) => reply.page('admin/page', PageFormView, () => pageForm(app.db, slug)),
  )

  for (const [at, part] of SITE_PARTS.entries()) {
    const path = at === 0 ? '/admin/site' : `/admin/site/${partPath(part)}`
    app.get(path, (_request, reply) => reply.page('admin/site', SiteFormView, () => sitePart(app.db, part)))
  }
}
