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

/** A word of the index as the newest name with it spells it ("bucher" is "bücher"); undefined where there is none any more. */
function spelled(db: Db, word: string): string | undefined {
  const name = newestNamed(db).get(`"${word}"`)
  return name === undefined ? undefined : (wordsIn(name).find((own) => indexed(own) === word) ?? word)
}

/** A text that is being typed is completed from this many characters on. */
export const isCompleted = (text: string) => text.trim().length >= COMPLETIONS.shortest

/** Whether a name, or a word in it, begins with what is being typed, whatever case and accents. */
export function hasBeginning(name: string, typed: string): boolean {
  const start = folded(typed.trim())
  return ` ${folded(name)}`.includes(` ${start}`) || foldedWords(name).some((word) => word.startsWith(start))
}

/**
 * A text that is being typed with its last word as a word that stands in names of items here, those in the most names
 * first. Answered from memory but for a look at one item for each that is given.
 */
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
