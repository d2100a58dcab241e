import type { HoleTeller } from '../../site/pages/hole-tellers.ts'
import { favouritesAmong } from '../items/cards-queries.ts'

export const favouriteHole: HoleTeller<true> = {
  reads: ['favourites'],
  tell: (db, viewerId, ids) => new Map([...favouritesAmong(db, viewerId, ids)].map((id) => [id, true])),
}
