interface Rules<Value> {
  most: number
  /** Cost of evicting an entry: the lowest are evicted first. */
  weight(value: Value): number
  /** True if an entry has expired; `now` is from `performance.now()`. */
  isOver(value: Value, now: number): boolean
}

/** When full, evicts expired entries, then the lighter half, so that a client with many keys only evicts its own. */
export class BusiestMap<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #rules: Rules<Value>

  constructor(rules: Rules<Value>) {
    this.#rules = rules
  }

  get size(): number {
    return this.#entries.size
  }

  /** Ignores expired entries. */
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

  /** Evicts half of the entries at once, which amortizes the cost of sorting. */
  #makeRoom(): void {
    const { most, weight, isOver } = this.#rules
    const now = performance.now()
    for (const [key, value] of this.#entries) if (isOver(value, now)) this.#entries.delete(key)
    if (this.#entries.size < most) return
    const lightestFirst = [...this.#entries].sort((one, other) => weight(one[1]) - weight(other[1]))
    for (const [key] of lightestFirst.slice(0, Math.ceil(most / 2))) this.#entries.delete(key)
  }
}
