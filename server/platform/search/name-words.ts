import { VOCABULARY } from '../limits.ts'
import { FUNCTION_WORDS } from './function-words.ts'
import { indexed } from './stems.ts'
import { type Bringer, WordShares } from './word-shares.ts'

const START = 2

const LETTERS = /^[\p{L}\p{M}]+$/u

/** Words that change the meaning of a name, so they are not stop words: "bike without basket", "aux cable". No name is completed with them. */
const SAYING = 'not without new old ohne neu alt sin nuevo nueva sans neuf neuve aux par بدون'.split(' ')

/** Words that completions do not suggest. */
const NO_NAMES = new Set([...FUNCTION_WORDS, ...SAYING].map(indexed))

/** Words of item names with approximate counts: deletions are not subtracted, so callers verify in the index. At most VOCABULARY.words. */
export class NameWords {
  readonly #byStart = new Map<string, Map<string, number>>()
  readonly #shares = new WordShares()
  #size = 0

  /** Counts a word of names. Ignores numbers, model numbers, very long words and stop words. */
  add(typed: string, bringer: Bringer, names = 1): void {
    const word = indexed(typed)
    if (word.length < START || word.length > VOCABULARY.longest) return
    const start = word.slice(0, START)
    const words = this.#byStart.get(start)
    const before = words?.get(word)
    if (before !== undefined) {
      words!.set(word, before + names)
    } else if (LETTERS.test(word) && !NO_NAMES.has(word) && this.#shares.take(this.#size, bringer)) {
      this.#size++
      if (words) words.set(word, names)
      else this.#byStart.set(start, new Map([[word, names]]))
    }
  }

  /** Words with this prefix, the most frequent first. None for a single letter. */
  beginningWith(typed: string, most: number): string[] {
    const start = indexed(typed)
    if (start.length < START) return []
    const best: { word: string; names: number }[] = []
    for (const [word, names] of this.#byStart.get(start.slice(0, START)) ?? []) {
      if ((best.length === most && names <= best.at(-1)!.names) || !word.startsWith(start)) continue
      // Insertion sort, because `most` is small.
      let at = best.length
      while (at > 0 && best[at - 1]!.names < names) at--
      best.splice(at, 0, { word, names })
      if (best.length > most) best.pop()
    }
    return best.map(({ word }) => word)
  }
}
