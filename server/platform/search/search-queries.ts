import { type Db, prepared } from '../../../db/open.ts'
import type { Language } from '../catalogues/current.ts'
import { shown } from '../catalogues/default-texts.ts'
import { spokenLanguages } from '../languages/languages-service.ts'
import { ACROSS } from '../limits.ts'
import { COUNTED, commonTerms, type Order } from './common-terms.ts'
import { fitOf } from './fit.ts'
import { foldedWords } from './folded.ts'
import { folded } from './folded-shared.ts'
import type { SearchTerm } from './search-terms.ts'
import { wordsIn } from './search-words.ts'
import type { Sort } from './sort-shared.ts'
import { indexed } from './stems.ts'

// The index streams in the order of its row ids, which are the items' and rise with time. Nothing here ranks or
// counts all that matches: a word found in half of a million items costs what a rare one does.
const matches = (index: 'items_fts' | 'items_name_fts', order: Order) =>
  prepared((db) =>
    db.$client
      .prepare<[match: string, most: number], number>(
        `SELECT rowid FROM ${index} WHERE ${index} MATCH ? ORDER BY rowid ${order} LIMIT min(?, ${COUNTED})`,
      )
      .pluck(),
  )
const newest = matches('items_fts', 'DESC')
const oldest = matches('items_fts', 'ASC')
const newestByName = matches('items_name_fts', 'DESC')

const alphabetical = prepared((db) =>
  db.$client
    .prepare<[string], number>(
      'SELECT id FROM items WHERE id IN (SELECT value FROM json_each(?)) ORDER BY sort_name, id',
    )
    .pluck(),
)

export interface Search {
  /** As `searchTerms` gives them; none finds by category and condition alone. */
  terms: SearchTerm[]
  categoryId?: number | undefined
  neighbourhoodId?: number | undefined
  /** A name of server/market/items/condition-shared.ts. */
  condition?: string | undefined
  /** Gifts alone. */
  gifts?: boolean | undefined
  /** Null puts items with all the words in their name first, then the newest. */
  sort: Sort | null
  /** So many of the first are shown; further ones need not be in order. */
  shown: number
}

/** Words of the column `keys`, which migrations/0022 writes; U+E000 is no letter that a search lets through. */
const key = (word: string) => `"\uE000${word}"`

const all = (words: string[]) => `(${words.map((word) => `"${word}"`).join(' AND ')})`

const categoryNames = prepared((db) =>
  db.$client.prepare<[], { id: number; name: string }>('SELECT id, name FROM categories'),
)

type CategoryWords = { id: number; words: string[] }[]

/** The words of the categories' names, as they are stored and as the one who searches reads them. */
const categoryWords = (db: Db): CategoryWords =>
  categoryNames(db)
    .all()
    .map(({ id, name }) => ({ id, words: foldedWords(`${name} ${shown(name)}`) }))

/** Which words a term is looked for by, besides those typed. */
interface Tier {
  /** Categories that are found by a word of their name. */
  named: CategoryWords
  /** Whether words of other languages count: those that mean only one thing, or all. */
  across?: 'sure' | 'all' | undefined
}

/** Each of the terms as the index is asked for it: words as beginnings, or by a category with a word that begins so. */
function expressionsOf(terms: SearchTerm[], { named, across }: Tier): string[] {
  const beginning = (word: string, isBeginning: boolean) => {
    const start = folded(word)
    const inName = named.filter((category) => category.words.some((other) => other.startsWith(start)))
    return `(${[`"${word}"${isBeginning ? ' *' : ''}`, ...inName.map(({ id }) => key(`c${id}`))].join(' OR ')})`
  }
  return terms.map((term) => {
    const others = across
      ? term.across.filter(({ isUnsure }) => across === 'all' || !isUnsure).map(({ words }) => words)
      : []
    return [
      `(${term.typed.map((word) => beginning(word, term.isBeginning)).join(' AND ')})`,
      ...[...term.alternatives, ...others].map(all),
    ].join(' OR ')
  })
}

const narrow = (terms: string[], keys: string[]) =>
  [...terms.map((term) => `(${term})`), ...keys].join(' AND ')

/**
 * Ids of the available items that match, the first ones in order, at most COUNTED of them. Of more, the newest are sorted
 * by name: see docs/decisions/024-search.md.
 *
 * @throws Error when nothing at all narrows: that would be every item.
 */
