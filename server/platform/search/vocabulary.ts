import type { Language } from '../catalogues/current.ts'
import { COMPOUND, TYPO, VOCABULARY } from '../limits.ts'
import { isKindOf } from './compounds.ts'
import { isInflection } from './inflections.ts'
import { differing, lettersOf, slipsBetween } from './slips.ts'
import { indexed, spelt, stemOf, stemsOf, writtenIn } from './stems.ts'
import { type Bringer, WordShares } from './word-shares.ts'

/** Words with a digit are models and sizes: one slip more is another thing. */
const WORD = /^[\p{L}\p{M}]+$/u
const LATIN_WORD = /^\p{Script=Latin}+$/u

/**
 * Whether words with one stem may be forms of one another in a language that is not the site's first in their script. Two
 * endings of a verb seldom are: in Spanish "guitaar" and "guitar" would be.
 */
function alike(one: string, other: string, language: Language): boolean {
  const [first, second, stem] = [spelt(one, language), spelt(other, language), stemOf(one, language)]
  return first === stem || second === stem || first.startsWith(second) || second.startsWith(first)
}

/** A word and how many slips it is away. */
interface NearWord {
  word: string
  slips: number
}

/**
 * The words of this market, in memory. It may hold words that no item has any more: who takes one from here asks
 * the index. At most VOCABULARY.words; further ones are not learned, so nobody fills the memory with words, and nobody alone
 * takes the room of all others (`WordShares`).
 */
export class Vocabulary {
  /** Whether all words of the index have been read. */
  isWhole = false
  readonly #words = new Set<string>()
  readonly #shares = new WordShares()
  readonly #byLength: { words: string[]; letters: number[] }[] = []
  /** Words that have a stem in any language, with a blank between: a list for each would take several times as much. */
  readonly #byStem = new Map<string, string>()
  /** Long Latin words by the last letters of their German stem, for compounds: stem, word, stem, word, with blanks between. */
  readonly #byEnd = new Map<string, string>()

  get size(): number {
    return this.#words.size
  }

  /** Learns a word and says whether it is a new one. Numbers, models and very long words are none. */
  add(typed: string, bringer: Bringer): boolean {
    const word = indexed(typed)
    if (word.length < 2 || word.length > VOCABULARY.longest || !WORD.test(word)) return false
    if (this.#words.has(word) || !this.#shares.take(this.#words.size, bringer)) return false
    this.#words.add(word)
    this.#byLength[word.length] ??= { words: [], letters: [] }
    const { words, letters } = this.#byLength[word.length]!
    words.push(word)
    letters.push(lettersOf(word))
    for (const stem of stemsOf(word)) {
      const others = this.#byStem.get(stem)
      this.#byStem.set(stem, others === undefined ? word : `${others} ${word}`)
    }
    if (word.length >= COMPOUND.whole && LATIN_WORD.test(word)) {
      const stem = stemOf(word, 'de')
      const end = stem.slice(-COMPOUND.ending)
      const others = this.#byEnd.get(end)
      this.#byEnd.set(end, `${others === undefined ? '' : `${others} `}${stem} ${word}`)
    }
    return true
  }

  /** Whether a word, in lower case, is one of this market. */
  has = (word: string): boolean => this.#words.has(indexed(word))

  /** Whether an item may have a word: all but words with digits and very long ones are known once `isWhole`. */
  mayHave(typed: string): boolean {
    const word = indexed(typed)
    const isLearned = WORD.test(word) && word.length >= 2 && word.length <= VOCABULARY.longest
    return !isLearned || !this.isWhole || this.#words.size >= VOCABULARY.freely || this.#words.has(word)
  }

  /** The words of the market that are the same noun or adjective as one of this language, without itself; at most VOCABULARY.forms. */
  inflectionsOf(word: string, language: Language): string[] {
    const own = indexed(word)
    const others = this.#byStem.get(stemOf(own, language))?.split(' ') ?? []
    return others
      .filter((other) => other !== own && isInflection(own, other, language))
      .slice(0, VOCABULARY.forms)
  }

  /** German compounds of this market that are a kind of what a word names (Kinderfahrräder for Fahrrad), at most COMPOUND.most. */
  compoundsOf(word: string): string[] {
    const end = indexed(word)
    const part = stemOf(end, 'de')
    if (end.length < COMPOUND.part || part.length < COMPOUND.ending) return []
    // A short stem is the end of too many words: "hos" of "Hose". Then the word itself must be the end.
    const isLong = part.length >= COMPOUND.part
    const found: string[] = []
    const pairs = this.#byEnd.get(part.slice(-COMPOUND.ending))?.split(' ') ?? []
    for (let at = 0; at < pairs.length && found.length < COMPOUND.most; at += 2) {
      const [stem, other] = [pairs[at]!, pairs[at + 1]!]
      if (stem.endsWith(part) && (isLong || other.endsWith(end)) && isKindOf(stem, part)) found.push(other)
    }
    return found
  }

  /**
   * Other forms of a word in the first of these languages in which the market has any, at most VOCABULARY.forms.
   *
   * @param languages of the site, its own first.
   */
  formsOf(typed: string, languages: readonly Language[]): string[] {
    if (typed.length > VOCABULARY.longest) return []
    const word = indexed(typed)
    const written = writtenIn(word, languages)
    for (const language of written.length > 0 ? written : languages.slice(0, 1)) {
      const stem = stemOf(word, language)
      const forms: string[] = []
      for (const other of this.#byStem.get(stem)?.split(' ') ?? []) {
        const isForm = other !== word && stemOf(other, language) === stem
        if (isForm && (language === written[0] || alike(word, other, language))) forms.push(other)
        if (forms.length === VOCABULARY.forms) break
      }
      if (forms.length > 0) return forms
    }
    return []
  }

  /** The longest word of the market that a word begins or ends with, as many German and Arabic ones do; at least 4 letters. */
  within(typed: string): string | undefined {
    const word = indexed(typed).slice(0, VOCABULARY.longest)
    for (let length = word.length - 1; length >= TYPO.shortest; length--) {
      for (const part of [word.slice(-length), word.slice(0, length)]) if (this.#words.has(part)) return part
    }
    return undefined
  }

  /**
   * The words that are the fewest slips away, the nearest first and of those the ones with the same first letter. One slip up
   * to TYPO.oneSlip letters, two beyond; none for short words, numbers and models.
   */
  near(typed: string): NearWord[] {
    const word = indexed(typed)
    if (word.length < TYPO.shortest || word.length > VOCABULARY.longest || !WORD.test(word)) return []
    const most = word.length > TYPO.oneSlip ? 2 : 1
    const letters = lettersOf(word)
    const found: NearWord[] = []
    for (let length = word.length - most; length <= word.length + most; length++) {
      const bucket = this.#byLength[length]
      for (let at = 0; at < (bucket?.words.length ?? 0); at++) {
        if (differing(letters, bucket!.letters[at]!) > 2 * most) continue
        const slips = slipsBetween(word, bucket!.words[at]!, most)
        if (slips > 0 && slips <= most) found.push({ word: bucket!.words[at]!, slips })
      }
    }
    const unlike = (other: NearWord) => 2 * other.slips + (other.word[0] === word[0] ? 0 : 1)
    return found.sort((a, b) => unlike(a) - unlike(b))
  }
}
