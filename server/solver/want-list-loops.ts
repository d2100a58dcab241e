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

/** The loops of a market, each in every way that it can go through dummies: items and dummies are its things. */
export interface WantListLoops {
  packing: Packing
  /** The items of each candidate, each of which is given for the next. */
  loops: Int32Array[]
  /** Whether these are all. */
  complete: boolean
}

/** Lists the loops of 2 to `longest` items; only a part of them where there are too many, or it gets late. */
export function loopsOf(
  { market, wants, people, complete: allArcs }: WantListMarket,
  longest: number,
  elapsed: () => number,
): WantListLoops {
  const draft = new PackingDraft()
  const loops: Int32Array[] = []
  let allWays = true
  const hasDummies = wants.length > market.owner.length
  const routes = new RouteFinder(wants, market.owner.length)
  const visit: LoopVisitor = (path, length) => {
    const loop = path.slice(0, length)
    const most = loops.length < MOST_WAYS ? WAYS : 1
    let ways: number[][] = [[]]
    for (const [at, item] of hasDummies ? loop.entries() : []) {
      const steps = routes.between(item, loop[(at + 1) % length]!)
      ways = ways.flatMap((way) => steps.ways.map((step) => [...way, ...step]))
      if (!steps.complete || ways.length > most) allWays = false
      // Limited after each item: four items with 16 ways each would make 65,536 of one loop.
      ways = ways.slice(0, most)
    }
    const owners = loop.map((item) => market.owner[item]!)
    for (const way of ways) {
      draft.add([...loop, ...way], owners, length, () => 0)
      loops.push(loop)
    }
    return true
  }
  const allLoops = listLoops(market, { longest, most: MOST_LOOPS, elapsed }, visit)
  return { packing: draft.finish(wants.length, people), loops, complete: allArcs && allWays && allLoops }
}
