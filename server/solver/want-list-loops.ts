import { listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import { type Packing, PackingDraft } from './packing.ts'
import { RouteFinder } from './routes.ts'
import type { WantListMarket } from './want-list-market.ts'

/** Most loops, about, from which is chosen; real lists have a tenth of that. Where there are more, some of each item are listed. */
const MOST_LOOPS = 100_000
/** Most ways of one loop through different dummies. Once so many are known of all loops together, further ones have one way each. */
const WAYS = 64
const MOST_WAYS = 100_000

/** A loop or chain of want lists. */
export interface Candidate {
  /** In a loop each is given for the next, in a chain each to the owner of the next. */
  items: readonly number[]
  isChain: boolean
}

/** The loops and chains of want lists that may be chosen, each in every way that it can go through dummies: items and dummies are its things. */
export class WantListCandidates {
  readonly #lists: WantListMarket
  readonly #draft = new PackingDraft()
  readonly list: Candidate[] = []

  constructor(lists: WantListMarket) {
    this.#lists = lists
  }

  /** Adds a loop that passes some dummies. It is worth its number of items. */
  addLoop(items: readonly number[], dummies: readonly number[]): void {
    this.#add(items, dummies, false, items)
  }

  /** Adds a chain that passes some dummies. It is worth the items that move, all but the last. Only receivers are its people. */
  addChain(items: readonly number[], dummies: readonly number[]): void {
    this.#add(items, dummies, true, items.slice(1))
  }

  #add(
    items: readonly number[],
    dummies: readonly number[],
    isChain: boolean,
    receiving: readonly number[],
  ): void {
    const { owner } = this.#lists.market
    const people = receiving.map((item) => owner[item]!)
    this.#draft.add([...items, ...dummies], people, receiving.length, () => 0)
    this.list.push({ items, isChain })
  }

  /** The packing of all candidates so far. */
  finish(): Packing {
    return this.#draft.finish(this.#lists.wants.length, this.#lists.people)
  }
}

export interface WantListLoops {
  candidates: WantListCandidates
  routes: RouteFinder
  /** Whether these are all loops, in all ways. */
  complete: boolean
}

/** Lists the loops of 2 to `longest` items; only a part of them where there are too many, or it gets late. */
export function loopsOf(lists: WantListMarket, longest: number, elapsed: () => number): WantListLoops {
  const { market, wants } = lists
  const candidates = new WantListCandidates(lists)
  const routes = new RouteFinder(wants, market.owner.length)
  let allWays = true
  const hasDummies = wants.length > market.owner.length
  const visit: LoopVisitor = (path, length) => {
    const loop = [...path.subarray(0, length)]
    const most = candidates.list.length < MOST_WAYS ? WAYS : 1
    let ways: number[][] = [[]]
    for (const [at, item] of hasDummies ? loop.entries() : []) {
      const steps = routes.between(item, loop[(at + 1) % length]!)
      ways = ways.flatMap((way) => steps.ways.map((step) => [...way, ...step]))
      if (!steps.complete || ways.length > most) allWays = false
      // Limited after each item: four items with 16 ways each would make 65,536 of one loop.
      ways = ways.slice(0, most)
    }
    for (const way of ways) candidates.addLoop(loop, way)
    return true
  }
  const allLoops = listLoops(market, { longest, most: MOST_LOOPS, elapsed }, visit)
  return { candidates, routes, complete: lists.complete && allWays && allLoops }
}
