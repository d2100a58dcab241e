import type { Db } from '../../../db/open.ts'
import { spokenLanguages } from '../../platform/languages/languages-service.ts'
import { COMPOUND, LONGEST } from '../../platform/limits.ts'
import { type Fit, fitOf } from '../../platform/search/fit.ts'
import { type SearchTerm, searchTerms } from '../../platform/search/search-terms.ts'
import { wordsIn } from '../../platform/search/search-words.ts'
import { indexed, stemOf, stemsOf } from '../../platform/search/stems.ts'
import { WISH } from '../limits.ts'

/** Parsed as by the search, with inflections and translations. */
export const wishTerms = (db: Db, text: string): SearchTerm[] => searchTerms(db, text)

/** An item for matching, without trade preferences. */
export interface Looked {
  id: number
  ownerId: number
  categoryId: number
  named: ReadonlySet<string>
  /** Words of name, category, and the first WISH.describing words of the description. */
  words: ReadonlySet<string>
}

export const lookedWords = (...texts: string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsIn(text).map(indexed)))

/** Matches an item; long words also as prefixes. */
export const fitOfWish = (db: Db, terms: SearchTerm[], { words }: Pick<Looked, 'words'>): Fit | null =>
  terms.length === 0 ? null : fitOf(terms, words, spokenLanguages(db), WISH.beginning)

const withStems = (word: string) => [indexed(word), ...stemsOf(word)]

/** Index keys of a wish: its longest word, with stems and alternatives, including words in no item yet. */
export function wishKeys(db: Db, text: string): string[] {
  const terms = searchTerms(db, text, { everywhere: true })
  const [longest] = [...terms].sort((one, other) => other.typed[0]!.length - one.typed[0]!.length)
  if (!longest) return []
  const { typed, alternatives, across } = longest
  return [
    ...new Set([
      ...[typed, ...alternatives].flatMap(([first]) => (first ? withStems(first) : [])),
      ...across.flatMap(({ words: [first], language }) =>
        first ? [indexed(first), stemOf(indexed(first), language)] : [],
      ),
    ]),
  ]
}

/** Lookup keys of an item: words, stems, and endings of long words. */
export function itemKeys({ words }: Pick<Looked, 'words'>): string[] {
  const keys = new Set<string>()
  for (const word of [...words].slice(0, WISH.words)) {
    for (const key of withStems(word)) keys.add(key)
    const longest = Math.min(word.length - 1, LONGEST.wish)
    for (let length = WISH.beginning; length <= longest; length++) keys.add(word.slice(0, length))
    // Parts of German compounds.
    if (word.length >= COMPOUND.whole)
      for (let at = 3; at <= word.length - COMPOUND.part; at++) keys.add(word.slice(at))
  }
  return [...keys]
}
