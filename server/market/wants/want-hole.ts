import type { HoleTeller } from '../../site/pages/hole-tellers.ts'
import { answerOf } from './wants-service.ts'

export const wantHole: HoleTeller<true> = {
  reads: ['wants'],
  tell: (db, viewerId, ids) =>
    new Map(ids.filter((id) => answerOf(db, viewerId, id) === 'yes').map((id) => [id, true])),
}
