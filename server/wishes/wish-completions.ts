import { type Db, prepared } from '../../db/open.ts'
import { WISH } from '../limits.ts'
import { folded } from '../search/folded.ts'
import { marketWords } from '../search/market-words.ts'
import { indexed } from '../search/stems.ts'

const categoryNames = prepared((db) =>
  db.$client.prepare<[], string>('SELECT name FROM categories ORDER BY position, id').pluck(),
)

const inName = prepared((db) =>
  db.$client
    .prepare<[match: string], number>('SELECT 1 FROM items_name_fts WHERE items_name_fts MATCH ? LIMIT 1')
    .pluck(),
)

/** Words that are looked at for each that is offered. */
const LOOKED = 5

/**
 * What a text that is being typed may become, at most WISH.completions: categories with a word that begins so, then the text
 * with its last word as a word that stands in the name of an item here. Nothing for a single letter.
 */
export function completionsOf(db: Db, typed: string): string[] {
  const text = typed.trim()
  if (text.length < 2) return []
  const start = folded(text)
  const categories = categoryNames(db)
    .all()
    .filter((name) => folded(name).startsWith(start) || folded(name).includes(` ${start}`))
  const [, before = '', last = ''] = /^(.*\s)?(\S*)$/u.exec(text) ?? []
  const words = marketWords(db)
    .beginningWith(indexed(last), LOOKED * WISH.completions)
    .filter((word) => inName(db).get(`"${word}"`) !== undefined)
    .map((word) => before + word)
  return [...new Set([...categories, ...words])].slice(0, WISH.completions)
}
