import { folded } from './folded-shared.ts'

/** Arabic "and" and the article, which are written into one with the word. */
const ARTICLE = /^و?ال(?=\p{L}{2})/u

/** The words of a name as search compares them; Arabic ones without their article, too. */
export const foldedWords = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [...new Set([word, word.replace(ARTICLE, '')])])
