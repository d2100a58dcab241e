import type { ComponentType } from 'react'
import type { Language } from '../server/platform/catalogues/current.ts'
import type { SiteLanguages } from '../server/platform/languages/languages-shared.ts'
import type { Role } from '../server/platform/sessions/viewer-shared.ts'
import type { ShownSite } from '../server/site/content/content-shared.ts'

export interface PageContext {
  site: ShownSite
  /** Path without query; on a cached page the route pattern, e.g. `/productdetails/:id`. */
  path: string
  origin: string
  /** Version of Swapyard; shown to admins and moderators. */
  version: string
  /** The `{key}` in the socket's address. */
  realtimeKey: string
  /** True while the site has no admin. */
  isSettingUp: boolean
  /** True if only members may read. No page is indexed then. */
  isForMembers: boolean
  /** The viewer's role; `member` on a cached page. */
  role: Role
  /** Language of the page. */
  language: Language
  languages: SiteLanguages
  /** For the language switch: address of a page with a secret address, which sends no Referer; null otherwise. */
  back: string | null
  /** Country of the site, as ISO 3166-1 alpha-2. */
  country: string
}

export interface Head {
  title: string
  description?: string
  /** Path with the query parts that change the content; left out if the page is not indexed. */
  canonical?: string
  /** Path or address of the preview image. */
  image?: string
  jsonLd?: object[]
  prev?: string
  next?: string
}

export type PageProps<View> = View & { context: PageContext }

/** Exports of a file in client/pages: the page as default, its head, and its layout. */
export interface PageModule<View> {
  default: ComponentType<PageProps<View>>
  head: (props: PageProps<View>) => Head
  layout: ComponentType<{ context: PageContext; children: React.ReactNode }>
}
