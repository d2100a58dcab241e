import { isIPv6 } from 'node:net'
import { RANGE } from '../limits.ts'
import { BusiestMap } from '../queues/busiest-map.ts'
import { rangeOf } from './network.ts'

/** Keys per limit: about 4 MB under attack. */
const REMEMBERED = 20_000

interface Count {
  taken: number
  /** End of the window by `performance.now()`, which ignores changes of the clock. */
  until: number
}

/** Bounded counters by key; the highest remain. */
export const counts = () =>
  new BusiestMap<string, Count>({
    most: REMEMBERED,
    weight: ({ taken }) => taken,
    isOver: ({ until }, now) => until <= now,
  })

export function countOne(all: BusiestMap<string, Count>, key: string, timeWindow: number): Count {
  const known = all.get(key)
  if (known) {
    known.taken++
    return known
  }
  const fresh = { taken: 1, until: performance.now() + timeWindow }
  all.set(key, fresh)
  return fresh
}

/**
 * Store for @fastify/rate-limit. IPv6 networks also count toward their /48, with `RANGE.networks` times the limit: a rented /48 has 65,536
 * networks, which could otherwise multiply the limit and fill the memory.
 */
export class RateStore {
  readonly #keys = counts()
  readonly #ranges = counts()

  incr(
    key: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow = 0,
    max = 0,
  ): void {
    const { taken, until } = this.#count(key, timeWindow, max)
    done(null, { current: taken, ttl: until - performance.now() })
  }

  #count(key: string, timeWindow: number, max: number): Count {
    if (isIPv6(key)) {
      const { taken, until } = countOne(this.#ranges, rangeOf(key), timeWindow)
      // Over the limit; no counter is created for the network, to save memory.
      if (taken > max * RANGE.networks) return { taken: max + 1, until }
    }
    return countOne(this.#keys, key, timeWindow)
  }

  child(): RateStore {
    return new RateStore()
  }
}
