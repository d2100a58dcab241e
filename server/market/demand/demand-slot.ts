import type { SlotTeller } from '../../site/pages/slot-tellers.ts'
import { DEMAND_SHOWS, demandOf, demandViews } from './demand-service.ts'
import type { DemandView } from './demand-shared.ts'

export const demandSlot: SlotTeller<DemandView[]> = {
  reads: DEMAND_SHOWS,
  tell(db, _viewerId, places) {
    const demand = demandViews(db, demandOf(db).ready())
    return new Map(demand.length > 0 ? places.map((place) => [place, demand]) : [])
  },
}
