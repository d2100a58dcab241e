import type { Language } from '../catalogues/current.ts'
import { mayBeIn } from './item-language.ts'
import type { SearchTerm } from './search-terms.ts'
import { indexed } from './stems.ts'

export type Fit = 'own' | 'across'

/** @param beginning minimum letters for prefix matches; 0 for none. @param languages of the site. */
export function fitOf(
  terms: readonly SearchTerm[],
  words: ReadonlySet<string>,
  languages: readonly Language[],
  beginning = 0,
): Fit | null {
  const has = (word: string) => words.has(indexed(word))
  const begins = (word: string) => {
    const start = indexed(word)
    return beginning > 0 && start.length >= beginning && [...words].some((other) => other.startsWith(start))
  }
  let fit: Fit = 'own'
  for (const { typed, isBeginning, alternatives, across } of terms) {
    const isOwn =
      typed.every((word) => has(word) || (isBeginning && begins(word))) ||
      alternatives.some((all) => all.every(has))
    if (isOwn) continue
    const isAcross = across.some(
      ({ words: all, isUnsure, language }) =>
        all.every(has) && (!isUnsure || mayBeIn(words, language, languages)),
    )
    if (!isAcross) return null
    fit = 'across'
  }
  return fit
}
