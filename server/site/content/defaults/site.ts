import * as m from '../../../platform/catalogues/messages.ts'
import type { SiteView } from '../content-shared.ts'

export const defaultSite = (): SiteView => ({
  name: 'Swapyard',
  tagline: m.defaults_tagline(),
  logo: null,
  accent: null,
  description: `<p>${m.defaults_description()}</p>`,
  // Unknown until an admin enters it; fallbacks are in server/site/content/content-service.ts.
  social_media: [],
  address: '',
  copyright_text: '',
})
