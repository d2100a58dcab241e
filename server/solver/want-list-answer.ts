import { solveAnyLength } from './any-length.ts'
import { exchangeGraph } from './exchange-graph.ts'
import { fromLowest } from './loop-key.ts'
import { ROUNDING } from './prices.ts'
import type { Goal } from './search.ts'
import { type Solution, solve } from './solve.ts'
import { tradeable } from './tradeable.ts'
import { WantListChains } from './want-list-chains.ts'
import { readWantLists } from './want-list-file.ts'
import { loopsOf } from './want-list-loops.ts'
import { marketOf, type WantListMarket } from './want-list-market.ts'

export interface WantListQuestion {
  /** 2 to LONGEST with chains of 2 to 4 receivers, or "any" for both. */
  longest: number | 'any'
  goal: Goal
  elapsed: () => number
  gifts?: readonly string[]
}

export interface WantListAnswer {
  items: number
  /** Number of pairs of items of two people, of which one is given for the other, directly or through dummies. */
  arcs: number
  loops: string[][]
  chains: string[][]
  traded: number
  /** Number of different receivers. */
  people: number
  optimal: boolean
  bound: number
}

interface Solved extends Pick<WantListAnswer, 'optimal' | 'bound'> {
  loops: readonly (readonly number[])[]
  chains: readonly (readonly number[])[]
}

/** Minimum share of the time for solving. */
const SOLVING = 0.5
/** Maximum visited edges in search of more people, about 4 s. */
const WORK = 300_000_000
/** Value of people in items for chains; see `Search`. */
const WORTHS = {
  items: [{ item: 1, person: 0 }],
  people: [
    { item: 0, person: 1 },
    { item: 1, person: 12 },
    { item: 1, person: 4 },
  ],
}

/** Chooses cycles and chains with most items or people. @throws WantListError invalid file; UnknownGift */
export function answerWantLists(
  bytes: Uint8Array,
  { longest, goal, elapsed, gifts }: WantListQuestion,
): WantListAnswer {
  const lists = marketOf(readWantLists(bytes), gifts)
  const { market, names, arcs } = lists
  const read = elapsed()
  const solving = () => (elapsed() - read) / Math.max(1 - read, SOLVING)
  const { loops, chains, optimal, bound } =
    longest === 'any'
      ? solveAny(lists, goal, solving)
      : lists.gift.includes(1)
        ? solveWithChains(lists, longest, goal, solving)
        : solveLoops(lists, longest, goal, solving)
  const receiving = [...loops.flat(), ...chains.flatMap((chain) => chain.slice(1))]
  // Each cycle begins with the item that is first in the file.
  const ordered = loops.map((loop) => fromLowest(loop)).toSorted((a, b) => a[0]! - b[0]!)
  const named = (items: readonly number[]) => items.map((item) => names[item]!)
  return {
    items: names.length,
    arcs,
    loops: ordered.map(named),
    chains: chains.toSorted((a, b) => a[0]! - b[0]!).map(named),
    traded: receiving.length,
    people: new Set(receiving.map((item) => market.owner[item]!)).size,
    optimal,
    bound,
  }
}

function solveAny({ market, wants, gift }: WantListMarket, goal: Goal, solving: () => number): Solved {
  const late = () => solving() >= 1
  return solveAnyLength({ owner: market.owner, wants, gift }, { goal, seed: 1, late, work: WORK })
}

function solveLoops(lists: WantListMarket, longest: number, goal: Goal, solving: () => number): Solved {
  const { market, names, people } = lists
  const { candidates, complete } = loopsOf(lists, longest, solving)
  const solution = solve(candidates.finish(), goal, () => solving() >= 1)
  const loops = solution.chosen.map((candidate) => candidates.list[candidate]!.items)
  const traded = loops.reduce((sum, loop) => sum + loop.length, 0)
  const value = goal === 'items' ? traded : new Set(loops.flat().map((item) => market.owner[item]!)).size
  // If edges were dropped, tradeable items may look isolated, so `tradeable` would give too low a bound.
  const most = lists.complete ? tradeable(market) : { items: names.length, people }
  // The bound of the packing may count dummies, so the simpler bound may be lower.
  const bound = complete ? Math.min(solution.bound, most[goal]) : most[goal]
  return {
    loops,
    chains: [],
    optimal: (complete && solution.optimal) || (value === bound && traded === most.items),
    bound,
  }
}

/** Cycles and chains of limited length. Chains are too many to list, so the bound comes from prices. */
function solveWithChains(lists: WantListMarket, longest: number, goal: Goal, solving: () => number): Solved {
  const late = () => solving() >= 1
  const { market, wants, gift } = lists
  const { candidates, routes, complete } = loopsOf(lists, longest, solving)
  const [chains, ...others] = WORTHS[goal].map(
    (worth) => new WantListChains(lists, candidates, routes, worth),
  )
  // The bound from the prices is valid only if all cycles were listed.
  const limit = (bound: number) => (complete ? Math.floor(bound + ROUNDING) : Number.POSITIVE_INFINITY)
  let best: Solution | undefined
  let bound = Number.POSITIVE_INFINITY
  let known: number
  do {
    known = candidates.list.length
    // The other half of the time is for choosing.
    const halfway = (1 + solving()) / 2
    bound = Math.min(bound, limit(chains!.add(() => solving() >= halfway)))
    const next = solve(candidates.finish(), goal, late)
    if (!best || isBetter(next, best, goal)) best = next
  } while (!late() && best[goal] < bound && candidates.list.length > known)
  const { chosen, items, people } = best
  const picked = chosen.map((candidate) => candidates.list[candidate]!)
  const of = (isChain: boolean) => picked.filter((one) => one.isChain === isChain).map((one) => one.items)
  if (goal === 'items') {
    const anyLength = solveAnyLength(
      { owner: market.owner, wants, gift },
      { goal, seed: 1, late, work: WORK },
    )
    bound = Math.max(items, Math.min(bound, anyLength.bound))
    return { loops: of(false), chains: of(true), optimal: items === bound, bound }
  }
  bound = Math.max(people, Math.min(bound, exchangeGraph({ owner: market.owner, wants, gift }).people))
  const hasMostItems = () =>
    WORTHS.people.slice(1).some(({ person }, at) => items >= limit(others[at]!.add(late)) - person * people)
  return { loops: of(false), chains: of(true), optimal: people === bound && hasMostItems(), bound }
}

const isBetter = (next: Solution, best: Solution, goal: Goal) =>
  next[goal] > best[goal] || (next[goal] === best[goal] && next.items > best.items)
