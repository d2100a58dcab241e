import type { SlotLoader } from '../../site/pages/page-slots.ts'
import { newestRequest } from './gifts-queries.ts'
import type { GiftRequestState } from './gifts-shared.ts'

export const giftSlot: SlotLoader<GiftRequestState> = {
  reads: ['gift_requests'],
  load(db, viewerId, ids) {
    const states = new Map<number, GiftRequestState>()
    for (const itemId of ids) {
      const request = newestRequest(db).get({ itemId, accountId: viewerId })
      if (request) states.set(itemId, request.state)
    }
    return states
  },
}
