import type { Packing } from './packing.ts'
import { type Goal, Search } from './search.ts'

export interface Solution {
  chosen: readonly number[]
  /** No choice has more items, or people, as the goal is. */
  bound: number
  /** Whether it is proved that nothing is better. */
  optimal: boolean
}

/**
 * Chooses, of loops whose worth is their number of items, those with most items together, or with most people and then most items. Ends
 * when it is proved that nothing is better, or when it is late.
 */
export function solve(candidates: Packing, goal: Goal, late: () => boolean): Solution {
  const search = new Search(candidates, goal, late)
  for (let cycle = 0; ; cycle++) {
    search.lowerBounds(cycle)
    if (search.optimal || late()) break
    search.improve(cycle)
    if (search.optimal || late()) break
    search.tryToProve(cycle)
    if (search.optimal || late()) break
  }
  return { chosen: search.best.candidates, bound: search.bound, optimal: search.optimal }
}
