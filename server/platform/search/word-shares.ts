import { VOCABULARY } from '../limits.ts'

/** Says whose a word is: the id of an account; undefined for those of admins, and where nobody knows any more. */
export type Bringer = () => number | undefined

/** Room for the words of the market, so shared that one person cannot take all of it. */
export class WordShares {
  readonly #brought = new Map<number, number>()

  /**
   * Whether one more word has room, and counts it for who brings it. Who that is, is asked once the room gets scarce.
   *
   * @param known words that are kept so far.
   */
  take(known: number, bringer: Bringer): boolean {
    if (known >= VOCABULARY.words) return false
    if (known < VOCABULARY.freely) return true
    const id = bringer()
    if (id === undefined) return true
    const brought = this.#brought.get(id) ?? 0
    if (brought >= VOCABULARY.perPerson) return false
    this.#brought.set(id, brought + 1)
    return true
  }
}
