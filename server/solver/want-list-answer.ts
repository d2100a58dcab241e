import { fromLowest } from './loop-key.ts'
import type { Goal } from './search.ts'
import { solve } from './solve.ts'
import { tradeable } from './tradeable.ts'
import { readWantLists } from './want-list-file.ts'
import { loopsOf } from './want-list-loops.ts'
import { marketOf } from './want-list-market.ts'

/** How a file of want lists is to be solved. */
export interface WantListQuestion {
  /** Most items of a loop, from 2 to LONGEST. */
  longest: number
  goal: Goal
  /** The part of the time that is used up, from 0 to 1; from 1 on the search ends with the best choice so far. */
  elapsed: () => number
}

export interface WantListAnswer {
  /** Items that have a list. */
  items: number
  /** Pairs of two people's items where the first one's list names the second, directly or through dummies. */
  arcs: number
  /** Names of items, each of which is given for the next, the last for the first. */
  loops: string[][]
  /** Items in loops. */
  traded: number
  /** Different people in loops. */
  people: number
  /** Whether it is proved that nothing is better. */
  optimal: boolean
  /** No answer can have more items, or people where these are the goal. */
  bound: number
}

/** The part of the time that is left for solving, however long it takes to read the file. */
const SOLVING = 0.5

/**
 * Chooses the loops by which most items, or people, trade.
 *
 * @throws WantListError where the file is not one of want lists.
 */
export function answerWantLists(
  bytes: Uint8Array,
  { longest, goal, elapsed }: WantListQuestion,
): WantListAnswer {
  const lists = marketOf(readWantLists(bytes))
  const { market, names, arcs } = lists
  const read = elapsed()
  const solving = () => (elapsed() - read) / Math.max(1 - read, SOLVING)
  const { packing, loops, complete } = loopsOf(lists, longest, solving)
  const solution = solve(packing, goal, () => solving() >= 1)
  // Each begins with the item that comes first in the file.
  const chosen = solution.chosen.map((candidate) => fromLowest([...loops[candidate]!]))
  chosen.sort((a, b) => a[0]! - b[0]!)
  const traded = chosen.reduce((sum, loop) => sum + loop.length, 0)
  const people = new Set(chosen.flatMap((loop) => loop.map((item) => market.owner[item]!))).size
  const value = goal === 'items' ? traded : people
  // Items without all of their arcs may seem to be in no loop.
  const most = lists.complete ? tradeable(market) : { items: names.length, people: lists.people }
  // Where dummies are things too, there are more of these than items.
  const bound = complete ? Math.min(solution.bound, most[goal]) : most[goal]
  return {
    items: names.length,
    arcs,
    loops: chosen.map((loop) => loop.map((item) => names[item]!)),
    traded,
    people,
    optimal: (complete && solution.optimal) || (value === bound && traded === most.items),
    bound,
  }
}
