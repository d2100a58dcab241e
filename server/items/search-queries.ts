import { type Db, prepared } from '../../db/open.ts'
import { SEARCH_CAP } from '../limits.ts'
import type { Sort } from './items-schema.ts'

/** One more than is shown, so that a search knows that there is more. */
const COUNTED = SEARCH_CAP + 1

// The index streams in the order of its row ids, which are the items' and rise with time. Nothing here ranks or
// counts all that matches: a word found in half of a million items costs what a rare one does.
const matches = (order: 'ASC' | 'DESC') =>
  prepared((db) =>
    db.$client
      .prepare<[string, number], number>(
        `SELECT rowid FROM items_fts WHERE items_fts MATCH ? ORDER BY rowid ${order} LIMIT ?`,
      )
      .pluck(),
  )
const newestMatches = matches('DESC')
const oldestMatches = matches('ASC')

const byName = prepared((db) =>
  db.$client
    .prepare<[string], number>(
      `SELECT id FROM items WHERE id IN (SELECT value FROM json_each(?)) ORDER BY sort_name, id`,
    )
    .pluck(),
)

export interface Search {
  /** As `searchWords` gives them; at least one. */
  words: string[]
  categoryId: number | undefined
  /** Null puts items with all the words in their name first, then the newest. */
  sort: Sort | null
}

/**
 * Ids of the available items that match, in order, at most SEARCH_CAP + 1 of them. By name, the newest
 * SEARCH_CAP + 1 are sorted: see docs/decisions.
 */
export function searchIds(db: Db, { words, categoryId, sort }: Search): number[] {
  const within = categoryId === undefined ? '' : ` AND category_key : "c${categoryId}"`
  const beginnings = words.map((word) => `"${word}" *`).join(' AND ')
  const anywhere = `{name description trade_preferences category} : (${beginnings})${within}`
  if (sort === 'oldest') return oldestMatches(db).all(anywhere, COUNTED)
  const newest = newestMatches(db).all(anywhere, COUNTED)
  if (sort === 'newest') return newest
  if (sort !== null) {
    const sorted = byName(db).all(JSON.stringify(newest))
    return sort === 'alphabetical_asc' ? sorted : sorted.reverse()
  }
  const exact = words.map((word) => `"${word}"`).join(' AND ')
  const named = newestMatches(db).all(`name : (${exact})${within}`, COUNTED)
  return [...new Set([...named, ...newest])].slice(0, COUNTED)
}
