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

/** What a search is compared with. */
export interface Known {
  db: Db
  /** Of the site, its own first. */
  languages: readonly Language[]
  /** Whose meaning a word of several languages has; undefined for a text that may be in any. */
  reader: Language | undefined
  /** Takes words that no item has yet, too. */
  everywhere: boolean
}

/** What something is called in another language than the one that it was asked for in. */
export interface AcrossWords {
  language: Language
  /** As the lexicon writes it. */
  text: string
  /** All of them. */
  words: string[]
  /** Counts only in an item that may be in this language. */
  isUnsure: boolean
}

/** What else words are called. */
export interface Meaning {
  /** Whether a language of the site has these words. */
  isKnown: boolean
  /** The languages that they are taken to be in. */
  languages: Language[]
  alternatives: string[][]
  across: AcrossWords[]
}

/** Whether an item may have all of these words. While the words of a large market are being read, any may. */
const isPresent = ({ db, everywhere }: Known, words: readonly string[]): boolean =>
  everywhere || words.every((word) => marketWords(db).mayHave(word))

const distinct = (all: readonly string[][]): string[][] => [
  ...new Map(all.map((words) => [words.join(' '), words])).values(),
]

/** Words with each of them in each of its forms; no more than are looked for. */
function inAllForms(words: readonly string[], formsOf: (word: string) => string[]): string[][] {
  let all: string[][] = [[]]
  for (const word of words) {
    const forms = [word, ...formsOf(word)]
    all = forms.flatMap((form) => all.map((before) => [...before, form])).slice(0, SEARCH_ALTERNATIVES)
  }
  return all
}

/** A number as it is written with the digits of other keyboards. */
const otherDigits = (word: string) =>
  [asciiDigits(word), arabicDigits(word)].filter((other) => other !== word)

const inflected =
  ({ db }: Known, language: Language) =>
  (word: string) =>
    marketWords(db).inflectionsOf(word, language)

/** The languages of the site that have these words: the reader's alone where it has. */
function languagesOf({ languages, reader }: Known, words: readonly string[]): Language[] {
  const knowing = languages.filter(
    (language) =>
      conceptsOf(words, language).length > 0 || words.every((word) => isFunctionWord(word, language)),
  )
  return reader && knowing.includes(reader) ? [reader] : knowing
}

/** What words may stand under in the lists of admins: as they are, and by their stems in their languages. */
const keysOf = (words: readonly string[], languages: readonly Language[]): string[] => [
  words.join(' '),
  ...languages.map((language) => words.map((word) => stemOf(word, language)).join(' ')),
  keyOf(words.join(' ')),
]

/** Whether a text of a list has these words, in one of these forms or in another one that these languages have. */
const isMeant = (forms: readonly (readonly string[])[], languages: readonly Language[]) => (text: string) => {
  const own = wordsIn(text)
  const isForm = (word: string, other: string) =>
    indexed(word) === indexed(other) || languages.some((language) => isInflection(word, other, language))
  return forms.some((form) => form.length === own.length && form.every((word, at) => isForm(word, own[at]!)))
}

/** The texts of the lists of admins, each in the forms of the languages that have it; of none, in those of any noun. */
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

/** Whether admins have put these words together into a list. */
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
 * What else words that hang together are called: other forms of them, synonyms, German compounds, and the words of other languages.
 * Forms are those of the language that has the words. Of words that none has, as most names, the forms of any are believed.
 */
export function meaningOf(known: Known, typed: readonly string[]): Meaning {
  const { db, languages: spoken } = known
  const knowing = languagesOf(known, typed)
  // A text that may be in several languages is taken to be in the first; what it means in the others counts as translated.
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
