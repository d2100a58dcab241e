import { SEARCH_WORDS } from '../limits.ts'

const WORD = /[\p{L}\p{N}\p{M}]+/gu
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u

/**
 * The words of a search text, at most SEARCH_WORDS. Only runs of letters, digits and accents are kept, so nothing
 * that a person types can be an operator of the index, nor a word that only the index itself writes into `keys`.
 * A word that begins another one is left out: what begins with the longer one begins with the shorter too.
 */
export function searchWords(text: string): string[] {
  const words = (text.match(WORD) ?? []).filter((word) => LETTER_OR_DIGIT.test(word))
  const folded = [...new Set(words.map((word) => word.toLowerCase()))]
  return folded
    .filter((word) => !folded.some((other) => other !== word && other.startsWith(word)))
    .slice(0, SEARCH_WORDS)
}
