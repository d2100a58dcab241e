import type { Language } from '../catalogues/current.ts'
import { COMPOUND, TYPO, VOCABULARY } from '../limits.ts'
import { isKindOf } from './compounds.ts'
import { isInflection } from './inflections.ts'
import { differing, lettersOf, slipsBetween } from './slips.ts'
import { indexed, spelt, stemOf, stemsOf, writtenIn } from './stems.ts'
import { type Bringer, WordShares } from './word-shares.ts'

/** Only words of letters. Words with digits are model numbers or sizes: another digit is another item, not a typo. */
const WORD = /^[\p{L}\p{M}]+$/u
const LATIN_WORD = /^\p{Script=Latin}+$/u

/** Inflection check for languages other than the word's own. It is stricter, to exclude most verbs: Spanish "guitaar" and "guitar" share a stem. */
function alike(one: string, other: string, language: Language): boolean {
  const [first, second, stem] = [spelt(one, language), spelt(other, language), stemOf(one, language)]
  return first === stem || second === stem || first.startsWith(second) || second.startsWith(first)
}

interface NearWord {
  word: string
  slips: number
}

/** The words of the market, in memory. May have words of deleted items, so callers check the index. Users share it fairly (`WordShares`). */
export class Vocabulary {
  isWhole = false
  readonly #words = new Set<string>()
  readonly #shares = new WordShares()
  readonly #byLength: { words: string[]; letters: number[] }[] = []
  /** Words by stem, separated by blanks, which uses a fraction of the memory of arrays. */
  readonly #byStem = new Map<string, string>()
  /** Long Latin words by the last letters of their German stem, to find compounds. A value alternates stems and words, separated by blanks. */
  readonly #byEnd = new Map<string, string>()

  get size(): number {
    return this.#words.size
  }

  /** Adds a word; true if new. Ignores numbers, model numbers and very long words. */
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

  has = (word: string): boolean => this.#words.has(indexed(word))

  /** False if no item contains the word. Words with digits and very long ones are unknown. */
  mayHave(typed: string): boolean {
    const word = indexed(typed)
    const isLearned = WORD.test(word) && word.length >= 2 && word.length <= VOCABULARY.longest
    return !isLearned || !this.isWhole || this.#words.size >= VOCABULARY.freely || this.#words.has(word)
  }

  /** Inflections in this language, without the word itself, at most VOCABULARY.forms. */
  inflectionsOf(word: string, language: Language): string[] {
    const own = indexed(word)
    const others = this.#byStem.get(stemOf(own, language))?.split(' ') ?? []
    return others
      .filter((other) => other !== own && isInflection(own, other, language))
      .slice(0, VOCABULARY.forms)
  }

  /** German compounds that end in a word (Kinderfahrräder for Fahrrad), at most COMPOUND.most. */
  compoundsOf(word: string): string[] {
    const end = indexed(word)
    const part = stemOf(end, 'de')
    if (end.length < COMPOUND.part || part.length < COMPOUND.ending) return []
    // A short stem ends too many words ("hos" of "Hose"), so the whole word must be the end.
    const isLong = part.length >= COMPOUND.part
    const found: string[] = []
    const pairs = this.#byEnd.get(part.slice(-COMPOUND.ending))?.split(' ') ?? []
    for (let at = 0; at < pairs.length && found.length < COMPOUND.most; at += 2) {
      const [stem, other] = [pairs[at]!, pairs[at + 1]!]
      if (stem.endsWith(part) && (isLong || other.endsWith(end)) && isKindOf(stem, part)) found.push(other)
    }
    return found
  }

  /** Inflections of a word in the first language that has any, at most VOCABULARY.forms. @param languages of the site, the main language first. */
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

  /** The longest known word of at least 4 letters that begins or ends the typed word, for German compounds and Arabic prefixes. */
  within(typed: string): string | undefined {
    const word = indexed(typed).slice(0, VOCABULARY.longest)
    for (let length = word.length - 1; length >= TYPO.shortest; length--) {
      for (const part of [word.slice(-length), word.slice(0, length)]) if (this.#words.has(part)) return part
    }
    return undefined
  }

  /**
   * Known words at the smallest edit distance, those with the same first letter first. Distance 1 up to TYPO.oneSlip letters, 2 above;
   * none for short words, numbers and model numbers.
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
