/** Whoever has nothing to do with any account, as the site's own demo data. */
export const NOBODY = 0

/**
 * What waits, taken in turns: one of each person's before a second of anybody's, so that whoever sends much waits behind
 * themselves and not before others.
 */
export class FairQueue<T, Person extends number | string = number> {
  /** The one whose turn is next stands first. */
  readonly #waiting = new Map<Person, T[]>()
  readonly #most: number
  #size = 0

  /** @param most that may wait in all. */
  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /**
   * Lets `entry` wait for its person's turn. Where the queue is full, the last entry of whoever has the most waiting gives way.
   *
   * @returns what found no room: nothing, somebody's last entry, or `entry` itself where nobody has more waiting.
   */
  push(person: Person, entry: T): T | undefined {
    const own = this.#waiting.get(person) ?? []
    let left: T | undefined
    if (this.#size >= this.#most) {
      const [greediest, theirs] = [...this.#waiting].reduce((one, other) =>
        other[1].length > one[1].length ? other : one,
      )
      if (theirs.length <= own.length + 1) return entry
      left = theirs.pop()
      this.#size--
      if (theirs.length === 0) this.#waiting.delete(greediest)
    }
    own.push(entry)
    this.#waiting.set(person, own)
    this.#size++
    return left
  }

  /** Takes the next entry of the next person who `may` have a turn; undefined for none. */
  take(may: (person: Person) => boolean = () => true): T | undefined {
    for (const [person, own] of this.#waiting) {
      if (!may(person)) continue
      const entry = own.shift()!
      this.#waiting.delete(person)
      if (own.length > 0) this.#waiting.set(person, own)
      this.#size--
      return entry
    }
    return undefined
  }

  /** Empties the queue; gives what waited. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return all
  }
}
