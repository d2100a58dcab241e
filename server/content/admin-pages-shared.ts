import { z } from 'zod'
import { LONGEST } from '../limits.ts'
import { Version } from './admin-site-shared.ts'

const Title = z
  .string()
  .min(1, 'A page needs a title.')
  .max(LONGEST.pageTitle, `A title may have at most ${LONGEST.pageTitle} characters.`)

/** The last piece of a page's address. */
const Slug = z
  .string()
  .max(LONGEST.slug, `An address may have at most ${LONGEST.slug} characters.`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'An address is made of small letters, digits and single hyphens.')

/** What the form of a page holds. */
export const PageForm = z.object({
  title: Title,
  /** Safe HTML. */
  body: z.string().max(LONGEST.pageBody, 'This page is too long. Please make two of it.'),
})
export type PageForm = z.output<typeof PageForm>

/** A new page, still empty. */
export const NewPage = z.object({ slug: Slug, title: Title })
export type NewPage = z.output<typeof NewPage>

/** /admin/pages/{slug} */
export const PageFormView = z.object({
  slug: z.string(),
  /** Whether header, footer or a form leads here; then it cannot be deleted. */
  is_linked: z.boolean(),
  version: Version,
  value: z.object({ title: z.string(), body: z.string() }),
})
export type PageFormView = z.output<typeof PageFormView>

/** /admin/pages */
export const PagesView = z.object({
  pages: z.array(
    z.object({ slug: z.string(), title: z.string(), is_linked: z.boolean(), updated_at: z.iso.datetime() }),
  ),
})
export type PagesView = z.output<typeof PagesView>
