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

/** The parts of the site that are the community's own words, each by the key of its row in `content`. */
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

/** One part of the site; null when it is missing or not of its form, and the page shows its fallback. */
export function contentPart<K extends ContentKey>(db: Db, key: K): z.output<(typeof CONTENT)[K]> | null {
  const parsed = CONTENT[key].safeParse(stored(db, key))
  return parsed.success ? (parsed.data as z.output<(typeof CONTENT)[K]>) : null
}

/** Header and footer as stored, for the form that edits them. A field that is missing, or not of its form, is the default's. */
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

/**
 * Fills what is blank in header and footer with defaults (specification, section 2, Footer).
 *
 * @param asDelivered whether no admin has saved them yet: only then links to profiles stand in for none.
 */
export function withDefaults(site: SiteView, asDelivered = true): SiteView {
  const defaults = defaultSite()
  const name = site.name || defaults.name
  return {
    ...site,
    name,
    tagline: site.tagline || defaults.tagline,
    description: site.description || defaults.description,
    social_media: site.social_media.length === 0 && asDelivered ? defaultProfiles(name) : site.social_media,
    address: site.address || m.pages_we_have_no_office_the_contact_form(),
    copyright_text:
      site.copyright_text || m.pages_all_rights_reserved({ getFullYear: new Date().getFullYear(), name }),
  }
}

/** Translated, but for the name, which is the same in each language. */
const shownSiteTexts = (site: SiteView): SiteView => ({ ...shownAll(site), name: site.name })

/** Whether no admin has saved header and footer yet: whoever has, and has left no profile in, wants none. */
const isAsDelivered = (db: Db) => (versionOfPart(db).get({ key: 'header_footer' })?.version ?? 1) <= 1

/** Header and footer as their readers see them, in the language that is spoken; mails and icons are made of it, too. */
export const siteView = (db: Db): SiteView => withDefaults(shownSiteTexts(storedSite(db)), isAsDelivered(db))

/** As `siteView`, with what pages need besides. */
export function shownSite(db: Db): ShownSite {
  const site = siteView(db)
  const hash = site.logo && hashOfUrl(site.logo)
  return {
    ...site,
    logo_size: (hash && imageSize(db).get({ hash })) || null,
    shows_plans: showsPlans(db),
  }
}

// The parts of the home page as their readers see them; null where one is missing or broken.
export const heroSection = (db: Db) => shownAll(contentPart(db, 'hero_section'))
export const serviceSection = (db: Db) => shownAll(contentPart(db, 'service_section'))
export const howItWorks = (db: Db) => shownAll(contentPart(db, 'how_it_works'))
export const tradingSection = (db: Db) => shownAll(contentPart(db, 'trading_section'))

/** The slug of the page that readers of the spoken language get in the place of another: `about-de` for `about`. */
const inLanguage = (slug: string) => `${slug}-${language().toLowerCase()}`

/** One of the community's pages, in the language that is spoken. @throws AppError 404 where no page has this slug. */
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
