import { z } from 'zod'
import * as m from '../../platform/catalogues/messages.ts'
import { LISTED, LONGEST } from '../../platform/limits.ts'

const text = (longest: number, what: 'name' | 'tagline' | 'description' | 'address' | 'copyright') =>
  z.string().max(longest, { error: () => m.pages_field_long({ what, longest }) })

const SocialMedia = z
  .object({
    id: z.int(),
    social_media: z.enum(['facebook', 'linkedin', 'youtube']),
    profile_link: z
      .url({ protocol: /^https?$/, error: () => m.pages_link_https() })
      .max(LONGEST.link, { error: () => m.pages_link_too_long() }),
  })
  .meta({ id: 'SocialMedia' })

/** Default profile links search for the site's name, so that no link is invented or dead. */
export function defaultProfiles(siteName: string): z.infer<typeof SocialMedia>[] {
  const name = encodeURIComponent(siteName)
  return [
    { id: 1, social_media: 'facebook', profile_link: `https://www.facebook.com/search/top?q=${name}` },
    {
      id: 2,
      social_media: 'linkedin',
      profile_link: `https://www.linkedin.com/search/results/all/?keywords=${name}`,
    },
    {
      id: 3,
      social_media: 'youtube',
      profile_link: `https://www.youtube.com/results?search_query=${name}`,
    },
  ]
}

const FooterLine = z
  .string()
  .trim()
  .min(1, { error: () => m.place_footer_line_missing() })
  .max(LONGEST.slug, { error: () => m.place_footer_line_long({ most: LONGEST.slug }) })

const FooterList = z
  .object({
    title: FooterLine,
    links: z
      .array(
        z.object({
          label: FooterLine,
          href: z
            .string()
            .trim()
            .max(LONGEST.link)
            .regex(/^(?:\/(?![/\\])|https?:\/\/[^\s/])\S*$/, { error: () => m.place_footer_href() }),
        }),
      )
      .max(LISTED.footerLinks, { error: () => m.place_footer_many({ most: LISTED.footerLinks }) }),
  })
  .meta({ id: 'FooterList' })
export type FooterList = z.infer<typeof FooterList>

export const SiteView = z
  .object({
    name: text(LONGEST.siteName, 'name'),
    tagline: text(LONGEST.tagline, 'tagline'),
    /** Null to show only the name. */
    logo: z.string().max(LONGEST.link).nullable(),
    /** Accent color from which the shades are derived (client/styles/tokens.css); null for the default. */
    accent: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, { error: () => m.common_colour_wrong() })
      .nullable(),
    /** Sanitized HTML. */
    description: text(LONGEST.sectionText, 'description'),
    social_media: z
      .array(SocialMedia)
      .max(LISTED.socialMedia, { error: () => m.pages_links_many({ most: LISTED.socialMedia }) }),
    /** Default: the specification's lists, localized. */
    footer_lists: z
      .array(FooterList)
      .max(LISTED.footerLists, { error: () => m.place_footer_many({ most: LISTED.footerLists }) })
      .optional(),
    address: text(LONGEST.address, 'address'),
    copyright_text: text(LONGEST.address, 'copyright'),
  })
  .meta({ id: 'Site' })

export type SiteView = z.infer<typeof SiteView>

export interface ShownSite extends SiteView {
  /** In pixels, to reserve the logo's space; null without one. */
  logo_size: { width: number; height: number } | null
  shows_plans: boolean
}

export const PageView = z.object({
  slug: z.string(),
  title: z.string(),
  body: z.string(),
  body_text: z.string(),
  updated_at: z.iso.datetime().nullable(),
})
export type PageView = z.infer<typeof PageView>
