import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, FORM_OR_JSON, route, routes } from '../../platform/http/api-route.ts'
import { ok } from '../../platform/http/envelope.ts'
import { jsonOfForm } from '../../platform/http/form-json.ts'
import { filesOf, readForm } from '../../platform/http/forms.ts'
import { LISTED, LONGEST } from '../../platform/limits.ts'
import { viewerOf } from '../../platform/sessions/session.ts'
import { saveSitePart, sitePart } from './admin-site-service.ts'
import { SITE_FORMS, type SiteFormView, type SitePart, Version } from './admin-site-shared.ts'
import { partPath } from './part-path-shared.ts'
import { safeHtml } from './safe-html.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

/** Each part has its own schema. The code that the parts share accepts any of them. */
const saved = (part: SitePart) =>
  answers(
    z.object({ part: z.literal(part), version: Version, value: SITE_FORMS[part] }) as z.ZodType<SiteFormView>,
  )

const partRoutes = <P extends SitePart>(app: FastifyInstance, part: P) =>
  [
    route(
      `GET /api/admin/site/${partPath(part)}`,
      { ...common, summary: `The site’s ${partPath(part)}, with its version`, response: saved(part) },
      { handler: async () => ok(sitePart(app.db, part)) },
    ),
    route(
      `POST /api/admin/site/${partPath(part)}`,
      {
        ...common,
        summary: `Save the site’s ${partPath(part)}`,
        description:
          'As a form: the same in the field `json`, and pictures in `images[]`, which `new:0`, `new:1` … stand for. 409 where somebody has saved since `version`.',
        consumes: FORM_OR_JSON,
        body: z.object({ version: Version, ...SITE_FORMS[part].shape }),
        response: saved(part),
      },
      {
        preValidation: [readForm({ images: LISTED.services }), jsonOfForm],
        handler: async (request) => {
          const { version, ...form } = request.body
          const pictures = filesOf(request, 'images')
          return ok(
            await saveSitePart(app, viewerOf(request), part, version, form, pictures),
            m.admin_saved(),
          )
        },
      },
    ),
  ] as const

export const adminSiteRoutes = routes(async (app) => {
  return [
    ...partRoutes(app, 'header_footer'),
    ...partRoutes(app, 'hero_section'),
    ...partRoutes(app, 'service_section'),
    ...partRoutes(app, 'how_it_works'),
    ...partRoutes(app, 'trading_section'),
    route(
      'POST /api/admin/preview',
      {
        ...common,
        summary: 'HTML as it would be shown: cleaned',
        body: z.object({
          html: z.string().max(LONGEST.pageBody, { error: () => m.admin_text_too_long() }),
        }),
        response: answers(z.object({ html: z.string() })),
      },
      {
        handler: async ({ body }) => ok({ html: safeHtml(body.html) }),
      },
    ),
  ]
})
