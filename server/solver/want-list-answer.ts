import { solveAnyLength } from './any-length.ts'
import { exchangeGraph } from './exchange-graph.ts'
import { fromLowest } from './loop-key.ts'
import { ROUNDING } from './prices.ts'
import type { Goal } from './search.ts'
import { solve } from './solve.ts'
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
  /** Pairs of items of two people, wanted directly or through dummies. */
  arcs: number
  loops: string[][]
  chains: string[][]
  traded: number
  /** Different receivers. */
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
  // Each starts with its first item in the file.
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
  // With dropped edges, tradeable items may seem isolated.
  const most = lists.complete ? tradeable(market) : { items: names.length, people }
  // Dummies count as items in the packing.
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
  const finder = new WantListChains(lists, candidates, routes)
  const bounds = WORTHS[goal].map((worth) => finder.add(worth, late))
  const { chosen, items, people } = solve(candidates.finish(), goal, late)
  const picked = chosen.map((candidate) => candidates.list[candidate]!)
  const of = (isChain: boolean) => picked.filter((one) => one.isChain === isChain).map((one) => one.items)
  // The bound from the prices is valid only if all cycles were listed.
  const priced = (at: number) => (complete ? Math.floor(bounds[at]! + ROUNDING) : Number.POSITIVE_INFINITY)
  if (goal === 'items') {
    const anyLength = solveAnyLength(
      { owner: market.owner, wants, gift },
      { goal, seed: 1, late, work: WORK },
    )
    const bound = Math.max(items, Math.min(priced(0), anyLength.bound))
    return { loops: of(false), chains: of(true), optimal: items === bound, bound }
  }
  const bound = Math.max(
    people,
    Math.min(priced(0), exchangeGraph({ owner: market.owner, wants, gift }).people),
  )
  const mostItems = Math.min(
    ...WORTHS.people.slice(1).map(({ person }, at) => priced(at + 1) - person * people),
  )
  return { loops: of(false), chains: of(true), optimal: people === bound && items >= mostItems, bound }
}
