import type { SlotTeller } from '../../site/pages/slot-tellers.ts'
import { answerOf } from './wants-service.ts'

export const wantSlot: SlotTeller<true> = {
  reads: ['wants'],
  tell: (db, viewerId, ids) =>
    new Map(ids.filter((id) => answerOf(db, viewerId, id) === 'yes').map((id) => [id, true])),
}
