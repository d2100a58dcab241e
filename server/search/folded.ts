/** A text as A–Z sorts it and search compares it: lower case, no accents. */
export const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Arabic "and" and the article, which are written into one with the word. */
const ARTICLE = /^و?ال(?=\p{L}{2})/u

/** The words of a name as search compares them; Arabic ones without their article, too. */
export const foldedWords = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [...new Set([word, word.replace(ARTICLE, '')])])
