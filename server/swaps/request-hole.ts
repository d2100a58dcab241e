import type { HoleTeller } from '../site/pages/hole-tellers.ts'
import { requestFor } from './item-requests.ts'
import type { ItemRequest } from './item-requests-shared.ts'

/** Where one would ask for an item: the open request by which the viewer would get it, or the block between them and its owner. */
export const requestHole: HoleTeller<ItemRequest> = {
  reads: ['swaps', 'swap_parties', 'swap_legs', 'swap_revisions', 'items', 'blocks'],
  tell(db, viewerId, ids) {
    const told = new Map<number, ItemRequest>()
    for (const id of ids) {
      const request = requestFor(db, id, viewerId)
      if (request) told.set(id, request)
    }
    return told
  },
}
