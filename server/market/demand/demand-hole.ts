import type { HoleTeller } from '../../site/pages/hole-tellers.ts'
import { DEMAND_SHOWS, demandOf, demandViews } from './demand-service.ts'
import type { DemandView } from './demand-shared.ts'

export const demandHole: HoleTeller<DemandView[]> = {
  reads: DEMAND_SHOWS,
  tell(db, _viewerId, places) {
    const demand = demandViews(db, demandOf(db).ready())
    return new Map(demand.length > 0 ? places.map((place) => [place, demand]) : [])
  },
}
