import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { answers, contract, FORM_OR_JSON } from '../../platform/http/contract.ts'
import { LONGEST } from '../../platform/limits.ts'
import { SITE_FORMS, type SiteFormView, type SitePart, Version } from './admin-site-shared.ts'
import { partPath } from './part-path-shared.ts'

const common = { tags: ['Admin'], security: [{ bearer: [] }] }

/** Each part has its own schema; the shared code accepts any. */
const saved = (part: SitePart) =>
  answers(
    z.object({ part: z.literal(part), version: Version, value: SITE_FORMS[part] }) as z.ZodType<SiteFormView>,
  )

const reading = (part: SitePart) => ({
  ...common,
  summary: `The site’s ${partPath(part)}, with its version`,
  response: saved(part),
})

const saving = <P extends SitePart>(part: P) => ({
  ...common,
  summary: `Save the site’s ${partPath(part)}`,
  description:
    'As a form: the same in the field `json`, and pictures in `images[]`, which `new:0`, `new:1` … stand for. 409 where somebody has saved since `version`.',
  consumes: FORM_OR_JSON,
  body: z.object({ version: Version, ...SITE_FORMS[part].shape }),
  response: saved(part),
})

export const adminSiteContract = contract({
  'GET /api/admin/site/header-footer': reading('header_footer'),
  'POST /api/admin/site/header-footer': saving('header_footer'),
  'GET /api/admin/site/hero-section': reading('hero_section'),
  'POST /api/admin/site/hero-section': saving('hero_section'),
  'GET /api/admin/site/service-section': reading('service_section'),
  'POST /api/admin/site/service-section': saving('service_section'),
  'GET /api/admin/site/how-it-works': reading('how_it_works'),
  'POST /api/admin/site/how-it-works': saving('how_it_works'),
  'GET /api/admin/site/trading-section': reading('trading_section'),
  'POST /api/admin/site/trading-section': saving('trading_section'),
  'POST /api/admin/preview': {
    ...common,
    summary: 'HTML as it would be shown: cleaned',
    body: z.object({
      html: z.string().max(LONGEST.pageBody, { error: () => m.admin_text_too_long() }),
    }),
    response: answers(z.object({ html: z.string() })),
  },
})
