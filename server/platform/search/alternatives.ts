import type { Db } from '../../../db/open.ts'
import type { Language } from '../catalogues/current.ts'
import { COMPOUND, SEARCH_ALTERNATIVES } from '../limits.ts'
import { arabicDigits, asciiDigits } from '../schemas/digits-shared.ts'
import { isFunctionWord } from './function-words.ts'
import { isInflection } from './inflections.ts'
import { isAmbiguous } from './item-language.ts'
import { conceptsOf, conceptTexts, tellingWords } from './lexicon.ts'
import { marketWords } from './market-words.ts'
import { wordsIn } from './search-words.ts'
import { indexed, stemOf } from './stems.ts'
import { keyOf, synonymsOf } from './synonyms-queries.ts'

export interface Known {
  db: Db
  languages: readonly Language[]
  /** The language that an ambiguous word is assumed to be in; undefined if the text may be in any language. */
  reader: Language | undefined
  /** True to include words that no item contains yet. */
  everywhere: boolean
}

/** A translation of the searched words. */
export interface AcrossWords {
  language: Language
  text: string
  words: string[]
  /** True if it only counts in items that may be in its language, because the word is ambiguous. */
  isUnsure: boolean
}

export interface Meaning {
  isKnown: boolean
  languages: Language[]
  alternatives: string[][]
  across: AcrossWords[]
}

/** True if an item may contain all of these words. Always true while the vocabulary of a large market is loading. */
const isPresent = ({ db, everywhere }: Known, words: readonly string[]): boolean =>
  everywhere || words.every((word) => marketWords(db).mayHave(word))

const distinct = (all: readonly string[][]): string[][] => [
  ...new Map(all.map((words) => [words.join(' '), words])).values(),
]

/** All combinations of the words' forms, limited to SEARCH_ALTERNATIVES. */
function inAllForms(words: readonly string[], formsOf: (word: string) => string[]): string[][] {
  let all: string[][] = [[]]
  for (const word of words) {
    const forms = [word, ...formsOf(word)]
    all = forms.flatMap((form) => all.map((before) => [...before, form])).slice(0, SEARCH_ALTERNATIVES)
  }
  return all
}

/** A number in ASCII and Arabic digits. */
const otherDigits = (word: string) =>
  [asciiDigits(word), arabicDigits(word)].filter((other) => other !== word)

const inflected =
  ({ db }: Known, language: Language) =>
  (word: string) =>
    marketWords(db).inflectionsOf(word, language)

function languagesOf({ languages, reader }: Known, words: readonly string[]): Language[] {
  const knowing = languages.filter(
    (language) =>
      conceptsOf(words, language).length > 0 || words.every((word) => isFunctionWord(word, language)),
  )
  return reader && knowing.includes(reader) ? [reader] : knowing
}

/** Keys of words in the synonym lists: literal, and by their stems. */
const keysOf = (words: readonly string[], languages: readonly Language[]): string[] => [
  words.join(' '),
  ...languages.map((language) => words.map((word) => stemOf(word, language)).join(' ')),
  keyOf(words.join(' ')),
]

/** Returns a predicate: true if a listed text has these words in one of the given or inflected forms. */
const isMeant = (forms: readonly (readonly string[])[], languages: readonly Language[]) => (text: string) => {
  const own = wordsIn(text)
  const isForm = (word: string, other: string) =>
    indexed(word) === indexed(other) || languages.some((language) => isInflection(word, other, language))
  return forms.some((form) => form.length === own.length && form.every((word, at) => isForm(word, own[at]!)))
}

