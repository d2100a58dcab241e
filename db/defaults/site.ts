import type { SiteView } from '../../server/content/content-schema.ts'

/** Header and footer until the community writes its own; also what stands in for what is missing or blank. */
export const DEFAULT_SITE: SiteView = {
  name: 'Swapyard',
  tagline: 'Amplifying Voices, Building Trust',
  logo: null,
  accent: null,
  description:
    '<p>A neighbourhood market without money: offer what you no longer use, take home what you do.</p>',
  social_media: [
    { id: 1, social_media: 'facebook', profile_link: 'https://www.facebook.com/' },
    { id: 2, social_media: 'linkedin', profile_link: 'https://www.linkedin.com/' },
    { id: 3, social_media: 'youtube', profile_link: 'https://www.youtube.com/' },
  ],
  address: '12 Market Lane, Springfield, IL 62701, USA',
  /** Blank stands for the year and the name of the site. */
  copyright_text: '',
}
