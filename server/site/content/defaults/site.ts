import * as m from '../../../platform/catalogues/messages.ts'
import type { SiteView } from '../content-shared.ts'

/** Header and footer until the community writes its own; also what stands in for what is missing. */
export const defaultSite = (): SiteView => ({
  name: 'Swapyard',
  tagline: m.defaults_tagline(),
  logo: null,
  accent: null,
  description: `<p>${m.defaults_description()}</p>`,
  // Where a community is, only it can say; what is shown until then is in server/site/content/content-service.ts.
  social_media: [],
  address: '',
  copyright_text: '',
})
