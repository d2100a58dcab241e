import * as m from '../../../platform/catalogues/messages.ts'
import type { SiteView } from '../content-shared.ts'

export const defaultSite = (): SiteView => ({
  name: 'Swapyard',
  tagline: m.defaults_tagline(),
  logo: null,
  accent: null,
  description: `<p>${m.defaults_description()}</p>`,
  // Empty until an admin enters links; content-service.ts has the fallbacks.
  social_media: [],
  address: '',
  copyright_text: '',
})
