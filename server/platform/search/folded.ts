import { folded } from './folded-shared.ts'

/** Arabic "and" and the article, written as one with the word. */
const ARTICLE = /^و?ال(?=\p{L}{2})/u

/** Words of a name; Arabic ones also without the article. */
export const foldedWords = (name: string): string[] =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => [...new Set([word, word.replace(ARTICLE, '')])])
