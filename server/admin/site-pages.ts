import type { FastifyInstance } from 'fastify'
import { partPath, SITE_PARTS, SiteFormView } from './site-schema.ts'
import { sitePart } from './site-service.ts'

/** /admin/site: a page for each part of the site, the first at the address itself. */
export async function sitePages(app: FastifyInstance) {
  for (const [at, part] of SITE_PARTS.entries()) {
    const path = at === 0 ? '/admin/site' : `/admin/site/${partPath(part)}`
    app.get(path, (_request, reply) => reply.page('admin/site', SiteFormView, () => sitePart(app.db, part)))
  }
}
