import { VOCABULARY } from '../limits.ts'

/** Returns the account id of the user whose item brings a word; undefined for admins or if unknown. */
export type Bringer = () => number | undefined

export class WordShares {
  readonly #brought = new Map<number, number>()

  /** Counts a new word for the user whose item brings it. The user is only looked up when room is scarce. @param known number of words so far. */
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
