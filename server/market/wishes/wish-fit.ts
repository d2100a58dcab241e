import type { Db } from '../../../db/open.ts'
import { LONGEST, WISH } from '../../platform/limits.ts'
import { FUNCTION_WORDS } from '../../platform/search/function-words.ts'
import { type SearchTerm, searchTerms } from '../../platform/search/search-terms.ts'
import { searchWords, wordsIn } from '../../platform/search/search-words.ts'
import { indexed, stemsOf } from '../../platform/search/stems.ts'

/** The words of a wish without function words; all of them where there are no others. */
function tellingWords(text: string): string[] {
  const words = searchWords(text)
  const telling = words.filter((word) => !FUNCTION_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/** What a wish looks for: as search does, its words in all their forms, and what else they are called. */
export const wishTerms = (db: Db, text: string): SearchTerm[] => searchTerms(db, tellingWords(text))

/** An item as wishes look at it: by what it is, and not by what its owner would take for it. */
export interface Looked {
  id: number
  ownerId: number
  categoryId: number
  /** The words of its name and category. */
  named: ReadonlySet<string>
  /** In the order of name, category and the first WISH.describing words of the description. */
  words: ReadonlySet<string>
}

/** The words of some texts as the index keeps them. */
export const lookedWords = (...texts: string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsIn(text).map(indexed)))

/** Whether an item has all that is looked for. A long word may be the beginning of one of its words, a short one may not. */
export function fits(terms: SearchTerm[], { words }: Pick<Looked, 'words'>): boolean {
  const has = (word: string) => words.has(indexed(word))
  const begins = (word: string) => {
    const start = indexed(word)
    return start.length >= WISH.beginning && [...words].some((other) => other.startsWith(start))
  }
  return terms.every(
    ({ typed, alternatives }) =>
      typed.every((word) => has(word) || begins(word)) || alternatives.some((all) => all.every(has)),
  )
}

const withStems = (word: string) => [indexed(word), ...stemsOf(word)]

/** The keys under which a wish is stored: its longest word, that word's stems, and what else it is called. */
export function wishKeys(terms: SearchTerm[]): string[] {
  const [longest] = [...terms].sort((one, other) => other.typed[0]!.length - one.typed[0]!.length)
  if (!longest) return []
  return [
    ...new Set(
      [longest.typed, ...longest.alternatives].flatMap(([first]) => (first ? withStems(first) : [])),
    ),
  ]
}

/** The keys under which wishes that an item may fit are looked up: its words, their stems, and the beginnings of long ones. */
export function itemKeys({ words }: Pick<Looked, 'words'>): string[] {
  const keys = new Set<string>()
  for (const word of [...words].slice(0, WISH.words)) {
    for (const key of withStems(word)) keys.add(key)
    const longest = Math.min(word.length - 1, LONGEST.wish)
    for (let length = WISH.beginning; length <= longest; length++) keys.add(word.slice(0, length))
  }
  return [...keys]
}
