import { degrees, LONGEST, type Market, type Reversed, WISHES } from './market.ts'

/** Gets the first `length` of `items` (a reused buffer). @returns false if the cycle must not be chosen. */
export type LoopVisitor = (items: Int32Array, length: number, wishes: number) => boolean

/** Search steps between checks of the clock, about 20 µs. */
const STRETCH = 10_000

/** People who give for each item: `who[from[item]]` to `who[from[item + 1] - 1]`, distinct. */
export interface Wanters {
  people: number
  from: Int32Array
  who: Int32Array
}

export function wantersIn({ owner }: Market, { person, from, lists }: Reversed): Wanters {
  const people = owner.reduce((most, one) => Math.max(most, one + 1), 0)
  const seenBy = new Int32Array(people).fill(-1)
  const starts = new Int32Array(from.length)
  const who = new Int32Array(lists.length)
  let count = 0
  for (let item = 0; item + 1 < from.length; item++) {
    for (let at = from[item]!; at < from[item + 1]!; at++) {
      const giver = person[lists[at]!]!
      if (seenBy[giver] === item) continue
      seenBy[giver] = item
      who[count++] = giver
    }
    starts[item + 1] = count
  }
  return { people, from: starts, who }
}

/**
 * Enumerates cycles with distinct people and at most one wish edge, each once from its busiest item (root): marks backwards what leads to
 * the root, then searches forwards only through marked items.
 */
export class LoopFinder {
  readonly #market: Market
  readonly #back: Reversed
  readonly #wanters: Wanters
  /** Items by descending degree, and the rank of each; searches from later roots exclude earlier ones. */
  readonly #order: Int32Array
  readonly #rank: Int32Array
  /** Per person: the last root to which two edges lead from one of their items. */
  readonly #near: Int32Array
  /** Per item: the last root to which one edge leads from it, and whether that edge is a wish. */
  readonly #nearer: Int32Array
  readonly #lastWish: Uint8Array
  readonly #path = new Int32Array(LONGEST)
  #length = 0
  #steps = 0
  #late: () => boolean = () => false
  #isLate = false
  #visit: LoopVisitor = () => true

  constructor(market: Market, back: Reversed, wanters: Wanters) {
    const degree = degrees(market, back)
    this.#market = market
    this.#back = back
    this.#order = Int32Array.from(degree.keys()).sort((a, b) => degree[b]! - degree[a]! || a - b)
    this.#rank = new Int32Array(degree.length)
    for (const [place, item] of this.#order.entries()) this.#rank[item] = place
    this.#wanters = wanters
    this.#near = new Int32Array(wanters.people).fill(-1)
    this.#nearer = new Int32Array(degree.length).fill(-1)
    this.#lastWish = new Uint8Array(degree.length)
  }

  /** @param late checked periodically; ends the search. @returns true if all cycles of this length were visited. */
  find(length: number, late: () => boolean, visit: LoopVisitor): boolean {
    this.#length = length
    this.#late = late
    this.#isLate = late()
    this.#visit = visit
    for (const root of this.#order) {
      if (this.#isLate) return false
      this.#path[0] = root
      this.#lookBack(root)
      this.#extend(0, 0)
    }
    return !this.#isLate
  }

  /** Counts steps. @returns true if late. */
  #walk(steps: number): boolean {
    this.#steps += steps
    if (this.#steps < STRETCH) return this.#isLate
    this.#steps = 0
    this.#isLate ||= this.#late()
    return this.#isLate
  }

  #lookBack(root: number): void {
    const { itemsFrom, items, from, lists, wish } = this.#back
    const wanters = this.#wanters
    const rank = this.#rank
    for (let at = from[root]!; at < from[root + 1]!; at++) {
      const list = lists[at]!
      for (let place = itemsFrom[list]!; place < itemsFrom[list + 1]!; place++) {
        const last = items[place]!
        if (rank[last]! < rank[root]!) continue
        this.#nearer[last] = root
        if (wish) this.#lastWish[last] = wish[at]!
        if (this.#length < 3) continue
        const [first, end] = [wanters.from[last]!, wanters.from[last + 1]!]
        if (this.#walk(end - first)) return
        for (let one = first; one < end; one++) this.#near[wanters.who[one]!] = root
      }
    }
  }

  #extend(depth: number, wishes: number): void {
    const { owner, from, until, targets, wish } = this.#market
    const [path, rank] = [this.#path, this.#rank]
    const root = path[0]!
    const [first, end] = [from[path[depth]!]!, until[path[depth]!]!]
    const left = this.#length - depth - 1
    if (this.#walk(end - first)) return
    for (let arc = first; arc < end; arc++) {
      const next = targets[arc]!
      if (left === 1 ? this.#nearer[next] !== root : left === 2 && this.#near[owner[next]!] !== root) continue
      if (rank[next]! <= rank[root]! || this.#isOnPath(owner[next]!, depth)) continue
      const wished = wishes + (wish ? wish[arc]! : 0)
      if (wished > WISHES) continue
      path[depth + 1] = next
      if (left > 1) {
        this.#extend(depth + 1, wished)
        if (this.#isLate) return
      } else if (wished + this.#lastWish[next]! <= WISHES) {
        this.#visit(path, this.#length, wished + this.#lastWish[next]!)
      }
    }
  }

  #isOnPath(person: number, depth: number): boolean {
    const owner = this.#market.owner
    for (let place = 0; place <= depth; place++) if (owner[this.#path[place]!] === person) return true
    return false
  }
}
