import type { ComponentType } from 'react'
import type { Language } from '../server/platform/catalogues/current.ts'
import type { SiteLanguages } from '../server/platform/languages/languages-shared.ts'
import type { Role } from '../server/platform/sessions/viewer-shared.ts'
import type { ShownSite } from '../server/site/content/content-shared.ts'

/** What every page knows besides its own props. */
export interface PageContext {
  site: ShownSite
  /** Path of this page without its query; for a page that is kept for all, the pattern of its route, as `/productdetails/:id`. */
  path: string
  /** Origin of the site, without a slash at the end. */
  origin: string
  /** The version of Swapyard; shown to those who run the site. */
  version: string
  /** The `{key}` of the live socket's address. */
  realtimeKey: string
  /** Whether the site waits for its first admin. */
  isSettingUp: boolean
  /** Whether only members may read: then no page is to be indexed by search engines. */
  isForMembers: boolean
  /** The role of the viewer; `member` on a page that is kept for all. */
  role: Role
  /** The language that the page is written in. */
  language: Language
  languages: SiteLanguages
  /** For the switch of languages: the address of a page whose address is secret, for which no Referer is sent; null for all others. */
  back: string | null
  /** The country of the site, as ISO 3166-1 alpha-2. */
  country: string
}

/** The parts of a page's head that differ from page to page. */
export interface Head {
  title: string
  description?: string
  /** Path with those parts of the query that make another page; left out where the page is not to be indexed by search engines. */
  canonical?: string
  /** Path or address of a picture for previews elsewhere. */
  image?: string
  jsonLd?: object[]
  prev?: string
  next?: string
}

export type PageProps<View> = View & { context: PageContext }

/** What a file of client/pages exports: the page as default, its head, and the layout that it stands in. */
export interface PageModule<View> {
  default: ComponentType<PageProps<View>>
  head: (props: PageProps<View>) => Head
  layout: ComponentType<{ context: PageContext; children: React.ReactNode }>
}
