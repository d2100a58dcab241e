import { isIPv6 } from 'node:net'
import { RANGE } from '../limits.ts'
import { BusiestMap } from '../queues/busiest-map.ts'
import { rangeOf } from './network.ts'

/** Keys that one limit counts at most: some 4 MB when attacked. */
const REMEMBERED = 20_000

interface Count {
  taken: number
  /** When the count begins anew, in milliseconds by `performance.now()`: setting the clock does not end a wait. */
  until: number
}

/** How often each key has done something, the busiest remembered. */
export const counts = () =>
  new BusiestMap<string, Count>({
    most: REMEMBERED,
    weight: ({ taken }) => taken,
    isOver: ({ until }, now) => until <= now,
  })

/** Counts one more for a key; gives how many since its span began, that one among them. @param timeWindow milliseconds. */
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
 * Where @fastify/rate-limit keeps its counts, by the interface that it asks of stores. Where a key is an IPv6 network, the /48
 * that it lies in is counted too, and may have `RANGE.networks` times as much: somebody who has rented a /48 has 65,536
 * networks, and may neither ask as often as so many clients nor fill the memory with counts.
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
      // Over the limit. The network itself gets no count, which would take memory.
      if (taken > max * RANGE.networks) return { taken: max + 1, until }
    }
    return countOne(this.#keys, key, timeWindow)
  }

  /** The store of one limit; the library asks for one for each. */
  child(): RateStore {
    return new RateStore()
  }
}
