import type { Db } from '../../../db/open.ts'
import { type Language, language } from '../catalogues/current.ts'
import { LONGEST } from '../limits.ts'
import { correct } from './corrected.ts'
import { type Search, searchIds } from './search-queries.ts'
import { type SearchTerm, searchTerms, typedTerms } from './search-terms.ts'
import { searchWords } from './search-words.ts'

interface TextSearch extends Omit<Search, 'terms'> {
  /** As typed; empty to filter by category and condition only. */
  text: string
  /** No alternatives and corrections. */
  exact?: boolean | undefined
}

/** Interpretations of a text, tried in this order until one has results: its words as typed, then as words of any language and as prefixes. */
const waysToRead = (db: Db, text: string, reader?: Language): SearchTerm[][] => [
  searchTerms(db, text, { reader }),
  ...(text === '' ? [] : [searchTerms(db, text, { beginnings: true, wholeIn: reader })]),
]

/** True if a search finds an available item without spelling correction, for a reader of any language. */
export const findsUncorrected = (db: Db, { text, categoryId }: Pick<TextSearch, 'text' | 'categoryId'>) =>
  waysToRead(db, text).some(
    (terms) => terms.length > 0 && searchIds(db, { terms, categoryId, sort: 'newest', shown: 1 }).length > 0,
  )

/**
 * Available items that match every word in name, description, trade preferences or category, at most SEARCH_CAP + 1. A word also matches
 * as a prefix and by inflection, synonym and translation. Without results, words match in any language, then with spelling correction
 * (`corrected`). Text without letters and digits, or over LONGEST.searchText, finds nothing.
 */
export function searchFor(db: Db, { text, exact = false, ...search }: TextSearch) {
  const words = text.length > LONGEST.searchText ? [] : searchWords(text)
  const none: SearchTerm[] = []
  if (words.length === 0 && text !== '') return { ids: [], corrected: null, terms: none }
  const reader = language()
  const ways = exact ? [typedTerms(words)] : waysToRead(db, text, reader)
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
