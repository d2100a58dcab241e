import { VOCABULARY } from '../limits.ts'
import { indexed } from './stems.ts'
import { type Bringer, WordShares } from './word-shares.ts'

/** Letters that words are kept under. */
const START = 2

const LETTERS = /^[\p{L}\p{M}]+$/u

/** Words that name nothing, in the languages of the site: what is typed does not become one of them. */
const FUNCTION_WORDS = new Set(
  [
    'and,or,the,for,from,with,without,not,new,old',
    'und,oder,der,die,das,den,dem,des,ein,eine,einen,einer,fur,von,vom,mit,ohne,aus,zum,zur,neu,alt',
    'el,la,los,las,un,una,unos,unas,de,del,para,por,con,sin,nuevo,nueva',
    'et,ou,le,les,une,du,au,aux,pour,par,avec,sans,neuf,neuve',
    'في,من,على,مع,إلى,عن,بدون',
  ].flatMap((words) => words.split(',')),
)

/**
 * The words of items' names in memory, and in about how many names each stands: what is deleted is not taken off, so who takes a
 * word from here asks the index. At most VOCABULARY.words, as in `Vocabulary`.
 */
export class NameWords {
  readonly #byStart = new Map<string, Map<string, number>>()
  readonly #shares = new WordShares()
  #size = 0

  /** Counts names with this word. Numbers, models, very long words and words that name nothing are none. */
  add(typed: string, bringer: Bringer, names = 1): void {
    const word = indexed(typed)
    if (word.length < START || word.length > VOCABULARY.longest) return
    const start = word.slice(0, START)
    const words = this.#byStart.get(start)
    const before = words?.get(word)
    if (before !== undefined) {
      words!.set(word, before + names)
    } else if (LETTERS.test(word) && !FUNCTION_WORDS.has(word) && this.#shares.take(this.#size, bringer)) {
      this.#size++
      if (words) words.set(word, names)
      else this.#byStart.set(start, new Map([[word, names]]))
    }
  }

  /** The words that begin so, those in the most names first. None for a single letter. */
  beginningWith(typed: string, most: number): string[] {
    const start = indexed(typed)
    if (start.length < START) return []
    const best: { word: string; names: number }[] = []
    for (const [word, names] of this.#byStart.get(start.slice(0, START)) ?? []) {
      if ((best.length === most && names <= best.at(-1)!.names) || !word.startsWith(start)) continue
      // Few are kept, so each is put in its place instead of sorting all.
      let at = best.length
      while (at > 0 && best[at - 1]!.names < names) at--
      best.splice(at, 0, { word, names })
      if (best.length > most) best.pop()
    }
    return best.map(({ word }) => word)
  }
}
