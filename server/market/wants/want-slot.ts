import type { SlotLoader } from '../../site/pages/page-slots.ts'
import { answerOf } from './wants-service.ts'

export const wantSlot: SlotLoader<true> = {
  reads: ['wants'],
  load: (db, viewerId, ids) =>
    new Map(ids.filter((id) => answerOf(db, viewerId, id) === 'yes').map((id) => [id, true])),
}
