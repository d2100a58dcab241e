import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, language, speaking } from '../../../platform/catalogues/current.ts'
import former from '../../../platform/catalogues/former-texts.json' with { type: 'json' }
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

/** A page that a language lacks is taken from its plain tag (pt for pt-BR), else from English. */
function bodyOf(slug: string): string {
  const paths = [language(), language().split('-')[0]!, 'en'].map((code) =>
    join(CATALOGUES, code, 'pages', `${slug}.html`),
  )
  return readFileSync(paths.find((path) => existsSync(path))!, 'utf8')
}

/** The default pages in the language that is spoken; `body` is HTML still to be cleaned. */
export const defaultPages = () =>
  Object.entries(TITLES).map(([slug, title]) => ({ slug, title: title(), body: bodyOf(slug) }))

/**
 * SHA-256 of earlier default bodies. A page that no admin has changed shows today's text, although the database still has the
 * earlier one.
 */
const FORMER: ReadonlySet<string> = new Set(former.pages)

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
