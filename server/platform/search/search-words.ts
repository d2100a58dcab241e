import { SEARCH_WORDS } from '../limits.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
/** "children's" is about children; the s alone would narrow to what has another word with s. */
const POSSESSIVE = /(?<=[\p{L}\p{N}]{2})['’]s(?![\p{L}\p{N}\p{M}])/giu

/** "l'armoire" and "d'occasion" are about the second word; the index has the first letter as a word of its own. */
const ELISION = /(?<![\p{L}\p{N}\p{M}&])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu

/** The words of a text in lower case, each once: runs of letters, digits and accents, cut where the index cuts them. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    (text.normalize('NFC').match(WORD) ?? [])
      .filter((word) => LETTER_OR_DIGIT.test(word))
      .map((word) => word.toLowerCase()),
  ),
]

/**
 * The words of a search text, at most SEARCH_WORDS. Only runs of letters, digits and accents are kept, so nothing
 * that a person types can be an operator of the index, nor a word that only the index itself writes into `keys`.
 * A word that begins another one is left out: what begins with the longer one begins with the shorter too.
 */
export function searchWords(text: string): string[] {
  const words = wordsIn(text.replaceAll(POSSESSIVE, '').replaceAll(ELISION, ''))
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, SEARCH_WORDS)
}

/** A word of a search text. */
export interface TypedWord {
  word: string
  /** Between it and the word before stands one hyphen, slash, apostrophe or ampersand; or else a blank, or something else. */
  after: 'sign' | 'blank' | 'other'
}

const JOINING = /^[-‐‑–/'’´&+_·]$/u

/** The words of a text in order, each with what stands before it; at most `most`. */
export function typedWords(text: string, most: number): TypedWord[] {
  const words: TypedWord[] = []
  const plain = text.normalize('NFC').replaceAll(POSSESSIVE, '').replaceAll(ELISION, '')
  let end = 0
  for (const { 0: found, index } of plain.matchAll(WORD)) {
    if (!LETTER_OR_DIGIT.test(found)) continue
    const between = plain.slice(end, index)
    const after = JOINING.test(between) ? 'sign' : /^[^\S\n]+$/u.test(between) ? 'blank' : 'other'
    words.push({ word: found.toLowerCase(), after })
    end = index + found.length
    if (words.length === most) break
  }
  return words
}
