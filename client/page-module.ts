import type { ComponentType } from 'react'
import type { Language } from '../server/catalogues/current.ts'
import type { ShownSite } from '../server/content/content-shared.ts'
import type { SiteLanguages } from '../server/languages/languages-shared.ts'
import type { Role } from '../server/sessions/viewer-shared.ts'

/** What every page knows besides its own props. */
export interface PageContext {
  site: ShownSite
  /** Path of this page without its query; of a page that is kept for all, its route, as `/productdetails/:id`. */
  path: string
  /** Origin of the site, without a slash at the end. */
  origin: string
  /** Of Swapyard; shown to those who run the site. */
  version: string
  /** The `{key}` of the live socket's address. */
  realtimeKey: string
  /** Whether the site waits for its first admin. */
  isSettingUp: boolean
  /** Whether members alone read: then no page is for an index. */
  isForMembers: boolean
  /** What who reads this very page is; `member` where it is kept for all. */
  role: Role
  /** What the page is written in. */
  language: Language
  languages: SiteLanguages
  /** Address of a page that is secret, for the switch of languages, which is not told of it by a Referer; null of all others. */
  back: string | null
  /** Where the site is, by ISO 3166-1 alpha-2. */
  country: string
}

/** What stands in a page's head besides what all pages share. */
export interface Head {
  title: string
  description?: string
  /** Path with the query that matters; left out where the page has no business in an index. */
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
