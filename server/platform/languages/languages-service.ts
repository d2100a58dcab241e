import Negotiator from 'negotiator'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { categories, content } from '../../../db/schema/index.ts'
import { LANGUAGES, type Language, speaking } from '../catalogues/current.ts'
import { shown, worded } from '../catalogues/default-texts.ts'
import { LANGUAGES_KEY, languagesRow } from './languages-queries.ts'
import { isLanguage, OFFERED_AT_FIRST, offeredLanguage, type SiteLanguages } from './languages-shared.ts'

/** The languages of the site: until an admin chooses, English and all that are offered at first. */
export function siteLanguages(db: Db): SiteLanguages {
  const row = languagesRow(db).get()
  const { site, offered } = Object(row && JSON.parse(row.json)) as { site?: unknown; offered?: unknown }
  const own = isLanguage(site) ? site : 'en'
  // A language that is gone in this version is offered no more.
  const known = Array.isArray(offered) ? offered.filter(isLanguage) : OFFERED_AT_FIRST
  return { site: own, offered: LANGUAGES.filter((code) => code === own || known.includes(code)) }
}

const ownFirst = ({ site, offered }: SiteLanguages): Language[] => [
  site,
  ...offered.filter((code) => code !== site),
]

/** All languages of the site, its own first. */
export const spokenLanguages = (db: Db): Language[] => ownFirst(siteLanguages(db))

/** A text that came with the site, or that admins have translated, in each of its languages, as it is stored first. */
export const inEveryLanguage = (db: Db, text: string): string[] => [
  ...new Set([text, ...spokenLanguages(db).map((code) => speaking(code, () => shown(text)))]),
]

const renameCategory = prepared((db) =>
  db.$client.prepare<{ id: number; name: string }>(
    'UPDATE OR IGNORE categories SET name = :name WHERE id = :id',
  ),
)

/**
 * Sets what the site speaks. Other default texts are worded when they are read; names of categories are found by the search,
 * so they are stored in the language of the site.
 */
export function saveLanguages(db: Db, { site, offered }: SiteLanguages): void {
  immediate(db, () => {
    const value = { site, offered: LANGUAGES.filter((code) => code === site || offered.includes(code)) }
    db.insert(content)
      .values({ key: LANGUAGES_KEY, value })
      .onConflictDoUpdate({ target: content.key, set: { value } })
      .run()
    speaking(site, () => {
      for (const { id, name } of db
        .select({ id: categories.id, name: categories.name })
        .from(categories)
        .all())
        if (worded(name) !== name) renameCategory(db).run({ id, name: worded(name) })
    })
  })
}

/**
 * The one of `offered` that an Accept-Language header likes best (RFC 9110, section 12.5.4); the first where it likes
 * none of them, or makes no sense.
 */
export function bestLanguage(header: string | undefined, offered: readonly Language[]): Language {
  // What is offered is no country's kind of a language, so any kind of it counts as much as its readers say. By the whole tag
  // Firefox's "en-US, de;q=0.7, en;q=0.3" would mean German: a plain "en" goes before "en-US" there, though it comes last.
  const kindsLeftOut = header?.replace(/-[^,;\s]*/g, '')
  const [best] = new Negotiator({ headers: { 'accept-language': kindsLeftOut } }).languages([...offered])
  return (best as Language | undefined) ?? offered[0] ?? 'en'
}

/** What a request says about the language of its reader. */
export interface Wish {
  /** `lang` in the address. */
  asked?: unknown
  /** What the person has set for themselves. */
  own?: string | null | undefined
  /** What the cookie of the switch says. */
  switched?: string | undefined
  /** Accept-Language. */
  header?: string | undefined
}

/** The language of a page: the first of these wishes that the site offers, else its own. */
export function pageLanguage({ asked, own, switched, header }: Wish, languages: SiteLanguages): Language {
  for (const wish of [asked, own, switched]) {
    const found = offeredLanguage(wish, languages)
    if (found) return found
  }
  return header ? bestLanguage(header, ownFirst(languages)) : languages.site
}
