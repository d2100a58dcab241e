/** Stands in half of all items, as "vintage" would on a site for old things. */
export const COMMON_WORD = 'vintage'

/** What admins have said means the same as COMMON_WORD; it stands nowhere. */
export const SYNONYM = 'bygone'

/** Stands in half of all descriptions and in no name. */
export const UNNAMED_WORD = 'condition'

/** A word that five items share, as a model number would be. */
export const modelOf = (id: number): string => `x${Math.floor(id / 50)}y`

const CONSONANTS = ['b', 'br', 'd', 'f', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 'st', 't', 'tr', 'v']
const VOWELS = ['a', 'e', 'i', 'o', 'u']
const WORDS = 50_000

function makeWord(rank: number): string {
  let word = ''
  for (let rest = rank + 80; rest > 0; ) {
    word += CONSONANTS[rest % CONSONANTS.length]! + VOWELS[(rest >> 4) % VOWELS.length]
    rest = Math.floor(rest / 80)
  }
  return word
}

/** A vocabulary, the most frequent word first. */
export const words = Array.from({ length: WORDS }, (_, rank) => makeWord(rank))

/** A word as texts use them: the n-th most frequent is met 1/n as often as the first (Zipf). */
const drawWord = (next: () => number): string => words[Math.floor(WORDS ** next()) - 1]!

export const drawText = (next: () => number, length: number): string =>
  Array.from({ length }, () => drawWord(next)).join(' ')
