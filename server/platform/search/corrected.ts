import type { Db } from '../../../db/open.ts'
import { SEARCH_CAP, TYPO } from '../limits.ts'
import { inMostItems, marketWords } from './market-words.ts'
import { countMatches } from './search-queries.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

/** A word of noise would find more than a real one if it began that, or were taken for a form of it. */
const wholeWords = (terms: SearchTerm[]) =>
  terms.map((term) => ({ ...term, isBeginning: false, alternatives: [], across: [] }))

/**
 * The nearest word that finds something; of those as near, the one that finds most. Of very many those that stand in most items are
 * tried: somebody may have written a text full of words that nobody would look for.
 */
function nearest(db: Db, typed: string): string | undefined {
  const asNear = Map.groupBy(
    marketWords(db).near(typed),
    ({ word, slips }) => `${slips} ${word[0] === typed[0]}`,
  )
  for (const near of asNear.values()) {
    const words = near.map(({ word }) => word)
    const tried = new Set([...inMostItems(db, words, TYPO.candidates), ...words])
    const counted = [...tried].slice(0, TYPO.candidates).map((word) => ({
      word,
      count: countMatches(db, wholeWords(searchTerms(db, word)), SEARCH_CAP),
    }))
    const best = counted.reduce((most, one) => (one.count > most.count ? one : most))
    if (best.count > 0) return best.word
  }
  return undefined
}

/**
 * The words to look for instead, when some stand nowhere in this market: each as its nearest word. Null when every
 * word stands somewhere, one has no word near it, or more than TYPO.words stand nowhere.
 */
function correctedWords(db: Db, terms: SearchTerm[]): string[] | null {
  const words: string[] = []
  let missing = 0
  for (const term of terms) {
    // A word that a language has is spelt right, whatever stands near it.
    if (term.isKnown && countMatches(db, [term], 1) === 0) return null
    if (countMatches(db, [term], 1) > 0) {
      words.push(...term.typed)
      continue
    }
    for (const typed of term.typed) {
      const stands =
        term.typed.length > 1 && countMatches(db, searchTerms(db, typed, { beginnings: true }), 1) > 0
      if (!stands && ++missing > TYPO.words) return null
      const word = stands ? typed : nearest(db, typed)
      if (word === undefined) return null
      words.push(word)
    }
  }
  const same = words.join(' ') === terms.flatMap(({ typed }) => typed).join(' ')
  return same ? null : words
}

/** The words of a search and how they are looked for; `corrected` is what stands in the place of what was typed. */
export interface Wanted {
  terms: SearchTerm[]
  corrected: string | null
}

/** What is looked for where the words as they were typed found nothing. */
export function correct(db: Db, terms: SearchTerm[]): Wanted | null {
  const words = correctedWords(db, terms)
  return (
    words && { terms: searchTerms(db, words.join(' '), { beginnings: true }), corrected: words.join(' ') }
  )
}
