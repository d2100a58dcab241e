import { z } from 'zod'

export const SocialMedia = z.object({
  id: z.int(),
  social_media: z.enum(['facebook', 'linkedin', 'youtube']),
  profile_link: z.url(),
})

/** Header and footer of every page. */
export const SiteView = z
  .object({
    name: z.string(),
    tagline: z.string(),
    logo: z.string().nullable(),
    /** Safe HTML. */
    description: z.string(),
    social_media: z.array(SocialMedia),
    address: z.string(),
    copyright_text: z.string(),
  })
  .meta({ id: 'Site' })

export type SiteView = z.infer<typeof SiteView>
