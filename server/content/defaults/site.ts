import type { SiteView } from '../content-shared.ts'

/** Header and footer until the community writes its own; also what stands in for what is missing. */
export const DEFAULT_SITE: SiteView = {
  name: 'Swapyard',
  tagline: 'Amplifying Voices, Building Trust',
  logo: null,
  accent: null,
  description:
    '<p>A neighbourhood market without money: offer what you no longer use, take home what you do.</p>',
  // Where a community is, only it can say; what is shown until then is in server/content/content-service.ts.
  social_media: [],
  address: '',
  copyright_text: '',
}