/** Listed synonyms, each in the forms of its languages, or of any language if unknown. */
function listed(
  known: Known,
  words: readonly string[],
  forms: readonly string[][],
  languages: readonly Language[],
): string[][] {
  const spoken = languages.length > 0 ? languages : known.languages
  const keys = [words, ...forms].flatMap((form) => keysOf(form, spoken))
  return synonymsOf(known.db, keys, isMeant([words, ...forms], spoken)).flatMap((text) => {
    const own = wordsIn(text)
    const its = languagesOf({ ...known, reader: undefined }, own)
    const formsOf = (word: string) =>
      (its.length > 0 ? its : known.languages).flatMap((language) => inflected(known, language)(word))
    return own.length > 0 ? inAllForms(own, formsOf) : []
  })
}

export const isListed = ({ db, languages }: Known, words: readonly string[]): boolean =>
  synonymsOf(db, keysOf(words, languages), isMeant([words], languages)).length > 0

const kindsOf = ({ db }: Known, texts: readonly string[][]): string[][] =>
  texts
    .filter(({ length }) => length === 1)
    .flatMap(([word]) => marketWords(db).compoundsOf(word!))
    .map((word) => [word])

function acrossOf(
  known: Known,
  typed: readonly string[],
  concepts: readonly number[],
  own: readonly Language[],
): AcrossWords[] {
  const found: AcrossWords[] = []
  const seen = new Set([typed.map(indexed).join(' ')])
  const add = (language: Language, text: string, words: string[]) => {
    const key = words.map(indexed).join(' ')
    if (seen.has(key) || !isPresent(known, words)) return
    seen.add(key)
    const isUnsure = words.length === 1 && isAmbiguous(indexed(words[0]!), language, known.languages)
    found.push({ language, text, words, isUnsure })
  }
  for (const language of known.languages) {
    if (own.includes(language)) continue
    for (const text of concepts.flatMap((concept) => conceptTexts(concept, language))) {
      const words = tellingWords(wordsIn(text), language)
      for (const form of inAllForms(words, inflected(known, language))) add(language, text, form)
      if (language === 'de') for (const kind of kindsOf(known, [words])) add(language, text, kind)
    }
  }
  return found.slice(0, SEARCH_ALTERNATIVES)
}

/**
 * Alternatives for words that belong together: inflections, synonyms, German compounds, translations. Inflections are those of the
 * languages that have the words; unknown words, such as names, may be inflected in any language.
 */
export function meaningOf(known: Known, typed: readonly string[]): Meaning {
  const { db, languages: spoken } = known
  const knowing = languagesOf(known, typed)
  // Text that fits several languages is assumed to be in the first; the others count as translations.
  const languages = known.reader ? knowing : knowing.slice(0, 1)
  const formsOf = (word: string) => [
    ...otherDigits(word),
    ...(languages.length > 0
      ? languages.flatMap((language) => inflected(known, language)(word))
      : marketWords(db).formsOf(word, spoken)),
  ]
  const [, ...forms] = inAllForms(typed, formsOf)
  const ownConcepts = new Map(languages.map((language) => [language, conceptsOf(typed, language)]))
  const called = [...ownConcepts].flatMap(([language, concepts]) =>
    concepts.flatMap((concept) =>
      conceptTexts(concept, language).flatMap((text) =>
        inAllForms(tellingWords(wordsIn(text), language), inflected(known, language)),
      ),
    ),
  )
  const admins = listed(known, typed, forms, languages)
  const isGerman = spoken.includes('de') && (languages.length === 0 || languages.includes('de'))
  const kinds = isGerman ? kindsOf(known, [[...typed], ...forms, ...called]) : []
  const same = typed.join(' ')
  const alternatives = distinct([...forms, ...called, ...admins, ...kinds.slice(0, COMPOUND.most)]).filter(
    (words) => words.join(' ') !== same && isPresent(known, words),
  )
  const concepts = knowing.flatMap((language) => conceptsOf(typed, language))
  return {
    isKnown: knowing.length > 0 || admins.length > 0,
    languages,
    alternatives: alternatives.slice(0, SEARCH_ALTERNATIVES),
    across: acrossOf(known, typed, [...new Set(concepts)], languages),
  }
}
