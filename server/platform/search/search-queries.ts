import { type Db, prepared } from '../../../db/open.ts'
import type { Language } from '../catalogues/current.ts'
import { shown } from '../catalogues/default-texts.ts'
import { OF_OTHERS, type Owned, ownersAt, type Source, type Step } from '../database/newest-per-owner.ts'
import { spokenLanguages } from '../languages/languages-service.ts'
import { ACROSS, SCANNED_ITEMS } from '../limits.ts'
import { COUNTED, commonTerms, type Order } from './common-terms.ts'
import { fitOf } from './fit.ts'
import { foldedWords } from './folded.ts'
import { folded } from './folded-shared.ts'
import type { SearchTerm } from './search-terms.ts'
import { wordsIn } from './search-words.ts'
import type { Sort } from './sort-shared.ts'
import { indexed } from './stems.ts'

// The index streams by row id, which is the item id and rises with time. Nothing ranks or counts all matches, so a word in half of a
// million items costs as much as a rare one.
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

const older = prepared((db) =>
  db.$client.prepare<Step & { match: string; limit: number }, Owned>(
    `SELECT items.id, owner_id AS ownerId FROM
       (SELECT rowid AS found FROM items_fts WHERE items_fts MATCH :match AND rowid < :before
        ORDER BY rowid DESC LIMIT ${SCANNED_ITEMS})
     CROSS JOIN items ON items.id = found WHERE ${OF_OTHERS} LIMIT :limit`,
  ),
)

export interface Search extends Narrowing {
  /** Null: items with all words in their name first, then the newest. */
  sort: Sort | null
  /** Number of results needed in order. */
  shown: number
}

interface Narrowing {
  /** From `searchTerms`; empty to filter by category and condition only. */
  terms: SearchTerm[]
  categoryId?: number | undefined
  neighbourhoodId?: number | undefined
  /** See server/market/items/condition-shared.ts. */
  condition?: string | undefined
  gifts?: boolean | undefined
}

/** Words of the column `keys` (migrations/0022); the prefix U+E000 cannot be typed in a search. */
const key = (word: string) => `"\uE000${word}"`

const all = (words: string[]) => `(${words.map((word) => `"${word}"`).join(' AND ')})`

const categoryNames = prepared((db) =>
  db.$client.prepare<[], { id: number; name: string }>('SELECT id, name FROM categories'),
)

type CategoryWords = { id: number; words: string[] }[]

/** Words of category names, as stored and as localized for the reader. */
const categoryWords = (db: Db): CategoryWords =>
  categoryNames(db)
    .all()
    .map(({ id, name }) => ({ id, words: foldedWords(`${name} ${shown(name)}`) }))

interface Tier {
  named: CategoryWords
  across?: 'sure' | 'all' | undefined
}

/** FTS5 expressions of the terms: words as prefixes, or a matching category. */
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

function keysOf({ categoryId, condition, gifts, neighbourhoodId }: Narrowing): string[] {
  return [
    ...(categoryId === undefined ? [] : [key(`c${categoryId}`)]),
    ...(condition === undefined ? [] : [key(condition)]),
    ...(gifts ? [key('gift')] : []),
    ...(neighbourhoodId === undefined ? [] : [key(`n${neighbourhoodId}`)]),
  ]
}

/**
 * Search results for `newestPerOwner`: first those of `searchIds`, and if these reached COUNTED, further ones from the index.
 * @param ids from `searchIds`, newest first.
 */
export function newestFound(db: Db, search: Narrowing, ids: number[], limit: number): Source<Owned> {
  const found = ownersAt(db, ids)
  return (step) => {
    const without = new Set(JSON.parse(step.without) as number[])
    const near = found.filter(({ id, ownerId }) => id < step.before && !without.has(ownerId)).slice(0, limit)
    if (near.length > 0 || ids.length < COUNTED) return near
    const beginnings = expressionsOf(search.terms, { named: categoryWords(db), across: 'sure' })
    const match = narrow(beginnings, keysOf(search))
    return older(db).all({ ...step, before: Math.min(step.before, ids.at(-1)!), match, limit })
  }
}

/**
 * Ids of available matching items, the first in order, at most COUNTED. See docs/decisions/024-search.md for sorting by name.
 * @throws Error without any criterion, which would match all items.
 */
export function searchIds(db: Db, search: Search): number[] {
  const { terms, sort, shown } = search
  const keys = keysOf(search)
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
  // `found` has all results, or more than are counted. In both cases only the order of the name matches is needed.
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
  const written = narrow(expressionsOf(terms, { named: [] }), keys)
  const inText = written === anywhere ? [] : newest(db).all(written, shown)
  const isAcross = terms.some(({ across }) => across.length > 0)
  const translated = isAcross
    ? newest(db).all(narrow(expressionsOf(terms, { named: [], across: 'sure' }), keys), shown)
    : []
  return [...new Set([...inName, ...renamed, ...inText, ...translated, ...found])].slice(0, COUNTED)
}

/** Items that match only by ambiguous foreign words: of the newest ACROSS.unsure, those that may be in the language of the word. */
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

export const countMatches = (db: Db, terms: SearchTerm[], most: number): number =>
  newest(db).all(narrow(expressionsOf(terms, { named: categoryWords(db), across: 'sure' }), []), most).length
