/** A word in half of all items, such as "vintage" on a site for old things. */
export const COMMON_WORD = 'vintage'

/** Synonym of COMMON_WORD set by admins; in no text. */
export const SYNONYM = 'bygone'

/** A word in half of all descriptions and in no name. */
export const UNNAMED_WORD = 'condition'

/** A word shared by five items, like a model number. */
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

/** Vocabulary, most frequent word first. */
export const words = Array.from({ length: WORDS }, (_, rank) => makeWord(rank))

/** Zipf-distributed word: the n-th has 1/n of the first one's frequency. */
const drawWord = (next: () => number): string => words[Math.floor(WORDS ** next()) - 1]!

export const drawText = (next: () => number, length: number): string =>
  Array.from({ length }, () => drawWord(next)).join(' ')
