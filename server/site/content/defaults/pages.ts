import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, language, speaking } from '../../../platform/catalogues/current.ts'
import * as m from '../../../platform/catalogues/messages.ts'
import { ROOT } from '../../../platform/root.ts'
import { safeHtml } from '../safe-html.ts'

/** Every page that header, footer, home or a form links to. The words are in `server/platform/catalogues/<language>/pages/<slug>.html`. */
const TITLES = {
  'terms-and-conditions': m.defaults_page_terms,
  privacy: m.defaults_page_privacy,
  imprint: m.defaults_page_imprint,
  about: m.defaults_page_about,
  'contact-us': m.defaults_page_contact,
  faqs: m.defaults_page_faqs,
  blog: m.defaults_page_blog,
  'how-it-works': m.defaults_page_how,
  pricing: m.defaults_page_pricing,
} as const

/** Their slugs. These pages can be changed and not deleted, for no link may be dead. */
export const LINKED_PAGES: ReadonlySet<string> = new Set(Object.keys(TITLES))

/**
 * When an admin changed a page; null for one that is as delivered: its words change with the software, whatever the day on which the
 * site began.
 *
 * @param page with how often it was saved: 1 is as delivered, or as an admin has added it.
 */
export const changedAt = (page: { slug: string; version: number; updatedAt: Date }): Date | null =>
  LINKED_PAGES.has(page.slug) && page.version === 1 ? null : page.updatedAt

/** Pages that the law asks for in many places; databases from before them get them too. */
export const LEGAL_PAGES: readonly string[] = ['privacy', 'imprint']

const CATALOGUES = join(ROOT, 'server/platform/catalogues')

/** English stands in for a page that a language lacks. */
function bodyOf(slug: string): string {
  const own = join(CATALOGUES, language(), 'pages', `${slug}.html`)
  return readFileSync(existsSync(own) ? own : join(CATALOGUES, 'en/pages', `${slug}.html`), 'utf8')
}

/** The default pages in the language that is spoken; `body` is HTML still to be cleaned. */
export const defaultPages = () =>
  Object.entries(TITLES).map(([slug, title]) => ({ slug, title: title(), body: bodyOf(slug) }))

/**
 * SHA-256 of bodies that sites were filled with before. Where no admin has changed one, what stands in its place today is shown, as
 * with a body of today: what they said of contact details is not so any more, and they knew of no swaps that the site finds.
 */
const FORMER: ReadonlySet<string> = new Set([
  'l5vbwmR6KXybdlpo-lGrS-i-2kzc7_PiUfNGdtThGlE',
  'xsjVpDBj_Lty1oXobUGNyp_YI3GrcrqS_fBHr9zplMs',
  'Oe8e_Zq2D5zj-Ndx_OhmMNKXBn5N1CYOD-SXlNa5B3k',
  'GUmzMXEPlFu1PgcyCRokrDeqK_rxTDww9nwmCYnYca4',
  'ghMP8w0hD7D98crc6hw8oUX8B_gv5IJdVFNUTzEix4s',
  'euk1lc44UtrLtKJLej2zKNIefjzfkuJRCeGHYXbYWvI',
  '7-mhx12DRN_DItRO4QEDNFJoJlhB6OudIUVnYzeR0Tc',
  'yxFuabCTgCIdOaLSb0w5ySFl1I0mP4p_EIami4ikp-U',
  'XamZjv1JBb2DX0tUP_LVl_OOZn8iiJ3nvj8DaAs243U',
  'BBu0BwMBI8RTdJi66rnnx7gmq5iKET52UfauBxrf9eQ',
  'OjE1KwmnQ1GmEVcqPcoo6xIF_XkgphIyXxlM2DJV9W0',
  'Pf3UJElffBlkhYTsrAmJu80S8oH54SqEE53UekePaNk',
  'h8GF5C6AtEq3_3fB6h-Xk5QWxjQr7btjE7WGpdM4TRE',
])

const isFormer = (body: string) => FORMER.has(createHash('sha256').update(body).digest('base64url'))

/** Cleaned bodies by language and slug. */
let bodies: Map<string, ReadonlyMap<string, string>> | undefined

function cleanBodies() {
  bodies ??= new Map(
    LANGUAGES.map((code) =>
      speaking(code, () => [code, new Map(defaultPages().map(({ slug, body }) => [slug, safeHtml(body)]))]),
    ),
  )
  return bodies
}

/** The body of a page as the reader has it: a default one in their language, what an admin wrote as it is. */
export function wordedBody(slug: string, body: string): string {
  if (!LINKED_PAGES.has(slug)) return body
  const all = cleanBodies()
  const isDefault = [...all.values()].some((own) => own.get(slug) === body) || isFormer(body)
  return (isDefault && all.get(language())?.get(slug)) || body
}
