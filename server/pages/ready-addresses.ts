import { LRUCache } from 'lru-cache'
import type { Noun } from '../../db/versions.ts'

/** Under what a page is kept, and what it shows. */
export interface Place {
  key: string
  shows: readonly Noun[]
  /** Whose contact details stand in the page; undefined for nobody's. */
  ownerId?: number | undefined
}

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
    const known = this.#known.get(address)
    // An item may be posted at an address where there was none before.
    if (known?.place.key === place.key && known.place.ownerId === place.ownerId) known[by] = true
    else this.#known.set(address, { place, visitor: by === 'visitor', viewer: by === 'viewer' })
  }

  find(address: string, by: 'visitor' | 'viewer'): Place | undefined {
    const known = this.#known.get(address)
    return known?.visitor && (by === 'visitor' || known.viewer) ? known.place : undefined
  }
}
