import { AppError, tooMany } from './errors.ts'

/** `max` attempts in a window of `timeWindow` milliseconds, which begins with the first attempt. */
export interface Rate {
  max: number
  timeWindow: number
}

/** Attempts of one key. Times are from `performance.now()`, which clock changes do not affect. */
export interface Window {
  taken: number
  /** End of the window, or of the wait that began in it. */
  until: number
  /** Distinct subjects of the attempts; set if these are limited instead of the attempts. */
  subjects?: Set<number | string>
  failed?: number
  /** Waits so far, and the attempts of the windows before them. The next window takes over both. */
  waits?: number
  earlier?: number
}

const weight = ({ taken, subjects, earlier = 0 }: Window) => taken + (subjects?.size ?? 0) + earlier

/**
 * Windows of many keys. If the store is full, expired windows are evicted, then the half with the fewest attempts. A client with many
 * keys therefore evicts only its own windows.
 */
export class Attempts<Key extends number | string = string> {
  readonly #windows = new Map<Key, Window>()
  readonly #most: number
  readonly #remembered: number

  /**
   * @param most maximum stored keys; 20,000 take about 4 MB.
   * @param remembered milliseconds after a window for which its number of waits is remembered.
   */
  constructor({ most = 20_000, remembered = 0 } = {}) {
    this.#most = most
    this.#remembered = remembered
  }

  get size(): number {
    return this.#windows.size
  }

  /** The current window of a key. A new one begins if there is none. */
  window(key: Key, timeWindow: number): Window {
    const now = performance.now()
    const known = this.#windows.get(key)
    if (known && now < known.until) return known
    const fresh: Window = { taken: 0, until: now + timeWindow }
    if (known?.waits && now <= known.until + this.#remembered) {
      fresh.waits = known.waits
      fresh.earlier = known.earlier ?? 0
    }
    if (!known && this.#windows.size >= this.#most) this.#makeRoom(now)
    this.#windows.set(key, fresh)
    return fresh
  }

  count(key: Key, timeWindow: number): Window {
    const window = this.window(key, timeWindow)
    window.taken++
    return window
  }

  forget(key: Key): void {
    this.#windows.delete(key)
  }

  /** Evicts half of the windows at once, so that the cost of sorting is spread over many insertions. */
  #makeRoom(now: number): void {
    for (const [key, { until, waits }] of this.#windows)
      if (until + (waits ? this.#remembered : 0) <= now) this.#windows.delete(key)
    if (this.#windows.size < this.#most) return
    const lightestFirst = [...this.#windows].sort((one, other) => weight(one[1]) - weight(other[1]))
    for (const [key] of lightestFirst.slice(0, Math.ceil(this.#most / 2))) this.#windows.delete(key)
  }
}

/** Milliseconds until a window ends. */
export const timeLeft = ({ until }: Window): number => until - performance.now()

interface FailureRate extends Rate {
  /** Maximum wait in milliseconds; waits double up to it. Default: each wait is the time window. */
  longest?: number
}

/** Counts an attempt before it runs and takes the count back on success, so that at most `max` of many parallel attempts run. */
export class FailureLimit {
  readonly #rate: Required<FailureRate>
  readonly #attempts: Attempts
  readonly #message: (() => string) | undefined

  /** @param message replaces the default text of the 429. */
  constructor(rate: FailureRate, message?: () => string) {
    this.#rate = { longest: rate.timeWindow, ...rate }
    this.#message = message
    this.#attempts = new Attempts({ most: 100_000, remembered: this.#rate.longest })
  }

  /** @param attempt fails with 401 or 422. @throws AppError 429 after `max` failures, without running it; what `attempt` throws */
  async watch<T>(key: string, attempt: () => T | Promise<T>): Promise<T> {
    const { max, timeWindow, longest } = this.#rate
    const window = this.#attempts.window(key, timeWindow)
    if (window.taken >= max) throw tooMany(timeLeft(window) / 1000, this.#message?.())
    window.taken++
    try {
      const result = await attempt()
      window.taken--
      return result
    } catch (error) {
      const isWrong = error instanceof AppError && (error.status === 401 || error.status === 422)
      if (isWrong) window.failed = (window.failed ?? 0) + 1
      else window.taken--
      if (isWrong && window.failed === max) {
        const { waits = 0, earlier = 0 } = window
        window.until = performance.now() + Math.min(timeWindow * 2 ** waits, longest)
        window.waits = waits + 1
        window.earlier = earlier + max
      }
      throw error
    }
  }

  forget(key: string): void {
    this.#attempts.forget(key)
  }
}

/** Limits the different subjects of a key. After `max` of them, the key waits for one time window. */
export class SubjectLimit<Key extends number | string> {
  readonly #rate: Rate
  readonly #attempts: Attempts<Key>

  constructor(rate: Rate, most: number) {
    this.#rate = rate
    this.#attempts = new Attempts<Key>({ most })
  }

  /** False if over the limit. */
  take(key: Key, subject: number): boolean {
    const { max, timeWindow } = this.#rate
    const window = this.#attempts.window(key, timeWindow)
    window.subjects ??= new Set()
    if (window.subjects.size >= max) return false
    if (window.subjects.has(subject)) return true
    window.subjects.add(subject)
    if (window.subjects.size === max) window.until = performance.now() + timeWindow
    return true
  }
}
