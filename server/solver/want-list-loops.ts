import { listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import { type Packing, PackingDraft } from './packing.ts'
import { RouteFinder } from './routes.ts'
import type { WantListMarket } from './want-list-market.ts'

/** Approximate maximum of cycles; real lists have a tenth. Beyond it, cycles are sampled. */
const MOST_LOOPS = 100_000
/** Maximum variants of a cycle through different dummies; beyond the total, one each. */
const WAYS = 64
const MOST_WAYS = 100_000

export interface Candidate {
  items: readonly number[]
  isChain: boolean
}

/** Candidate cycles and chains with their variants; items and dummies are used at most once. */
export class WantListCandidates {
  readonly #lists: WantListMarket
  readonly #draft = new PackingDraft()
  readonly list: Candidate[] = []

  constructor(lists: WantListMarket) {
    this.#lists = lists
  }

  addLoop(items: readonly number[], dummies: readonly number[]): void {
    this.#add(items, dummies, false, items)
  }

  /** A chain is worth the items that move: all but the last. Only receivers count as people. */
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

  finish(): Packing {
    return this.#draft.finish(this.#lists.wants.length, this.#lists.people)
  }
}

export interface WantListLoops {
  candidates: WantListCandidates
  routes: RouteFinder
  /** True if these are all, with all variants. */
  complete: boolean
}

/** Lists cycles of 2 to `longest` items; incomplete if there are too many or the time is over. */
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
      // Limited per step: four items with 16 paths each would make 65,536 variants.
      ways = ways.slice(0, most)
    }
    for (const way of ways) candidates.addLoop(loop, way)
    return true
  }
  const allLoops = listLoops(market, { longest, most: MOST_LOOPS, elapsed }, visit)
  return { candidates, routes, complete: lists.complete && allWays && allLoops }
}
