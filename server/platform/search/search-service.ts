import type { Db } from '../../../db/open.ts'
import { language } from '../catalogues/current.ts'
import { LONGEST } from '../limits.ts'
import { correct } from './corrected.ts'
import { type Search, searchIds } from './search-queries.ts'
import { type SearchTerm, searchTerms, typedTerms } from './search-terms.ts'
import { searchWords } from './search-words.ts'

interface TextSearch extends Omit<Search, 'terms'> {
  /** What a person typed, empty to find by category and condition alone. */
  text: string
  /** Takes the text to the letter. */
  exact?: boolean | undefined
}

/**
 * Available items that hold every word of `text`, or a word that begins with it, another form of it, a synonym or a word of another
 * language for it, in name, description, trade preferences or category; at most SEARCH_CAP + 1. If there are none, words are taken as
 * those of any language and as beginnings, and then a word that stands nowhere as the nearest one: `corrected` is the text that was
 * looked for instead. A text without a letter or a digit, or beyond LONGEST.searchText, finds nothing.
 */
export function searchFor(db: Db, { text, exact = false, ...search }: TextSearch) {
  const words = text.length > LONGEST.searchText ? [] : searchWords(text)
  const none: SearchTerm[] = []
  if (words.length === 0 && text !== '') return { ids: [], corrected: null, terms: none }
  const reader = language()
  const ways = exact
    ? [typedTerms(words)]
    : [
        searchTerms(db, text, { reader }),
        ...(text === '' ? [] : [searchTerms(db, text, { beginnings: true, wholeIn: reader })]),
      ]
  for (const terms of ways) {
    const ids = searchIds(db, { ...search, terms })
    if (ids.length > 0 || exact || words.length === 0) return { ids, corrected: null, terms }
  }
  const wanted = correct(db, ways[0]!)
  const near = wanted ? searchIds(db, { ...search, terms: wanted.terms }) : []
  return wanted && near.length > 0
    ? { ids: near, corrected: wanted.corrected, terms: wanted.terms }
    : { ids: [], corrected: null, terms: none }
}
