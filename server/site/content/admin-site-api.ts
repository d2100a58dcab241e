import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as m from '../../platform/catalogues/messages.ts'
import { ok } from '../../platform/http/envelope.ts'
import { jsonOfForm } from '../../platform/http/form-json.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { LISTED } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { adminSiteContract } from './admin-site-contract.ts'
import { saveSitePart, sitePart } from './admin-site-service.ts'
import { SITE_PARTS } from './admin-site-shared.ts'
import { partPath } from './part-path-shared.ts'
import { safeHtml } from './safe-html.ts'

export const adminSiteApi: FastifyPluginAsyncZod = async (app) => {
  for (const part of SITE_PARTS) {
    app.route({
      ...adminSiteContract[`GET /api/admin/site/${partPath(part)}`],
      handler: async () => ok(sitePart(app.db, part)),
    })
    app.route({
      ...adminSiteContract[`POST /api/admin/site/${partPath(part)}`],
      preValidation: [readForm({ images: LISTED.services }), jsonOfForm],
      handler: async (request) => {
        const { version, ...form } = request.body
        const pictures = filesOf(request, 'images')
        return ok(await saveSitePart(app, viewerOf(request), part, version, form, pictures), m.admin_saved())
      },
    })
  }

  app.route({
    ...adminSiteContract['POST /api/admin/preview'],
    handler: async ({ body }) => ok({ html: safeHtml(body.html) }),
  })
}
