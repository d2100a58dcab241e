import { z } from 'zod'

const SocialMedia = z
  .object({
    id: z.int(),
    social_media: z.enum(['facebook', 'linkedin', 'youtube']),
    profile_link: z.url({ protocol: /^https?$/ }),
  })
  .meta({ id: 'SocialMedia' })

/** Header and footer of every page. */
export const SiteView = z
  .object({
    name: z.string(),
    tagline: z.string(),
    /** Address of the logo; null shows the name alone. */
    logo: z.string().nullable(),
    /** Safe HTML. */
    description: z.string(),
    social_media: z.array(SocialMedia),
    address: z.string(),
    copyright_text: z.string(),
  })
  .meta({ id: 'Site' })

export type SiteView = z.infer<typeof SiteView>

/** One of the community's own texts, at `/page/{slug}`. */
export const PageView = z.object({
  slug: z.string(),
  title: z.string(),
  /** Safe HTML. */
  body: z.string(),
  /** `body` without markup, for the page's head. */
  body_text: z.string(),
  updated_at: z.iso.datetime(),
})
export type PageView = z.infer<typeof PageView>
