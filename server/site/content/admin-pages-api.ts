import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminPagesContract } from './admin-pages-contract.ts'
import { addPage, deletePage, listPages, pageForm, savePage } from './admin-pages-service.ts'

export const adminPagesApi: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...adminPagesContract['GET /api/admin/pages'], handler: async () => ok(listPages(app.db)) })
  app.route({
    ...adminPagesContract['POST /api/admin/pages'],
    handler: async (request) => ok(addPage(app, viewerOf(request), request.body), m.admin_page_added()),
  })
  app.route({
    ...adminPagesContract['GET /api/admin/pages/:slug'],
    handler: async ({ params: { slug } }) => ok(pageForm(app.db, slug)),
  })
  app.route({
    ...adminPagesContract['POST /api/admin/pages/:slug'],
    handler: async (request) => {
      const { version, ...form } = request.body
      return ok(savePage(app, viewerOf(request), request.params.slug, version, form), m.admin_saved())
    },
  })
  app.route({
    ...adminPagesContract['DELETE /api/admin/pages/:slug'],
    handler: async (request) => {
      deletePage(app, viewerOf(request), request.params.slug)
      return ok(null, m.admin_page_deleted())
    },
  })
}
