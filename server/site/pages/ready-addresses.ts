import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Noun } from '../../../db/versions.ts'

/** The key of a kept page, and what it shows. It lives as long as the address is remembered, so it must not hold on to a request. */
export interface Place {
  key: string
  /** Tables; the page is made anew when one of them has changed. */
  shows: readonly Noun[]
  /** In which form who asks sees the page, where not all see the same: it is kept in each. */
  formFor?: (request: FastifyRequest) => string
  /** Whether who asks may get the page without its route, which has to look at some people first. Left out, all may. */
  isReadyFor?: (request: FastifyRequest) => boolean
}

/** Characters of an address that is remembered. A longer one is answered by its route; it could fill the memory. */
const LONGEST = 500

interface Known {
  place: Place
  visitor: boolean
  viewer: boolean
}

/**
 * Which kept page an address leads to, learned from answers with 200 by the whole way through hooks and route. A
 * signed-in person is told of it only where a visitor, too, has got the same page there: so nothing behind sign-in, or
 * for admins alone, is ever among them.
 */
export class ReadyAddresses {
  readonly #known = new LRUCache<string, Known>({ max: 5000 })

  learn(address: string, place: Place, by: 'visitor' | 'viewer'): void {
    if (address.length > LONGEST) return
    const known = this.#known.get(address)
    if (known?.place.key === place.key) known[by] = true
    else this.#known.set(address, { place, visitor: by === 'visitor', viewer: by === 'viewer' })
  }

  find(address: string, by: 'visitor' | 'viewer'): Place | undefined {
    const known = this.#known.get(address)
    return known?.visitor && (by === 'visitor' || known.viewer) ? known.place : undefined
  }
}
