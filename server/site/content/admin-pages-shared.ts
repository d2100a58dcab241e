import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LONGEST } from '../../platform/limits.ts'
import { Version } from './admin-site-shared.ts'

const Title = z
  .string()
  .min(1, { error: () => m.admin_page_title_required() })
  .max(LONGEST.pageTitle, {
    error: () => m.admin_page_title_long({ pageTitle: LONGEST.pageTitle }),
  })

const Slug = z
  .string()
  .max(LONGEST.slug, { error: () => m.admin_page_address_long({ slug: LONGEST.slug }) })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: () => m.admin_page_address_wrong() })

export const PageForm = z.object({
  title: Title,
  /** Sanitized HTML. */
  body: z.string().max(LONGEST.pageBody, { error: () => m.admin_page_too_long() }),
})
export type PageForm = z.output<typeof PageForm>

export const NewPage = z.object({ slug: Slug, title: Title })
export type NewPage = z.output<typeof NewPage>

export const PageFormView = z.object({
  slug: z.string(),
  /** True for pages that the site links to, which cannot be deleted. */
  is_linked: z.boolean(),
  version: Version,
  value: z.object({ title: z.string(), body: z.string() }),
})
export type PageFormView = z.output<typeof PageFormView>

export const PagesView = z.object({
  pages: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      is_linked: z.boolean(),
      updated_at: z.iso.datetime().nullable(),
    }),
  ),
})
export type PagesView = z.output<typeof PagesView>
