import type { Db } from '../../../db/open.ts'
import type { Language } from '../catalogues/current.ts'
import { spokenLanguages } from '../languages/languages-service.ts'
import { SEARCH_ALTERNATIVES, SYNONYMS } from '../limits.ts'
import { arabicDigits, asciiDigits } from '../schemas/digits-shared.ts'
import { marketWords } from './market-words.ts'
import { searchWords } from './search-words.ts'
import { stemOf } from './stems.ts'
import { keyOf, synonymsOf } from './synonyms-queries.ts'

/** One thing that is asked for: words that were typed, all needed, or any of the alternatives, each all of its words. */
export interface SearchTerm {
  typed: string[]
  alternatives: string[][]
}

/** Words typed, taken to the letter. */
export const typedTerms = (words: string[]): SearchTerm[] =>
  words.map((word) => ({ typed: [word], alternatives: [] }))

/** The words that a search is compared with. */
interface Known {
  db: Db
  /** Of the site, its own first. */
  languages: readonly Language[]
}

/** Other forms of a word, and a number as it is written with the digits of other keyboards. */
const formsOf = ({ db, languages }: Known, word: string): string[] => [
  ...[asciiDigits(word), arabicDigits(word)].filter((other) => other !== word),
  ...marketWords(db).formsOf(word, languages),
]

/** The words as they are, and then with each of them in its other forms; no more than are looked for. */
function inAllForms(known: Known, words: string[]): string[][] {
  let all: string[][] = [[]]
  for (const word of words) {
    const forms = [word, ...formsOf(known, word)]
    all = forms.flatMap((form) => all.map((before) => [...before, form])).slice(0, SEARCH_ALTERNATIVES)
  }
  return all
}

/** What else a word or several are called: other forms of it, and its synonyms with their forms. */
function alternativesOf(known: Known, typed: string[]): string[][] {
  const [, ...own] = inAllForms(known, typed)
  const forms = typed.length === 1 ? own.flat() : []
  const synonyms = synonymsOf(known.db, keysOf(known, typed, forms)).flatMap((synonym) =>
    inAllForms(known, searchWords(synonym)),
  )
  return [...own, ...synonyms].filter((words) => words.length > 0).slice(0, SEARCH_ALTERNATIVES)
}

/** What words may stand under in the list of synonyms: as they are, in each language of the site, and each form. */
const keysOf = ({ languages }: Known, typed: string[], forms: string[] = []): string[] => [
  typed.join(' '),
  ...languages.map((language) => typed.map((word) => stemOf(word, language)).join(' ')),
  ...[typed.join(' '), ...forms].map(keyOf),
]

/**
 * What is looked for by these words. Words that stand side by side and have synonyms together ("washing machine")
 * are one term.
 */
export function searchTerms(db: Db, words: string[]): SearchTerm[] {
  const known = { db, languages: spokenLanguages(db) }
  const terms: SearchTerm[] = []
  for (let at = 0; at < words.length; ) {
    let length = Math.min(SYNONYMS.words, words.length - at)
    while (length > 1 && synonymsOf(db, keysOf(known, words.slice(at, at + length))).length === 0) length--
    const typed = words.slice(at, at + length)
    terms.push({ typed, alternatives: alternativesOf(known, typed) })
    at += length
  }
  return terms
}