export function searchIds(
  db: Db,
  { terms, categoryId, neighbourhoodId, condition, gifts, sort, shown }: Search,
): number[] {
  const keys = [
    ...(categoryId === undefined ? [] : [key(`c${categoryId}`)]),
    ...(condition === undefined ? [] : [key(condition)]),
    ...(gifts ? [key('gift')] : []),
    ...(neighbourhoodId === undefined ? [] : [key(`n${neighbourhoodId}`)]),
  ]
  const named = categoryWords(db)
  const beginnings = expressionsOf(terms, { named, across: 'sure' })
  const anywhere = narrow(beginnings, keys)
  if (anywhere === '') throw new Error('A search needs a word, a category, a condition or a neighbourhood.')

  const common = (order: Order) => commonTerms(db).find([...beginnings, ...keys], order)
  if (sort === 'oldest') return common('ASC') ?? oldest(db).all(anywhere, COUNTED)
  const sure = common('DESC') ?? newest(db).all(anywhere, COUNTED)
  const found = [...sure, ...unsureIds(db, terms, keys, sure)].sort((one, other) => other - one)
  if (sort === 'alphabetical_asc') return alphabetical(db).all(JSON.stringify(found))
  if (sort === 'alphabetical_desc') return alphabetical(db).all(JSON.stringify(found)).reverse()
  if (sort === 'newest' || terms.length === 0) return found
  // All of them are among those that were found, or more were found than are counted: here only the order is asked for.
  const inName = newestByName(db).all(
    narrow(
      terms.map(({ typed }) => all(typed)),
      keys,
    ),
    shown,
  )
  const renamed =
    inName.length < shown && terms.some(({ alternatives }) => alternatives.length > 0)
      ? newestByName(db).all(
          narrow(
            terms.map(({ typed, alternatives }) => [typed, ...alternatives].map(all).join(' OR ')),
            keys,
          ),
          shown,
        )
      : []
  // What is written in another language comes after the reader's own, and what only lies in a category that is called so comes last:
  // a helmet under "Bikes" is no bike.
  const written = narrow(expressionsOf(terms, { named: [] }), keys)
  const inText = written === anywhere ? [] : newest(db).all(written, shown)
  const isAcross = terms.some(({ across }) => across.length > 0)
  const translated = isAcross
    ? newest(db).all(narrow(expressionsOf(terms, { named: [], across: 'sure' }), keys), shown)
    : []
  return [...new Set([...inName, ...renamed, ...inText, ...translated, ...found])].slice(0, COUNTED)
}

/**
 * Further items that only words of another language find which mean something else in a language of the site: those that may be in
 * that language, of the newest ACROSS.unsure.
 */
function unsureIds(db: Db, terms: SearchTerm[], keys: string[], sure: readonly number[]): number[] {
  if (!terms.some(({ across }) => across.some(({ isUnsure }) => isUnsure))) return []
  const known = new Set(sure)
  const others = newest(db)
    .all(narrow(expressionsOf(terms, { named: [], across: 'all' }), keys), ACROSS.unsure + sure.length)
    .filter((id) => !known.has(id))
    .slice(0, ACROSS.unsure)
  const languages = spokenLanguages(db)
  return textsOf(db)
    .all(JSON.stringify(others))
    .filter(({ text }) => fitOf(terms, new Set(wordsIn(text).map(indexed)), languages) !== null)
    .map(({ id }) => id)
}

const textsOf = prepared((db) =>
  db.$client.prepare<[ids: string], { id: number; text: string }>(
    `SELECT id, name || ' ' || description_text || ' ' || trade_preferences AS text FROM items
     WHERE id IN (SELECT value FROM json_each(?))`,
  ),
)

/** What a search finds in other languages: each with the words that it is found by, in the order of the languages. */
export function foundAcross(db: Db, terms: SearchTerm[]): { language: Language; text: string }[] {
  const spoken = spokenLanguages(db).filter((code) =>
    terms.some(({ across }) => across.some(({ language }) => language === code)),
  )
  return spoken.flatMap((language) => {
    const inIt = terms.map((term) => ({
      ...term,
      across: term.across.filter((other) => other.language === language),
    }))
    const only = inIt.map((term) =>
      term.across.length > 0
        ? term.across.map(({ words }) => all(words)).join(' OR ')
        : expressionsOf([term], { named: [] })[0]!,
    )
    if (newest(db).all(narrow(only, []), 1).length === 0) return []
    return [{ language, text: inIt.map(({ across, typed }) => across[0]?.text ?? typed.join(' ')).join(' ') }]
  })
}

/** How many items have one of these terms, counted no further than `most`. */
export const countMatches = (db: Db, terms: SearchTerm[], most: number): number =>
  newest(db).all(narrow(expressionsOf(terms, { named: categoryWords(db), across: 'sure' }), []), most).length
