import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Noun } from '../../../db/versions.ts'

/** Cache key and dependencies of a page. It outlives the request, so it must not reference it. */
export interface Place {
  key: string
  shows: readonly Noun[]
  /** Variant of the page for this request; each is cached. */
  formFor?: (request: FastifyRequest) => string
  /** False if the route must handle this request. Default: true. */
  isReadyFor?: (request: FastifyRequest) => boolean
}

/** Longer URLs are not cached, to bound the memory. */
const LONGEST = 500

interface Known {
  place: Place
  visitor: boolean
  viewer: boolean
}

/** Learned from 200 responses. Signed-in users get an entry only if visitors get the page, so protected pages are excluded. */
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
