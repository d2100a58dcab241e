import type { SlotLoader } from '../site/pages/page-slots.ts'
import { requestFor } from './item-requests.ts'
import type { ItemRequest } from './item-requests-shared.ts'

export const requestSlot: SlotLoader<ItemRequest> = {
  reads: ['swaps', 'swap_parties', 'swap_legs', 'swap_revisions', 'items', 'blocks'],
  load(db, viewerId, ids) {
    const data = new Map<number, ItemRequest>()
    for (const id of ids) {
      const request = requestFor(db, id, viewerId)
      if (request) data.set(id, request)
    }
    return data
  },
}
