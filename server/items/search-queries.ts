import { type Db, prepared } from '../../db/open.ts'
import { SEARCH_CAP } from '../limits.ts'
import type { Condition } from './condition-shared.ts'
import { folded } from './folded.ts'
import type { Sort } from './items-shared.ts'

/** One more than is shown, so that a search knows that there is more. */
const COUNTED = SEARCH_CAP + 1

// The index streams in the order of its row ids, which are the items' and rise with time. Nothing here ranks or
// counts all that matches: a word found in half of a million items costs what a rare one does.
const matches = (index: 'items_fts' | 'items_name_fts', order: 'ASC' | 'DESC') =>
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
  /** As `searchWords` gives them; none finds by category and condition alone. */
  words: string[]
  categoryId?: number | undefined
  condition?: Condition | undefined
  /** Null puts items with all the words in their name first, then the newest. */
  sort: Sort | null
  /** So many of the first are shown; further ones need not be in order. */
  shown: number
}

/** Words of the column `keys`, which migrations/0003 writes; U+E000 is no letter that a search lets through. */
const key = (word: string) => `"\uE000${word}"`

const categoryNames = prepared((db) =>
  db.$client.prepare<[], { id: number; name: string }>('SELECT id, name FROM categories'),
)

/** Each of the words as the index is asked for it: as a beginning, or by a category with a word that begins so. */
function beginningsOf(db: Db, words: string[]): string[] {
  const named = categoryNames(db)
    .all()
    .map(({ id, name }) => ({ id, words: folded(name).split(/[^\p{L}\p{N}]+/u) }))
  return words.map((word) => {
    const beginning = folded(word)
    const inName = named.filter((category) => category.words.some((other) => other.startsWith(beginning)))
    return `(${[`"${word}" *`, ...inName.map(({ id }) => key(`c${id}`))].join(' OR ')})`
  })
}

/**
 * Ids of the available items that match, the first ones in order, at most SEARCH_CAP + 1 of them. Of more, the newest are sorted
 * by name: see docs/decisions/024-search.md.
 *
 * @throws Error when nothing at all narrows: that would be every item.
 */
export function searchIds(db: Db, { words, categoryId, condition, sort, shown }: Search): number[] {
  const keys = [
    ...(categoryId === undefined ? [] : [key(`c${categoryId}`)]),
    ...(condition === undefined ? [] : [key(condition)]),
  ]
  const anywhere = [...beginningsOf(db, words), ...keys].join(' AND ')
  if (anywhere === '') throw new Error('A search needs a word, a category or a condition.')

  if (sort === 'oldest') return oldest(db).all(anywhere, COUNTED)
  const found = newest(db).all(anywhere, COUNTED)
  if (sort === 'alphabetical_asc') return alphabetical(db).all(JSON.stringify(found))
  if (sort === 'alphabetical_desc') return alphabetical(db).all(JSON.stringify(found)).reverse()
  if (sort === 'newest' || words.length === 0) return found
  // All of them are among those that were found, or more were found than are counted: here only the order is asked for.
  const named = newestByName(db).all([...words.map((word) => `"${word}"`), ...keys].join(' AND '), shown)
  return [...new Set([...named, ...found])].slice(0, COUNTED)
}
