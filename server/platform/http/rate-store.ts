import { isIPv6 } from 'node:net'
import { Attempts, timeLeft, type Window } from '../attempts.ts'
import { RANGE } from '../limits.ts'
import { rangeOf } from './network.ts'

/**
 * Store for @fastify/rate-limit. IPv6 networks also count toward their /48, with `RANGE.networks` times the limit: a rented /48 has 65,536
 * networks, which could otherwise multiply the limit and fill the memory.
 */
export class RateStore {
  readonly #keys = new Attempts()
  readonly #ranges = new Attempts()

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 0,
    max = 0,
  ): void {
    const window = this.#count(key, timeWindow, max)
    done(null, { current: window.taken, ttl: timeLeft(window) })
  }

  #count(key: string, timeWindow: number, max: number): Window {
    if (isIPv6(key)) {
      const { taken, until } = this.#ranges.count(rangeOf(key), timeWindow)
      // Over the limit of the /48. No counter is created for the /64, to save memory.
      if (taken > max * RANGE.networks) return { taken: max + 1, until }
    }
    return this.#keys.count(key, timeWindow)
  }

  child(): RateStore {
    return new RateStore()
  }
}
