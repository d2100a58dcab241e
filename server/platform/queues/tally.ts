/** Counts concurrent uses by key, with a limit. */
export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  enter(key: string): boolean {
    const count = this.#counts.get(key) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(key, count + 1)
    return true
  }

  leave(key: string): void {
    const count = this.#counts.get(key) ?? 0
    if (count > 1) this.#counts.set(key, count - 1)
    else this.#counts.delete(key)
  }
}
