import { type Db, prepared } from '../../../db/open.ts'
import { shown } from '../catalogues/default-texts.ts'
import { COUNTED, commonTerms, type Order } from './common-terms.ts'
import { foldedWords } from './folded.ts'
import { folded } from './folded-shared.ts'
import type { SearchTerm } from './search-terms.ts'
import type { Sort } from './sort-shared.ts'

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

/** Each of the terms as the index is asked for it: words as beginnings, or by a category with a word that begins so. */
function beginningsOf(terms: SearchTerm[], named: CategoryWords): string[] {
  const beginning = (word: string) => {
    const start = folded(word)
    const inName = named.filter((category) => category.words.some((other) => other.startsWith(start)))
    return `(${[`"${word}" *`, ...inName.map(({ id }) => key(`c${id}`))].join(' OR ')})`
  }
  return terms.map(({ typed, alternatives }) =>
    [`(${typed.map(beginning).join(' AND ')})`, ...alternatives.map(all)].join(' OR '),
  )
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
  { terms, categoryId, neighbourhoodId, condition, sort, shown }: Search,
): number[] {
  const keys = [
    ...(categoryId === undefined ? [] : [key(`c${categoryId}`)]),
    ...(condition === undefined ? [] : [key(condition)]),
    ...(neighbourhoodId === undefined ? [] : [key(`n${neighbourhoodId}`)]),
  ]
  const beginnings = beginningsOf(terms, categoryWords(db))
  const anywhere = narrow(beginnings, keys)
  if (anywhere === '') throw new Error('A search needs a word, a category, a condition or a neighbourhood.')

  const common = (order: Order) => commonTerms(db).find([...beginnings, ...keys], order)
  if (sort === 'oldest') return common('ASC') ?? oldest(db).all(anywhere, COUNTED)
  const found = common('DESC') ?? newest(db).all(anywhere, COUNTED)
  if (sort === 'alphabetical_asc') return alphabetical(db).all(JSON.stringify(found))
  if (sort === 'alphabetical_desc') return alphabetical(db).all(JSON.stringify(found)).reverse()
  if (sort === 'newest' || terms.length === 0) return found
  // All of them are among those that were found, or more were found than are counted: here only the order is asked for.
  const named = newestByName(db).all(
    narrow(
      terms.map(({ typed }) => all(typed)),
      keys,
    ),
    shown,
  )
  const renamed =
    named.length < shown && terms.some(({ alternatives }) => alternatives.length > 0)
      ? newestByName(db).all(
          narrow(
            terms.map(({ typed, alternatives }) => [typed, ...alternatives].map(all).join(' OR ')),
            keys,
          ),
          shown,
        )
      : []
  // What only lies in a category that is called so comes last: a helmet under "Bikes" is no bike.
  const written = narrow(beginningsOf(terms, []), keys)
  const inText = written === anywhere ? [] : newest(db).all(written, shown)
  return [...new Set([...named, ...renamed, ...inText, ...found])].slice(0, COUNTED)
}

/** How many items have one of these terms, counted no further than `most`. */
export const countMatches = (db: Db, terms: SearchTerm[], most: number): number =>
  newest(db).all(narrow(beginningsOf(terms, categoryWords(db)), []), most).length
