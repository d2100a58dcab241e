import type { TestResults } from './tap-results.ts'

/** Interval in milliseconds of lines about running files. */
const SILENCE = 60_000
/** Number of slowest files listed at the end. */
const SLOWEST = 10

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Prints the progress of a test run as plain lines. */
export class Progress {
  readonly #started = performance.now()
  readonly #running = new Map<string, number>()
  readonly #took: { name: string; milliseconds: number }[] = []
  readonly #clock = setInterval(() => this.#sayRunning(), SILENCE)
  readonly #total: number
  readonly #say: (line: string) => void

  constructor(total: number, say: (line: string) => void) {
    this.#total = total
    this.#say = say
  }

  /** Registers a started file; returns a function to call with its results. */
  begin(name: string): (results: TestResults) => void {
    const since = performance.now()
    this.#running.set(name, since)
    return ({ passed, failed, failures, shown }) => {
      this.#running.delete(name)
      this.#took.push({ name, milliseconds: performance.now() - since })
      const count = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
      this.#say(`file ${this.#took.length} of ${this.#total}: ${name}: ${count}, ${seconds(since)}`)
      for (const text of [...failures.map((name) => `FAILED: ${name}`), ...shown]) this.#say(text)
    }
  }

  end(): void {
    clearInterval(this.#clock)
    if (this.#total <= SLOWEST) return
    const slowest = this.#took.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST)
    const named = slowest.map(({ name, milliseconds }) => `${name} ${(milliseconds / 1000).toFixed(0)} s`)
    this.#say(`${this.#total} files in ${seconds(this.#started)}; the slowest: ${named.join(', ')}`)
  }

  #sayRunning(): void {
    const running = [...this.#running].map(([name, since]) => `${name} for ${seconds(since)}`)
    this.#say(
      `${this.#took.length} of ${this.#total} files after ${seconds(this.#started)}; running: ${running.join(', ')}`,
    )
  }
}
