import type { SlotTeller } from '../site/pages/slot-tellers.ts'
import { requestFor } from './item-requests.ts'
import type { ItemRequest } from './item-requests-shared.ts'

export const requestSlot: SlotTeller<ItemRequest> = {
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
