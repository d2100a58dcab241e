import type { SlotTeller } from '../../site/pages/slot-tellers.ts'
import { favouritesAmong } from '../items/cards-queries.ts'

export const favouriteSlot: SlotTeller<true> = {
  reads: ['favourites'],
  tell: (db, viewerId, ids) => new Map([...favouritesAmong(db, viewerId, ids)].map((id) => [id, true])),
}
