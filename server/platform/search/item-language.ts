import type { Language } from '../catalogues/current.ts'
import { isFunctionWord } from './function-words.ts'
import { conceptsOf } from './lexicon.ts'

/** Maximum words checked. */
const MOST = 60

const isOf = (word: string, language: Language) =>
  isFunctionWord(word, language) || conceptsOf([word], language).length > 0

/** True if a text may be in this language: no other language has more of its words. A shared word counts for both. */
export function mayBeIn(
  words: Iterable<string>,
  language: Language,
  languages: readonly Language[],
): boolean {
  const scores = new Map<Language, number>()
  let looked = 0
  for (const word of words) {
    if (++looked > MOST) break
    for (const code of languages) if (isOf(word, code)) scores.set(code, (scores.get(code) ?? 0) + 1)
  }
  return (scores.get(language) ?? 0) >= Math.max(0, ...scores.values())
}

/** Lexicon words that are frequent in another language with a meaning outside the household. */
const OTHERWISE: Partial<Record<string, string>> = {
  en: `four pan main coin pain son sale pie chat hat hut bad brief rot kind lit store bras bas grand net sol once fin cola casa plane slip pet ton
    rock ring gift handy hose body star note mode rate sage fast will war was man tag taste arm art tor herd boot rad see bar car as die not
    fund rind hell mantel stern poster reform more pour mere rein pile file lime tire cable tout dent sera plus bate red pin`,
  de: 'war man rate tag not fast hat bad art kind gift will was see rock arm bar stern rein hell fund hut die brief',
  es: 'sale son sin once red casa cola sol pan fin pie gato base mesa tabla',
  fr: 'main pain son sale pie chat fin mode note rate sage bas bras grand lit store coin four car pour plus tout dent mere grille rollers',
}
const OFTEN = new Map(Object.entries(OTHERWISE).map(([code, words]) => [code, new Set(words!.split(/\s+/u))]))

/** An ambiguous word only counts in items that may be in its language: German "Hose" is not an English hose. */
export function isAmbiguous(word: string, language: Language, languages: readonly Language[]): boolean {
  const own = new Set(conceptsOf([word], language))
  return languages.some((other) => {
    if (other === language) return false
    if (OFTEN.get(other)?.has(word) || isFunctionWord(word, other)) return true
    const concepts = conceptsOf([word], other)
    return concepts.length > 0 && !concepts.some((concept) => own.has(concept))
  })
}
