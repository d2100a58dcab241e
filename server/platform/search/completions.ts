import { type Db, prepared } from '../../../db/open.ts'
import { COMPLETIONS } from '../limits.ts'
import { foldedWords } from './folded.ts'
import { folded } from './folded-shared.ts'
import { nameWords } from './market-words.ts'
import { wordsIn } from './search-words.ts'
import { indexed } from './stems.ts'

const newestNamed = prepared((db) =>
  db.$client
    .prepare<[match: string], string>(
      `SELECT name FROM items WHERE id =
       (SELECT rowid FROM items_name_fts WHERE items_name_fts MATCH ? ORDER BY rowid DESC LIMIT 1)`,
    )
    .pluck(),
)

/** Original spelling of an indexed word in the newest name ("bucher" is "bücher"); undefined if no name has it. */
function spelled(db: Db, word: string): string | undefined {
  const name = newestNamed(db).get(`"${word}"`)
  return name === undefined ? undefined : (wordsIn(name).find((own) => indexed(own) === word) ?? word)
}

export const isCompleted = (text: string) => text.trim().length >= COMPLETIONS.shortest

/** True if the name or one of its words begins with the typed text, ignoring case and accents. */
export function hasBeginning(name: string, typed: string): boolean {
  const start = folded(typed.trim())
  return ` ${folded(name)}`.includes(` ${start}`) || foldedWords(name).some((word) => word.startsWith(start))
}

/** Completes the last word with words of item names, the most frequent first. Served from memory except for one item lookup per completion. */
export function completionsOf(db: Db, typed: string, most: number): string[] {
  if (!isCompleted(typed)) return []
  const [, before = '', last = ''] = /^(.*\s)?(\S*)$/su.exec(typed.trim()) ?? []
  const found: string[] = []
  for (const word of nameWords(db).beginningWith(last, most + COMPLETIONS.spare)) {
    const own = found.length < most && spelled(db, word)
    if (own && before + own !== typed.trim()) found.push(before + own)
  }
  return found
}
