import type { Db } from '../../db/open.ts'
import { SEARCH_ALTERNATIVES, SYNONYMS } from '../limits.ts'
import { marketWords } from './market-words.ts'
import { searchWords } from './search-words.ts'
import { stemsOf } from './stems.ts'
import { synonymsOf } from './synonyms-queries.ts'

/** One thing that is asked for: words that were typed, all needed, or any of the alternatives, each all of its words. */
export interface SearchTerm {
  typed: string[]
  alternatives: string[][]
}

/** Words typed, taken to the letter. */
export const typedTerms = (words: string[]): SearchTerm[] =>
  words.map((word) => ({ typed: [word], alternatives: [] }))

/** What else a word or several are called: other forms of it, and its synonyms with their forms. */
function alternativesOf(db: Db, typed: string[]): string[][] {
  const forms = (word: string) => marketWords(db).formsOf(word)
  const own = typed.length === 1 ? forms(typed[0]!).map((form) => [form]) : []
  const synonyms = synonymsOf(db, keysOf(typed)).flatMap((synonym) => {
    const words = searchWords(synonym)
    return words.length === 1 ? [words, ...forms(words[0]!).map((form) => [form])] : [words]
  })
  return [...own, ...synonyms].filter((words) => words.length > 0).slice(0, SEARCH_ALTERNATIVES)
}

/** What words may stand under in the list of synonyms: as they are, and by their stems in each language. */
const keysOf = (typed: string[]): string[] => {
  const stems = typed.map(stemsOf)
  return [
    typed.join(' '),
    ...stems[0]!.map((_, language) => stems.map((of) => of[language] ?? of[0]).join(' ')),
  ]
}

/**
 * What is looked for by these words. Words that stand side by side and have synonyms together ("washing machine")
 * are one term.
 */
export function searchTerms(db: Db, words: string[]): SearchTerm[] {
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(SYNONYMS.words, words.length - at)
    while (length > 1 && synonymsOf(db, keysOf(words.slice(at, at + length))).length === 0) length--
    const typed = words.slice(at, at + length)
    terms.push({ typed, alternatives: alternativesOf(db, typed) })
    at += length
  }
  return terms
}
