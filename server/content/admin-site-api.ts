import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ErrorEnvelope, envelope, ok } from '../http/envelope.ts'
import { jsonOfForm } from '../http/form-json.ts'
import { readForm } from '../http/forms.ts'
import { LISTED, LONGEST } from '../limits.ts'
import { viewerOf } from '../sessions/session.ts'
import { saveSitePart, sitePart } from './admin-site-service.ts'
import { partPath, SITE_FORMS, SITE_PARTS, type SiteForm, Version } from './admin-site-shared.ts'
import { safeHtml } from './safe-html.ts'

const FORM_OR_JSON = ['multipart/form-data', 'application/json']
const common = { tags: ['Admin'], security: [{ bearer: [] }] }

/** The community's own words, part by part. */
export const adminSiteApi: FastifyPluginAsyncZod = async (app) => {
  for (const part of SITE_PARTS) {
    const path = `/api/admin/site/${partPath(part)}`
    const Saved = z.object({ part: z.literal(part), version: Version, value: SITE_FORMS[part] })
    const response = { 200: envelope(Saved), '4xx': ErrorEnvelope }

    app.get(
      path,
      { schema: { ...common, summary: `The site’s ${partPath(part)}, with its version`, response } },
      async () => ok(sitePart(app.db, part)),
    )
    app.post(
      path,
      {
        schema: {
          ...common,
          summary: `Save the site’s ${partPath(part)}`,
          description:
            'As a form: the same in the field `json`, and pictures in `images[]`, which `new:0`, `new:1` … stand for. 409 where somebody has saved since `version`.',
          consumes: FORM_OR_JSON,
          body: z.object({ version: Version, ...SITE_FORMS[part].shape }),
          response,
        },
        preValidation: [readForm({ images: LISTED.services }), jsonOfForm],
      },
      async (request) => {
        const { version, ...form } = request.body as { version: number } & SiteForm
        const pictures = (request.uploads.get('images') ?? []).map(({ path: file }) => file)
        return ok(
          await saveSitePart(app, viewerOf(request), part, version, form as SiteForm, pictures),
          'Saved',
        )
      },
    )
  }

  app.post(
    '/api/admin/preview',
    {
      schema: {
        ...common,
        summary: 'HTML as it would be shown: cleaned',
        body: z.object({ html: z.string().max(LONGEST.pageBody, 'This text is too long.') }),
        response: { 200: envelope(z.object({ html: z.string() })), '4xx': ErrorEnvelope },
      },
    },
    async ({ body }) => ok({ html: safeHtml(body.html) }),
  )
}
