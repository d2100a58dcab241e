import { sql } from 'drizzle-orm'
import Negotiator from 'negotiator'
import { type Db, immediate, prepared } from '../../../db/open.ts'
import { categories, content } from '../../../db/schema/index.ts'
import { names, statement } from '../../../db/statement.ts'
import { LANGUAGES, type Language, speaking } from '../catalogues/current.ts'
import { shown, worded } from '../catalogues/default-texts.ts'
import { LANGUAGES_KEY, languagesRow } from './languages-queries.ts'
import { isLanguage, OFFERED_AT_FIRST, offeredLanguage, type SiteLanguages } from './languages-shared.ts'

export function siteLanguages(db: Db): SiteLanguages {
  const row = languagesRow(db).get()
  const { site, offered } = Object(row && JSON.parse(row.json)) as { site?: unknown; offered?: unknown }
  const own = isLanguage(site) ? site : 'en'
  // Drops languages that this version no longer has.
  const known = Array.isArray(offered) ? offered.filter(isLanguage) : OFFERED_AT_FIRST
  return { site: own, offered: LANGUAGES.filter((code) => code === own || known.includes(code)) }
}

const ownFirst = ({ site, offered }: SiteLanguages): Language[] => [
  site,
  ...offered.filter((code) => code !== site),
]

export const spokenLanguages = (db: Db): Language[] => ownFirst(siteLanguages(db))

/** A default text, or one that admins have translated, in every language of the site. The stored version is first. */
export const inEveryLanguage = (db: Db, text: string): string[] => [
  ...new Set([text, ...spokenLanguages(db).map((code) => speaking(code, () => shown(text)))]),
]

const renameCategory = prepared((db) =>
  statement<{ id: number; name: string }>(db).change(
    sql`UPDATE OR IGNORE ${categories} SET ${names(categories.name)} = ${sql.placeholder('name')}
      WHERE ${categories.id} = ${sql.placeholder('id')}`,
  ),
)

/** Saves the site's languages. Default texts are translated when rendered, but category names are stored again, because the search indexes them. */
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

const withoutRegion = (code: string) => code.split('-')[0]!

/** Negotiates Accept-Language (RFC 9110, section 12.5.4); the first of `offered` if nothing matches. */
export function bestLanguage(header: string | undefined, offered: readonly Language[]): Language {
  // Compares languages without their regions first. Otherwise Firefox's "en-US, de;q=0.7, en;q=0.3" would select German.
  const kindsLeftOut = header?.replace(/-[^,;\s]*/g, '')
  const negotiator = new Negotiator({ headers: { 'accept-language': kindsLeftOut } })
  const [best] = negotiator.languages(offered.map(withoutRegion))
  const regions = offered.filter((code) => withoutRegion(code) === best)
  const exact = header
    ?.toLowerCase()
    .split(/[,;\s]+/)
    .map((tag) => regions.find((code) => code.toLowerCase() === tag))
  return exact?.find(Boolean) ?? regions[0] ?? offered[0] ?? 'en'
}

interface Wish {
  asked?: unknown
  own?: string | null | undefined
  switched?: string | undefined
  header?: string | undefined
}

/** The language of a page: the first preference that the site offers, else its main language. */
export function pageLanguage({ asked, own, switched, header }: Wish, languages: SiteLanguages): Language {
  for (const wish of [asked, own, switched]) {
    const found = offeredLanguage(wish, languages)
    if (found) return found
  }
  return header ? bestLanguage(header, ownFirst(languages)) : languages.site
}
