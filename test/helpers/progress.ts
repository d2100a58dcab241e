import type { TestResults } from './tap-results.ts'

/** Milliseconds between two lines that say which files still run. */
const SILENCE = 60_000
/** How many of the slowest are named at the end, where there were more. */
const SLOWEST = 10

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Says in plain lines of text how far a run of test files has come. */
export class Progress {
  readonly #total: number
  readonly #say: (line: string) => void
  readonly #started = performance.now()
  readonly #running = new Map<string, number>()
  readonly #took: { name: string; milliseconds: number }[] = []
  #ended = 0
  readonly #clock: ReturnType<typeof setInterval>

  constructor(total: number, say: (line: string) => void) {
    this.#total = total
    this.#say = say
    this.#clock = setInterval(() => this.#tell(), SILENCE)
  }

  /** Notes that a file begins; gives a function to be called with its results when it has ended. */
  begin(name: string): (results: TestResults) => void {
    const since = performance.now()
    this.#running.set(name, since)
    return ({ passed, failed, failures, shown }) => {
      this.#running.delete(name)
      this.#ended += 1
      this.#took.push({ name, milliseconds: performance.now() - since })
      const count = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`
      this.#say(`file ${this.#ended} of ${this.#total}: ${name}: ${count}, ${seconds(since)}`)
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

  #tell(): void {
    const running = [...this.#running].map(([name, since]) => `${name} for ${seconds(since)}`)
    this.#say(
      `${this.#ended} of ${this.#total} files after ${seconds(this.#started)}; running: ${running.join(', ')}`,
    )
  }
}
