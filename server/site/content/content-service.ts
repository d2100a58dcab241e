import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { language } from '../../platform/catalogues/current.ts'
import { shown, shownAll, wordedAll } from '../../platform/catalogues/default-texts.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { notFound } from '../../platform/errors.ts'
import { hashOfUrl } from '../../platform/images/image-view.ts'
import { imageSize } from '../../platform/images/images-queries.ts'
import { contentByKey, pageBySlug, versionOfPart } from './content-queries.ts'
import { defaultProfiles, type PageView, type ShownSite, SiteView } from './content-shared.ts'
import { changedAt, wordedBody } from './defaults/pages.ts'
import { defaultSite } from './defaults/site.ts'
import { showsPlans } from './plans-shown.ts'
import { htmlToText } from './safe-html.ts'
import { HeroSection, HowItWorks, ServiceSection, TradingSection } from './sections-shared.ts'

/** Editable parts of the site, by key in `content`. */
export const CONTENT = {
  header_footer: SiteView,
  hero_section: HeroSection,
  service_section: ServiceSection,
  how_it_works: HowItWorks,
  trading_section: TradingSection,
} as const

export type ContentKey = keyof typeof CONTENT

function stored(db: Db, key: ContentKey): unknown {
  const row = contentByKey(db).get({ key })
  return row && wordedAll(JSON.parse(row.json))
}

/** Null if missing or invalid; the page then shows its fallback. */
export function contentPart<K extends ContentKey>(db: Db, key: K): z.output<(typeof CONTENT)[K]> | null {
  const parsed = CONTENT[key].safeParse(stored(db, key))
  return parsed.success ? (parsed.data as z.output<(typeof CONTENT)[K]>) : null
}

/** Header and footer as stored; missing or invalid fields have their defaults. */
export function storedSite(db: Db): SiteView {
  const row = stored(db, 'header_footer')
  const given = Object(row) as Record<string, unknown>
  const defaults = defaultSite()
  const fields = Object.entries(SiteView.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(given[name])
    return [name, parsed.success ? parsed.data : defaults[name as keyof SiteView]]
  })
  return Object.fromEntries(fields) as SiteView
}

/** Fills blank fields of header and footer. @param asDelivered true before the first save: adds default profile links. */
export function withDefaults(site: SiteView, asDelivered = true): SiteView {
  const defaults = defaultSite()
  const name = site.name || defaults.name
  return {
    ...site,
    name,
    tagline: site.tagline || defaults.tagline,
    description: site.description || defaults.description,
    social_media: site.social_media.length === 0 && asDelivered ? defaultProfiles(name) : site.social_media,
    address: site.address || m.pages_no_office(),
    copyright_text:
      site.copyright_text || m.pages_all_rights_reserved({ getFullYear: new Date().getFullYear(), name }),
  }
}

const shownSiteTexts = (site: SiteView): SiteView => ({ ...shownAll(site), name: site.name })

const isAsDelivered = (db: Db) => (versionOfPart(db).get({ key: 'header_footer' })?.version ?? 1) <= 1

/** Header and footer in the current language; also used for mails and icons. */
export const siteView = (db: Db): SiteView => withDefaults(shownSiteTexts(storedSite(db)), isAsDelivered(db))

export function shownSite(db: Db): ShownSite {
  const site = siteView(db)
  const hash = site.logo && hashOfUrl(site.logo)
  return {
    ...site,
    logo_size: (hash && imageSize(db).get({ hash })) || null,
    shows_plans: showsPlans(db),
  }
}

export const heroSection = (db: Db) => shownAll(contentPart(db, 'hero_section'))
export const serviceSection = (db: Db) => shownAll(contentPart(db, 'service_section'))
export const howItWorks = (db: Db) => shownAll(contentPart(db, 'how_it_works'))
export const tradingSection = (db: Db) => shownAll(contentPart(db, 'trading_section'))

/** Slug of a translated page: `about-de` for `about`. */
const inLanguage = (slug: string) => `${slug}-${language().toLowerCase()}`

/** A page by its slug, in the current language. @throws AppError 404 no such page */
export function getPage(db: Db, slug: string): PageView {
  const own = pageBySlug(db).get({ slug: inLanguage(slug) })
  const page = own ?? pageBySlug(db).get({ slug })
  if (!page) throw notFound()
  const body = wordedBody(page.slug, page.body)
  return {
    slug,
    title: shown(page.title),
    body,
    body_text: htmlToText(body),
    updated_at: changedAt(page)?.toISOString() ?? null,
  }
}
