import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { LRUCache } from 'lru-cache'
import english from 'wink-porter2-stemmer'
import { LANGUAGES, type Language } from '../catalogues/current.ts'

const LATIN = /^\p{Script=Latin}+$/u
const ARABIC = /^\p{Script=Arabic}+$/u

/** German written without its own letters: ß is ss, and ä is ae on another keyboard; the index has it as a. */
const germanPlain = (word: string) =>
  word
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<![aeq])([aou])e/g, '$1')
    // Plurals in -s behind a vowel, which Snowball leaves alone: Autos, Babys.
    .replace(/(?<=[aeiouy].*[^aeiouy][aioy])(?<!gla|gra)s$/, '')

/** Spanish plurals in -ces are of words in -z (luces, luz), of which Snowball makes two stems. */
const spanishPlain = (word: string) => word.replace(/z$/, 'c')

/** French œ and æ, which most keyboards do not have. */
const frenchPlain = (word: string) =>
  word
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    // Plurals that Snowball leaves alone: vélos, bijoux, jeux.
    .replace(/(?<=[aeiouy].*[^aeiouy][aiou])s$|(?<=[aeiouy].*[cdfglnprt])s$|(?<=[eo]u|eau)x$/, '')

/** "And", "with", "for" and "like" before the article are written into one with it; "for" takes its first letter. */
const ARABIC_PREFIX = /^(?:[وفبك]ال|[وف]?لل|وبال|ال)(?=..)/

/**
 * Arabic plurals in -at are of words in -a (دراجات, دراجة): without an article Snowball takes their end for that of a verb. A final
 * ى is written for ي in Egypt.
 */
const arabicPlain = (word: string) =>
  word
    .replace(ARABIC_PREFIX, '')
    .replace(/(?<=...)ات$/, 'ة')
    .replace(/ى$/, 'ي')

interface Stemmer {
  script: RegExp
  stem: (word: string) => string
  respelt?: (word: string) => string
}

/** The Snowball stemmer of each language, and what it is written in. */
const STEMMERS: Partial<Record<string, Stemmer>> = {
  en: { script: LATIN, stem: english },
  de: { script: LATIN, stem: german, respelt: germanPlain },
  es: { script: LATIN, stem: spanish, respelt: spanishPlain },
  fr: { script: LATIN, stem: french, respelt: frenchPlain },
  ar: { script: ARABIC, stem: arabic, respelt: arabicPlain },
}
/** A language that was added by its folder alone has words, and no stems. */
const WITHOUT: Stemmer = { script: /^\p{L}+$/u, stem: (word) => word }

const stemmerOf = (language: Language) => STEMMERS[language] ?? WITHOUT

/** Vowel signs and stretched letters, which are written or left out as one likes. */
const ARABIC_SIGNS = /[\u064B-\u065F\u0670\u0640]/g

/** Most words: nothing is to be taken off them. */
const IS_PLAIN = /^[a-z0-9]+$/

/** A word as the index keeps it: lower case, without the accents of Latin letters, and with one sigma. Letters of others keep theirs. */
export const indexed = (word: string) =>
  IS_PLAIN.test(word)
    ? word
    : word
        .normalize('NFD')
        .replaceAll(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('ς', 'σ')

/** Without the accents of any letter: so words that differ by those alone are forms of one another, as ёлка and елка. */
const plain = (word: string) =>
  IS_PLAIN.test(word)
    ? word
    : indexed(word)
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .normalize('NFC')
        .replaceAll(ARABIC_SIGNS, '')

/** Those of these languages that are written in the script of a word. */
export const writtenIn = (word: string, languages: readonly Language[]): Language[] =>
  languages.filter((language) => stemmerOf(language).script.test(plain(word)))

/** A word in the spelling that the stemmer of a language takes. */
export function spelt(word: string, language: Language): string {
  const { respelt = (own) => own } = stemmerOf(language)
  return respelt(plain(word))
}

/** The stem of a word in a language; the word itself, without vowel signs, where it is of another script. */
export function stemOf(word: string, language: Language): string {
  const { script, stem } = stemmerOf(language)
  return script.test(plain(word)) ? stem(spelt(word, language)) : plain(word)
}

/** Stems that were asked for last: the same words come again with each item, and a stem of each language takes a while. */
const known = new LRUCache<string, readonly string[]>({ max: 5000 })

/** The stems of a word in all languages that this version speaks, each once: they do not change with those of the site. */
export function stemsOf(word: string): readonly string[] {
  const stems = known.get(word) ?? [...new Set(LANGUAGES.map((language) => stemOf(word, language)))]
  known.set(word, stems)
  return stems
}
