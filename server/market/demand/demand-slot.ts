import type { SlotLoader } from '../../site/pages/page-slots.ts'
import { DEMAND_SHOWS, demandOf, demandViews } from './demand-service.ts'
import type { DemandView } from './demand-shared.ts'

export const demandSlot: SlotLoader<DemandView[]> = {
  reads: DEMAND_SHOWS,
  load(db, _viewerId, places) {
    const demand = demandViews(db, demandOf(db).ready())
    return new Map(demand.length > 0 ? places.map((place) => [place, demand]) : [])
  },
}
