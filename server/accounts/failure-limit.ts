import { LRUCache } from 'lru-cache'
import { AppError, tooMany } from '../errors.ts'
import type { Rate } from '../http/rate-limit.ts'

/** Keys that are remembered at most, the longest unused forgotten first. */
const REMEMBERED = 100_000

/**
 * Counts wrong guesses by key. Each is counted before it is looked at, and taken back when it was none, so that
 * of thousands at once no more than `max` are looked at.
 */
export class FailureLimit {
  readonly #rate: Rate
  readonly #counts: LRUCache<string, { failures: number }>

  readonly #message: string | undefined

  /** @param message of the 429, where the usual one does not help. */
  constructor(rate: Rate, message?: string) {
    this.#rate = rate
    this.#message = message
    this.#counts = new LRUCache({ max: REMEMBERED, ttl: rate.timeWindow, noUpdateTTL: true })
  }

  /**
   * Runs `guess`, which fails with 401 or 422 where it is wrong.
   *
   * @throws AppError 429 after `max` wrong guesses in the time window, without running it; what `guess` throws.
   */
  async watch<T>(key: string, guess: () => T | Promise<T>): Promise<T> {
    const count = this.#counts.get(key) ?? { failures: 0 }
    if (count.failures >= this.#rate.max) {
      throw tooMany(this.#counts.getRemainingTTL(key) / 1000, this.#message)
    }
    count.failures++
    this.#counts.set(key, count)
    try {
      const result = await guess()
      count.failures--
      return result
    } catch (error) {
      const wrong = error instanceof AppError && (error.status === 401 || error.status === 422)
      if (!wrong) count.failures--
      throw error
    }
  }

  /** Forgets all wrong guesses of a key. */
  forget(key: string): void {
    this.#counts.delete(key)
  }
}
