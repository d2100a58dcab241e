import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { LRUCache } from 'lru-cache'
import english from 'wink-porter2-stemmer'
import { LANGUAGES, type Language } from '../catalogues/current.ts'

const LATIN = /^\p{Script=Latin}+$/u
const ARABIC = /^\p{Script=Arabic}+$/u

/** German without ß and umlauts, as in the index. "ae" is how some keyboards write ä. */
const germanPlain = (word: string) =>
  word
    .replaceAll('ß', 'ss')
    .replaceAll(/(?<![aeq])([aou])e/g, '$1')
    // Plurals that Snowball does not stem: Autos, Babys.
    .replace(/(?<=[aeiouy].*[^aeiouy][aioy])(?<!gla|gra)s$/, '')

/** Snowball gives Spanish plurals in -ces (luces, luz) another stem. */
const spanishPlain = (word: string) => word.replace(/z$/, 'c')

/** œ and æ are missing on most keyboards. */
const frenchPlain = (word: string) =>
  word
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/(?<=[aeiouy].*[^aeiouy][aiou])s$|(?<=[aeiouy].*[cdfglnprt])s$|(?<=[eo]u|eau)x$/, '')

/** Portuguese plurals that Snowball does not stem: violões, irmãos, animais, papéis, jardins. */
const portuguesePlain = (word: string) =>
  word
    .replace(/(?<=.)aos$|(?<=.)oes$|(?<!^m)aes$/, 'ao')
    .replace(/(?<=.[aeou])is$/, 'l')
    .replace(/(?<=.[aeiou])ns$/, 'm')

/** Arabic prefixes "and", "with", "for" and "like" with the article; after "for" the article loses a letter. */
const ARABIC_PREFIX = /^(?:[وفبك]ال|[وف]?لل|وبال|ال)(?=..)/

/** Arabic plurals in -at of words in -a (دراجات, دراجة): without the article Snowball stems them as verbs. Final ى is Egyptian for ي. */
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

/** Snowball stemmer and script by language. */
const STEMMERS: Partial<Record<string, Stemmer>> = {
  en: { script: LATIN, stem: english },
  de: { script: LATIN, stem: german, respelt: germanPlain },
  es: { script: LATIN, stem: spanish, respelt: spanishPlain },
  fr: { script: LATIN, stem: french, respelt: frenchPlain },
  'pt-BR': { script: LATIN, stem: portuguese, respelt: portuguesePlain },
  ar: { script: ARABIC, stem: arabic, respelt: arabicPlain },
}
/** For languages without a stemmer. */
const WITHOUT: Stemmer = { script: /^\p{L}+$/u, stem: (word) => word }

const stemmerOf = (language: Language) => STEMMERS[language] ?? WITHOUT

/** Optional vowel signs, and the stretching character (tatweel). */
const ARABIC_SIGNS = /[\u064B-\u065F\u0670\u0640]/g

/** Fast path: nothing to normalize. */
const IS_PLAIN = /^[a-z0-9]+$/
const IS_ASCII = /^[\s!-~]*$/

/** Words as indexed: lower case, without accents of Latin letters, with one sigma. */
export const indexed = (words: string) =>
  IS_ASCII.test(words)
    ? words.toLowerCase()
    : words
        .normalize('NFD')
        .replaceAll(/(\p{Script=Latin})[\u0300-\u036F]+/gu, '$1')
        .normalize('NFC')
        .toLowerCase()
        .replaceAll('ς', 'σ')

/** Without any accents. Words that differ only in accents count as inflections, such as ёлка and елка. */
const plain = (word: string) =>
  IS_PLAIN.test(word)
    ? word
    : indexed(word)
        .normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .normalize('NFC')
        .replaceAll(ARABIC_SIGNS, '')

export const writtenIn = (word: string, languages: readonly Language[]): Language[] =>
  languages.filter((language) => stemmerOf(language).script.test(plain(word)))

export function spelt(word: string, language: Language): string {
  const { respelt = (own) => own } = stemmerOf(language)
  return respelt(plain(word))
}

/** The stem of a word; the word without vowel signs if it is in another script. */
export function stemOf(word: string, language: Language): string {
  const { script, stem } = stemmerOf(language)
  return script.test(plain(word)) ? stem(spelt(word, language)) : plain(word)
}

/** Cache: words repeat across items, and stemming is slow. */
const known = new LRUCache<string, readonly string[]>({ max: 5000 })

/** Distinct stems in all languages of this version, independent of the site's languages. */
export function stemsOf(word: string): readonly string[] {
  const stems = known.get(word) ?? [...new Set(LANGUAGES.map((language) => stemOf(word, language)))]
  known.set(word, stems)
  return stems
}
