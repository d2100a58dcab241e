import { SEARCH_WORDS } from '../limits.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
/** Removed, because the index would match a possessive s as a word of its own. */
const POSSESSIVE = /(?<=[\p{L}\p{N}]{2})['’]s(?![\p{L}\p{N}\p{M}])/giu

/** Removed French elisions: in "l'armoire" the index has the l as a separate word. */
const ELISION = /(?<![\p{L}\p{N}\p{M}&])(?:[cdjlmnst]|qu)['’](?=\p{L})/giu

/** Distinct lower-case words, tokenized as the index does. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    (text.normalize('NFC').match(WORD) ?? [])
      .filter((word) => LETTER_OR_DIGIT.test(word))
      .map((word) => word.toLowerCase()),
  ),
]

/**
 * Words of a search, at most SEARCH_WORDS. Only letters, digits and accents remain, so input can contain no FTS5 operators or internal
 * `keys`. Prefixes of other words are dropped.
 */
export function searchWords(text: string): string[] {
  const words = wordsIn(text.replaceAll(POSSESSIVE, '').replaceAll(ELISION, ''))
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .slice(0, SEARCH_WORDS)
}

export interface TypedWord {
  word: string
  /** Separator before the word: `sign` is one hyphen, slash, apostrophe or ampersand. */
  after: 'sign' | 'blank' | 'other'
}

const JOINING = /^[-‐‑–/'’´&+_·]$/u

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
