import type { Db } from '../../../db/open.ts'
import { LONGEST } from '../limits.ts'
import { correct } from './corrected.ts'
import { type Search, searchIds } from './search-queries.ts'
import { searchTerms, typedTerms } from './search-terms.ts'
import { searchWords } from './search-words.ts'

interface TextSearch extends Omit<Search, 'terms'> {
  /** What a person typed, empty to find by category and condition alone. */
  text: string
  /** Takes the text to the letter. */
  exact?: boolean | undefined
}

/**
 * Available items that hold every word of `text`, or a word that begins with it, another form of it or a synonym, in name, description,
 * trade preferences or category; at most SEARCH_CAP + 1. Where there are none and a word stands nowhere in this market, `corrected` is the
 * text that was looked for instead. A text without a letter or a digit, or beyond LONGEST.searchText, finds nothing.
 */
export function searchFor(db: Db, { text, exact = false, ...search }: TextSearch) {
  const words = text.length > LONGEST.searchText ? [] : searchWords(text)
  if (words.length === 0 && text !== '') return { ids: [], corrected: null }
  const terms = exact ? typedTerms(words) : searchTerms(db, words)
  const ids = searchIds(db, { ...search, terms })
  if (ids.length > 0 || exact || words.length === 0) return { ids, corrected: null }
  const wanted = correct(db, terms)
  const near = wanted ? searchIds(db, { ...search, terms: wanted.terms }) : []
  return { ids: near, corrected: wanted && near.length > 0 ? wanted.corrected : null }
}
