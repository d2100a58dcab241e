import { listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import { type Packing, PackingDraft } from './packing.ts'
import { routes } from './routes.ts'
import type { WantListMarket } from './want-list-market.ts'

/** Loops that are chosen among; real lists have a tenth. Where there are more, some of each item are. */
const MOST_LOOPS = 100_000
/** So many are listed however late it is: they take no time to speak of, and without them there is no answer. */
const FEWEST_LOOPS = 2_000
/** Ways of one loop through different dummies. */
const WAYS = 64

/** The loops of a market, each in every way that it can go through dummies: items and dummies are its things. */
export interface WantListLoops {
  packing: Packing
  /** The items of each candidate, each of which is given for the next. */
  loops: Int32Array[]
  /** Whether these are all. */
  complete: boolean
}

/** Lists the loops of 2 to `longest` items; a part of them where there are too many, or once it is `late`. */
export function loopsOf(
  { market, wants, people, complete: allArcs }: WantListMarket,
  longest: number,
  late: () => boolean,
): WantListLoops {
  const items = market.owner.length
  const draft = new PackingDraft()
  const loops: Int32Array[] = []
  let allWays = true
  const known = new Map<number, number[][]>()
  const stepsBetween = (from: number, to: number) => {
    const key = from * items + to
    const steps = known.get(key) ?? routes(wants, items, from, to)
    known.set(key, steps)
    return steps
  }
  const visit: LoopVisitor = (path, length) => {
    const loop = path.slice(0, length)
    let ways: number[][] = [[]]
    for (const [at, item] of loop.entries()) {
      const steps = stepsBetween(item, loop[(at + 1) % length]!)
      ways = ways.flatMap((way) => steps.map((step) => [...way, ...step]))
    }
    if (ways.length > WAYS) allWays = false
    const owners = loop.map((item) => market.owner[item]!)
    for (const way of ways.slice(0, WAYS)) {
      draft.add([...loop, ...way], owners, length, () => 0)
      loops.push(loop)
    }
  }
  const isLate = (listed: number) => listed >= FEWEST_LOOPS && late()
  const allLoops = listLoops(market, { longest, most: MOST_LOOPS, isLate }, visit)
  return { packing: draft.finish(wants.length, people), loops, complete: allArcs && allWays && allLoops }
}
