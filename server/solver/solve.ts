import type { Packing } from './packing.ts'
import { type Goal, Search } from './search.ts'

export interface Solution {
  chosen: readonly number[]
  items: number
  people: number
  bound: number
  optimal: boolean
}

/** With at most this many candidates the first cycle always finishes. It takes 0.1 s and finds most of the value. */
const FEW = 10_000

/** Chooses cycles with most items, or most people and then items. Ends with a proof or at the time limit. */
export function solve(candidates: Packing, goal: Goal, late: () => boolean): Solution {
  let cycle = 0
  const isLate = () => !(cycle === 0 && candidates.worth.length <= FEW) && late()
  const search = new Search(candidates, goal, isLate)
  const isOver = () => search.optimal || isLate()
  // The first iteration always runs, because listing the candidates may have taken all the time.
  for (; cycle === 0 || !isOver(); cycle++) {
    search.lowerBounds(cycle)
    if (!isOver()) search.improve(cycle)
    if (!isOver()) search.tryToProve(cycle)
  }
  const { candidates: chosen, items, people } = search.best
  return { chosen, items, people, bound: search.bound, optimal: search.optimal }
}
