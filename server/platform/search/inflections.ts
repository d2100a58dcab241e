import type { Language } from '../catalogues/current.ts'
import { spelt, stemOf } from './stems.ts'

/** Pairs of inflectional endings without accents and umlauts. "-" is no ending. */
const ENDINGS: Partial<Record<string, string>> = {
  en: '-/s -/es y/ies f/ves fe/ves',
  de: '-/e -/en -/er -/ern -/n -/s -/es -/em -/nen -/se -/sen -/ses e/en e/er e/es e/em er/ern er/es er/en er/em en/es en/em es/em s/ses',
  es: '-/s -/es z/ces',
  'pt-BR': '-/s -/es',
  fr: '-/s -/x al/aux ail/aux -/es',
}

const PAIRS = new Map(
  Object.entries(ENDINGS).map(([code, pairs]) => [
    code,
    new Set(
      pairs!
        .replaceAll('-', '')
        .split(' ')
        .flatMap((pair) => [pair, pair.split('/').reverse().join('/')]),
    ),
  ]),
)

/** In Arabic a final ة or ا makes another noun: مكتبة is not a مكتب, and صوفا not a صوف. */
const isOtherNoun = (one: string, other: string) => {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one]
  return ['ة', 'ه', 'ا'].some((end) => longer === shorter + end)
}

/** True if two words are inflections of one noun or adjective. A shared stem is not enough: Spanish "nevera" and "never" have one. */
export function isInflection(first: string, second: string, language: Language): boolean {
  if (first === second) return true
  const [one, other] = [spelt(first, language), spelt(second, language)]
  if (one === other) return true
  if (stemOf(first, language) !== stemOf(second, language)) return false
  const pairs = PAIRS.get(language)
  if (!pairs) return [first, second].some((word) => word.endsWith('ات')) || !isOtherNoun(one, other)
  let same = 0
  while (same < one.length && one[same] === other[same]) same++
  // "zies" for "zes": endings may begin with letters that both share.
  for (let at = same; at >= Math.max(2, same - 2); at--)
    if (pairs.has(`${one.slice(at)}/${other.slice(at)}`)) return true
  return false
}
