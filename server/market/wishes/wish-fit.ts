import type { Db } from '../../../db/open.ts'
import { spokenLanguages } from '../../platform/languages/languages-service.ts'
import { COMPOUND, LONGEST, WISH } from '../../platform/limits.ts'
import { type Fit, fitOf } from '../../platform/search/fit.ts'
import { type SearchTerm, searchTerms } from '../../platform/search/search-terms.ts'
import { wordsIn } from '../../platform/search/search-words.ts'
import { indexed, stemOf, stemsOf } from '../../platform/search/stems.ts'

/** What a wish looks for: as search does, its words in all their forms, and what else they are called in any language of the site. */
export const wishTerms = (db: Db, text: string): SearchTerm[] => searchTerms(db, text)

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

/** How an item fits what is looked for. A long word may be the beginning of one of its words, a short one may not. */
export const fitOfWish = (db: Db, terms: SearchTerm[], { words }: Pick<Looked, 'words'>): Fit | null =>
  terms.length === 0 ? null : fitOf(terms, words, spokenLanguages(db), WISH.beginning)

const withStems = (word: string) => [indexed(word), ...stemsOf(word)]

/**
 * The keys under which a wish is stored: its longest word, that word's stems, and what else it is called, with words that no item has
 * yet among them.
 */
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

/** The keys under which wishes that an item may fit are looked up: its words, their stems, and the ends of long ones. */
export function itemKeys({ words }: Pick<Looked, 'words'>): string[] {
  const keys = new Set<string>()
  for (const word of [...words].slice(0, WISH.words)) {
    for (const key of withStems(word)) keys.add(key)
    const longest = Math.min(word.length - 1, LONGEST.wish)
    for (let length = WISH.beginning; length <= longest; length++) keys.add(word.slice(0, length))
    // What a German compound is a kind of.
    if (word.length >= COMPOUND.whole)
      for (let at = 3; at <= word.length - COMPOUND.part; at++) keys.add(word.slice(at))
  }
  return [...keys]
}
