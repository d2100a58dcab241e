import { isIPv6 } from 'node:net'
import { BusiestMap } from '../busiest-map.ts'
import { RANGE } from '../limits.ts'
import { rangeOf } from './network.ts'

/** Keys that a limit remembers at most: some 4 MB each when attacked. */
const REMEMBERED = 20_000

interface Count {
  taken: number
  /** By `performance.now()`, in milliseconds: a clock that is set does not end a wait. */
  until: number
}

const counts = () =>
  new BusiestMap<string, Count>({
    most: REMEMBERED,
    weight: ({ taken }) => taken,
    isOver: ({ until }, now) => until <= now,
  })

function countOne(all: BusiestMap<string, Count>, key: string, timeWindow: number): Count {
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
 * Where @fastify/rate-limit counts. Besides each key it counts the /48 that an IPv6 network lies in, up to `RANGE.networks`
 * times as much: 65,536 networks that somebody has rented are not as many clients, and do not fill the memory.
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
      // Nothing is remembered of those that are turned away.
      if (taken > max * RANGE.networks) return { taken: max + 1, until }
    }
    return countOne(this.#keys, key, timeWindow)
  }

  /** Each limit has a memory of its own. */
  child(): RateStore {
    return new RateStore()
  }
}
