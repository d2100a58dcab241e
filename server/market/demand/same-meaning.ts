import { LRUCache } from 'lru-cache'
import { type Db, prepared } from '../../../db/open.ts'
import { spokenLanguages } from '../../platform/languages/languages-service.ts'
import { conceptsOf } from '../../platform/search/lexicon.ts'
import { searchTerms } from '../../platform/search/search-terms.ts'
import { stemOf, writtenIn } from '../../platform/search/stems.ts'
import { keyOf, synonymsOf } from '../../platform/search/synonyms-queries.ts'
import { DEMAND } from '../limits.ts'

/** Meanings of words, most certain first: stems, lexicon concepts, synonyms. Unknown words are stemmed in all languages. */
function meaningsOf(db: Db, words: readonly string[]): string[] {
  const languages = spokenLanguages(db)
  const concepts = new Map(languages.map((language) => [language, conceptsOf(words, language)]))
  const knowing = languages.filter((language) => concepts.get(language)!.length > 0)
  const written = languages.filter((language) => words.some((word) => writtenIn(word, [language]).length > 0))
  const stems = (knowing.length > 0 ? knowing : written).map(
    (language) => `${language} ${words.map((word) => stemOf(word, language)).join(' ')}`,
  )
  const text = words.join(' ')
  const key = keyOf(text)
  const listed = synonymsOf(db, [key], (named) => keyOf(named) === key)
  return [
    ...stems,
    `word ${text}`,
    ...[...concepts.values()].flat().map((concept) => `concept ${concept}`),
    ...(listed.length > 0 ? [text, ...listed].map((other) => `list ${keyOf(other)}`) : []),
  ]
}

/** Cache, because many members use the same words. */
const read = prepared((_db: Db) => new LRUCache<string, string[][]>({ max: 5000, ttl: DEMAND.kept }))

/** Meanings of each concept in a text; empty without words. */
function termsOf(db: Db, text: string): string[][] {
  const before = read(db).get(text)
  if (before) return before
  const terms = searchTerms(db, text, { everywhere: true }).map(({ typed }) => meaningsOf(db, typed))
  read(db).set(text, terms)
  return terms
}

/** Numbers concepts by meaning. Process common texts first, so that a rare ambiguous word joins a group instead of merging two. */
export class SameMeaning {
  readonly #db: Db
  readonly #numbers = new Map<string, number>()
  #next = 0

  constructor(db: Db) {
    this.#db = db
  }

  /** Equal for texts with the same meaning in any word order; null without words. */
  keyOf(text: string): string | null {
    const numbers = new Set(termsOf(this.#db, text).map((meanings) => this.#numberOf(meanings)))
    return numbers.size === 0 ? null : [...numbers].sort((one, other) => one - other).join(' ')
  }

  #numberOf(meanings: string[]): number {
    const known = meanings.find((meaning) => this.#numbers.has(meaning))
    const number = known === undefined ? this.#next++ : this.#numbers.get(known)!
    for (const meaning of meanings) if (!this.#numbers.has(meaning)) this.#numbers.set(meaning, number)
    return number
  }
}
