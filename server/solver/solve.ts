import type { Packing } from './packing.ts'
import { type Goal, Search } from './search.ts'

export interface Solution {
  chosen: readonly number[]
  items: number
  /** 0 where people are not the goal. */
  people: number
  /** No choice has more items, or people, as the goal is. */
  bound: number
  /** Whether it is proved that nothing is better. */
  optimal: boolean
}

/** With at most so many candidates the first cycle is finished however late it is: it takes 0.1 s and finds most of the value. */
const FEW = 10_000

/**
 * Chooses, of loops whose worth is their number of items, those with most items together, or with most people and then most items. Ends
 * when it is proved that nothing is better, or when it is late.
 */
export function solve(candidates: Packing, goal: Goal, late: () => boolean): Solution {
  let cycle = 0
  const isLate = () => !(cycle === 0 && candidates.worth.length <= FEW) && late()
  const search = new Search(candidates, goal, isLate)
  const isOver = () => search.optimal || isLate()
  // Late or not, the first look chooses something: to list many loops may have taken all the time.
  for (; cycle === 0 || !isOver(); cycle++) {
    search.lowerBounds(cycle)
    if (!isOver()) search.improve(cycle)
    if (!isOver()) search.tryToProve(cycle)
  }
  const { candidates: chosen, items, people } = search.best
  return { chosen, items, people, bound: search.bound, optimal: search.optimal }
}
