interface Rules<Value> {
  /** Entries at most. */
  most: number
  /** How much is lost with an entry: the higher, the longer it stays. */
  weight(value: Value): number
  /** Whether an entry says nothing any more; `now` by `performance.now()`. */
  isOver(value: Value, now: number): boolean
}

/**
 * What is counted by key, of bounded size. Once it is full, what is over is forgotten, then the lighter half: whoever brings
 * ever new keys pushes out their own, and never the counts of those who have done much.
 */
export class BusiestMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #rules: Rules<Value>

  constructor(rules: Rules<Value>) {
    this.#rules = rules
  }

  get size(): number {
    return this.#entries.size
  }

  /** An entry that is over is none. */
  get(key: Key): Value | undefined {
    const value = this.#entries.get(key)
    return value !== undefined && this.#rules.isOver(value, performance.now()) ? undefined : value
  }

  set(key: Key, value: Value): void {
    if (this.#entries.size >= this.#rules.most && !this.#entries.has(key)) this.#makeRoom()
    this.#entries.set(key, value)
  }

  delete(key: Key): void {
    this.#entries.delete(key)
  }

  /** Half of all goes at once, so that sorting them costs each new entry next to nothing. */
  #makeRoom(): void {
    const { most, weight, isOver } = this.#rules
    const now = performance.now()
    for (const [key, value] of this.#entries) if (isOver(value, now)) this.#entries.delete(key)
    if (this.#entries.size < most) return
    const lightestFirst = [...this.#entries].sort((one, other) => weight(one[1]) - weight(other[1]))
    for (const [key] of lightestFirst.slice(0, Math.ceil(most / 2))) this.#entries.delete(key)
  }
}
