import { stemmer as arabic } from '@orama/stemmers/arabic'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as spanish } from '@orama/stemmers/spanish'

/** Letters of an ending that is taken off for a plural. */
const PLURAL = 2

/**
 * A stemmer that takes off short endings alone. A word may be of any language of the site, and verbs of one make
 * forms of a slip in another ("guitear" would be a form of "guitar" in Spanish).
 */
const pluralsOnly = (stemmer: (word: string) => string) => (word: string) => {
  const stem = stemmer(word)
  return word.startsWith(stem) && word.length - stem.length <= PLURAL ? stem : word
}

/** German written without its own letters: ß is ss, and ä is ae on another keyboard; the index has it as a. */
const germanPlain = (word: string) => word.replaceAll('ß', 'ss').replaceAll(/(?<![aeq])([aou])e/g, '$1')

/** Snowball stemmers of the languages of the site that are written in a script; the first that knows a form is believed. */
const STEMMERS = [
  {
    script: /^\p{Script=Latin}+$/u,
    stemmers: [
      english,
      pluralsOnly(spanish),
      (word: string) => pluralsOnly(german)(germanPlain(word)),
      pluralsOnly(french),
    ],
  },
  { script: /^\p{Script=Arabic}+$/u, stemmers: [arabic] },
]

/** Vowel signs and stretched letters, which are written or left out as one likes. */
const ARABIC_SIGNS = /[\u064B-\u065F\u0670\u0640]/g

/** A word as the index keeps it: lower case, without the accents of Latin letters. */
export const indexed = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()

/**
 * The stem of a word in each language that it may be of; the word itself where its script has none. Two words of
 * one language are forms of one another where their stems at the same place are the same.
 */
export function stemsOf(word: string): string[] {
  const plain = indexed(word).replaceAll(ARABIC_SIGNS, '')
  const stemmers = STEMMERS.find(({ script }) => script.test(plain))?.stemmers
  return stemmers ? stemmers.map((stem) => stem(plain)) : [plain]
}
