import type { Db } from '../../../db/open.ts'
import { SEARCH_CAP, TYPO } from '../limits.ts'
import { inMostItems, marketWords } from './market-words.ts'
import { countMatches } from './search-queries.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

/** Matches only whole words, because a misspelled word would match too much as a prefix or inflection. */
const wholeWords = (terms: SearchTerm[]) =>
  terms.map((term) => ({ ...term, isBeginning: false, alternatives: [], across: [] }))

/**
 * The nearest word with the most results. Results are only counted for the words of most items, because one item may contain many misspelled words.
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

/** Replaces each unknown word with the nearest known one. Null if all are known, if one has no near word, or if more than TYPO.words are unknown. */
function correctedWords(db: Db, terms: SearchTerm[]): string[] | null {
  const words: string[] = []
  let missing = 0
  for (const term of terms) {
    // A word that a language has is spelled correctly, so a search without results is not corrected.
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

interface Wanted {
  terms: SearchTerm[]
  corrected: string | null
}

export function correct(db: Db, terms: SearchTerm[]): Wanted | null {
  const words = correctedWords(db, terms)
  return (
    words && { terms: searchTerms(db, words.join(' '), { beginnings: true }), corrected: words.join(' ') }
  )
}
