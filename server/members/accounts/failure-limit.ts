import { AppError, tooMany } from '../../platform/errors.ts'
import type { Rate } from '../../platform/http/rate-limit.ts'
import { BusiestMap } from '../../platform/queues/busiest-map.ts'

/** Keys that are remembered at most, those with the fewest wrong guesses forgotten first. */
const REMEMBERED = 100_000

interface FailureRate extends Rate {
  /** Milliseconds: each wait is twice as long as the one before, up to this. Left out, all are as long as the time window. */
  longest?: number
}

interface Count {
  /** Guesses that were wrong, and those still being looked at. */
  taken: number
  wrong: number
  /** Waits so far. */
  waits: number
  /** When `taken` and `wrong` begin anew, by `performance.now()`. */
  until: number
}

/**
 * Counts wrong guesses by key. Each is counted before it is looked at, and taken back when it was none, so that
 * of thousands at once no more than `max` are looked at.
 */
export class FailureLimit {
  readonly #rate: Required<FailureRate>
  readonly #counts: BusiestMap<string, Count>
  readonly #message: (() => string) | undefined

  /** @param message of the 429, where the usual one does not help. */
  constructor(rate: FailureRate, message?: () => string) {
    this.#rate = { longest: rate.timeWindow, ...rate }
    this.#message = message
    const { max, longest } = this.#rate
    this.#counts = new BusiestMap({
      most: REMEMBERED,
      weight: ({ taken, waits }) => taken + waits * max,
      // How long the next wait is stays known for as long as the longest is, after the last one.
      isOver: ({ until }, now) => until + longest < now,
    })
  }

  #countOf(key: string, now: number): Count {
    const { timeWindow } = this.#rate
    const known = this.#counts.get(key)
    if (known && now < known.until) return known
    const count = { taken: 0, wrong: 0, waits: known?.waits ?? 0, until: now + timeWindow }
    this.#counts.set(key, count)
    return count
  }

  /**
   * Runs `guess`, which fails with 401 or 422 where it is wrong.
   *
   * @throws AppError 429 after `max` wrong guesses in the time window, without running it; what `guess` throws.
   */
  async watch<T>(key: string, guess: () => T | Promise<T>): Promise<T> {
    const { max, timeWindow, longest } = this.#rate
    const now = performance.now()
    const count = this.#countOf(key, now)
    if (count.taken >= max) throw tooMany((count.until - now) / 1000, this.#message?.())
    count.taken++
    try {
      const result = await guess()
      count.taken--
      return result
    } catch (error) {
      const isWrong = error instanceof AppError && (error.status === 401 || error.status === 422)
      if (isWrong) count.wrong++
      else count.taken--
      if (isWrong && count.wrong === max) {
        count.until = performance.now() + Math.min(timeWindow * 2 ** count.waits, longest)
        count.waits++
      }
      throw error
    }
  }

  /** Forgets all wrong guesses of a key. */
  forget(key: string): void {
    this.#counts.delete(key)
  }
}
