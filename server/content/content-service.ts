import type { Db } from '../../db/open.ts'
import type { SiteView } from './content-schema.ts'

export function siteView(_db: Db): SiteView {
  return {
    name: 'Swapyard',
    tagline: 'Amplifying Voices, Building Trust',
    logo: null,
    description: '',
    social_media: [],
    address: '',
    copyright_text: '',
  }
}
