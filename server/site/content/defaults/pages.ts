import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../../db/root.mjs'
import { LANGUAGES, language, speaking } from '../../../platform/catalogues/current.ts'
import former from '../../../platform/catalogues/former-texts.json' with { type: 'json' }
import * as m from '../../../platform/catalogues/messages.ts'
import { safeHtml } from '../safe-html.ts'

/** Pages that the site links to. Texts: `server/platform/catalogues/<language>/pages/<slug>.html`. */
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

/** These pages can be edited but not deleted, so that no link is dead. */
export const LINKED_PAGES: ReadonlySet<string> = new Set(Object.keys(TITLES))

/** Null for an unedited page, whose text changes with the software. @param page `version` is 1 if never edited. */
export const changedAt = (page: { slug: string; version: number; updatedAt: Date }): Date | null =>
  LINKED_PAGES.has(page.slug) && page.version === 1 ? null : page.updatedAt

/** Pages that many countries require by law. Databases of older versions get them too. */
export const LEGAL_PAGES: readonly string[] = ['privacy', 'imprint']

const CATALOGUES = join(ROOT, 'server/platform/catalogues')

/** Falls back to the base language (pt for pt-BR), then to English. */
function bodyOf(slug: string): string {
  const paths = [language(), language().split('-')[0]!, 'en'].map((code) =>
    join(CATALOGUES, code, 'pages', `${slug}.html`),
  )
  return readFileSync(paths.find((path) => existsSync(path))!, 'utf8')
}

/** Default pages in the current language; `body` is not sanitized yet. */
export const defaultPages = () =>
  Object.entries(TITLES).map(([slug, title]) => ({ slug, title: title(), body: bodyOf(slug) }))

/** SHA-256 of earlier default bodies: unedited pages show the current default instead. */
const FORMER: ReadonlySet<string> = new Set(former.pages)

const isFormer = (body: string) => FORMER.has(createHash('sha256').update(body).digest('base64url'))

/** Sanitized default bodies by language and slug. */
let bodies: Map<string, ReadonlyMap<string, string>> | undefined

function cleanBodies() {
  bodies ??= new Map(
    LANGUAGES.map((code) =>
      speaking(code, () => [code, new Map(defaultPages().map(({ slug, body }) => [slug, safeHtml(body)]))]),
    ),
  )
  return bodies
}

/** A default body in the reader's language; edited bodies are unchanged. */
export function wordedBody(slug: string, body: string): string {
  if (!LINKED_PAGES.has(slug)) return body
  const all = cleanBodies()
  const isDefault = [...all.values()].some((own) => own.get(slug) === body) || isFormer(body)
  return (isDefault && all.get(language())?.get(slug)) || body
}
