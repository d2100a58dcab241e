import type { Db } from '../../db/open.ts'
import { SEARCH_CAP, TYPO } from '../limits.ts'
import { marketWords } from './market-words.ts'
import { countMatches } from './search-queries.ts'
import { type SearchTerm, searchTerms } from './search-terms.ts'

/** The nearest word that stands in an item; of those as near, the one that stands in most. */
function nearest(db: Db, typed: string): string | undefined {
  let best: { word: string; likeness: string; count: number } | undefined
  for (const { word, slips } of marketWords(db).near(typed)) {
    const likeness = `${slips} ${word[0] === typed[0]}`
    if (best && best.likeness !== likeness) break
    const count = countMatches(db, searchTerms(db, [word]), SEARCH_CAP)
    if (count > (best?.count ?? 0)) best = { word, likeness, count }
  }
  return best?.word
}

/**
 * The words to look for instead, when some stand nowhere in this market: each as its nearest word. Null when every
 * word stands somewhere, one has no word near it, or more than TYPO.words stand nowhere.
 */
export function correctedWords(db: Db, terms: SearchTerm[]): string[] | null {
  const words: string[] = []
  let missing = 0
  for (const term of terms) {
    if (countMatches(db, [term], 1) > 0) {
      words.push(...term.typed)
      continue
    }
    for (const typed of term.typed) {
      const stands = term.typed.length > 1 && countMatches(db, searchTerms(db, [typed]), 1) > 0
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
  return words && { terms: searchTerms(db, words), corrected: words.join(' ') }
}
