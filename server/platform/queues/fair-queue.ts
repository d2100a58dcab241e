/** Key for work that belongs to no user, such as demo data. */
export const NOBODY = 0

/** A fair queue: round robin over users, so that a user with many entries delays only their own. */
export class FairQueue<T, Person extends number | string = number> {
  readonly #waiting = new Map<Person, T[]>()
  readonly #most: number
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  get size(): number {
    return this.#size
  }

  /**
   * Adds an entry. If the queue is full, the last entry of the user with the most entries is dropped.
   * @returns the dropped entry, which may be `entry` itself; undefined for none.
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

  /** Removes the next entry of the next user who passes `may`; undefined for none. */
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

  clear(): T[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return all
  }
}
