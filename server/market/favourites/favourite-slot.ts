import type { SlotLoader } from '../../site/pages/page-slots.ts'
import { favouritesAmong } from '../items/cards-queries.ts'

export const favouriteSlot: SlotLoader<true> = {
  reads: ['favourites'],
  load: (db, viewerId, ids) => new Map([...favouritesAmong(db, viewerId, ids)].map((id) => [id, true])),
}
