import { AppError, tooMany } from '../../platform/errors.ts'
import type { Rate } from '../../platform/http/rate-limit.ts'
import { BusiestMap } from '../../platform/queues/busiest-map.ts'

const REMEMBERED = 100_000

interface FailureRate extends Rate {
  /** Maximum wait in milliseconds; waits double up to it. Default: each wait is the time window. */
  longest?: number
}

interface Count {
  taken: number
  wrong: number
  waits: number
  until: number
}

/** Counts attempts before they run and uncounts them on success, so that at most `max` of many parallel ones run. */
export class FailureLimit {
  readonly #rate: Required<FailureRate>
  readonly #counts: BusiestMap<string, Count>
  readonly #message: (() => string) | undefined

  /** @param message replaces the default text of the 429. */
  constructor(rate: FailureRate, message?: () => string) {
    this.#rate = { longest: rate.timeWindow, ...rate }
    this.#message = message
    const { max, longest } = this.#rate
    this.#counts = new BusiestMap({
      most: REMEMBERED,
      weight: ({ taken, waits }) => taken + waits * max,
      // The number of waits is remembered for `longest` after the last one.
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

  /** @param guess fails with 401 or 422. @throws AppError 429 after `max` failures, without running it; what `guess` throws */
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

  forget(key: string): void {
    this.#counts.delete(key)
  }
}
