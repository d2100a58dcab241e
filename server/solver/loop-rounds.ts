import type { LoopVisitor, Wanters } from './loops.ts'
import { degrees, LONGEST, type Market, type Reversed, WISHES } from './market.ts'
import { seededRandom } from './seeded-random.ts'

const STEPS = 5000

/** Maximum cycles per search, and the share of them with the same first two items. */
const EACH = 16
const SHARE = 4

export interface Round {
  shortest: number
  longest: number
  isOver: () => boolean
}

/**
 * Samples cycles of a market that has too many to list. In each round, every item takes the first cycle whose items are all free; if there
 * is none, a cycle through taken items. The next round tries other edges. Items that are in no cycle are dropped.
 */
export class LoopRounds {
  readonly #market: Market
  readonly #back: Reversed
  readonly #wanters: Wanters
  readonly #visit: LoopVisitor
  readonly #random = seededRandom(1)
  /** Order of the next round; initially by number of edges. */
  #order: readonly number[]
  readonly #taken: Uint8Array
  /** Per item: the last search in which one edge leads from it to the root, and whether that edge is a wish. */
  readonly #near: Int32Array
  readonly #lastWish: Uint8Array
  /** Per person: the last search in which two edges lead from one of their items to the root. `#allMarked` if this is true for all of their items. */
  readonly #nearPeople: Int32Array
  #allMarked = true
  readonly #path = new Int32Array(LONGEST)
  #search = 0
  #length = 0
  #steps = 0
  #onlyFree = true
  #first: number[] = []

  constructor(market: Market, back: Reversed, wanters: Wanters, visit: LoopVisitor) {
    const degree = degrees(market, back)
    this.#market = market
    this.#back = back
    this.#wanters = wanters
    this.#visit = visit
    this.#order = [...degree.keys()].sort((a, b) => degree[a]! - degree[b]! || a - b)
    this.#taken = new Uint8Array(degree.length)
    this.#near = new Int32Array(degree.length)
    this.#nearPeople = new Int32Array(wanters.people)
    this.#lastWish = new Uint8Array(degree.length)
  }

  play({ shortest, longest, isOver }: Round): void {
    const taken = this.#taken.fill(0)
    const hopeless = new Set<number>()
    for (const root of this.#order) {
      if (isOver()) return
      if (taken[root] === 1) continue
      if (this.#through(root, shortest, longest, true)) for (const item of this.#first) taken[item] = 1
      else if (!this.#through(root, shortest, longest, false)) hopeless.add(root)
    }
    const left = this.#order.filter((item) => !hopeless.has(item))
    this.#order = [...left.filter((item) => taken[item] === 0), ...left.filter((item) => taken[item] === 1)]
  }

  /** Searches cycles through an item, short ones first. @returns true if one was taken. */
  #through(root: number, shortest: number, longest: number, onlyFree: boolean): boolean {
    this.#onlyFree = onlyFree
    this.#path[0] = root
    this.#first = []
    if (!this.#lookBack(root)) return false
    for (this.#length = shortest; this.#length <= longest; this.#length++) {
      this.#steps = 0
      if (this.#extend(0, 0, EACH) > 0) return true
    }
    return false
  }

  #isOpen(item: number): boolean {
    return !(this.#onlyFree && this.#taken[item] === 1)
  }

  /** Marks the items one edge before the root, and the people two edges before it, within a step limit. @returns false if there are none. */
  #lookBack(root: number): boolean {
    const { itemsFrom, items, from, lists, wish } = this.#back
    const wanters = this.#wanters
    this.#search++
    let [isAny, steps] = [false, 0]
    for (let at = from[root]!; at < from[root + 1]!; at++) {
      const list = lists[at]!
      for (let place = itemsFrom[list]!; place < itemsFrom[list + 1]!; place++) {
        const last = items[place]!
        if (!this.#isOpen(last)) continue
        this.#near[last] = this.#search
        if (wish) this.#lastWish[last] = wish[at]!
        isAny = true
        const [first, end] = [wanters.from[last]!, wanters.from[last + 1]!]
        steps += end - first
        for (let one = first; one < end && steps <= STEPS; one++)
          this.#nearPeople[wanters.who[one]!] = this.#search
      }
    }
    this.#allMarked = steps <= STEPS
    return isAny
  }

  /** Extends the path at `depth`. @returns number of cycles found, at most `quota`. */
  #extend(depth: number, wishes: number, quota: number): number {
    const { owner, from, until, targets, wish } = this.#market
    const path = this.#path
    const first = from[path[depth]!]!
    const arcs = until[path[depth]!]! - first
    const isLast = depth === this.#length - 2
    const mustBeNear = depth === this.#length - 3 && this.#allMarked
    const turn = Math.floor(this.#random() * arcs)
    let found = 0
    for (let step = 0; step < arcs && found < quota; step++) {
      if (++this.#steps > STEPS) break
      const arc = first + ((step + turn) % arcs)
      const next = targets[arc]!
      if (mustBeNear && this.#nearPeople[owner[next]!] !== this.#search) continue
      if (isLast && this.#near[next] !== this.#search) continue
      if (!this.#isOpen(next) || this.#isOnPath(owner[next]!, depth)) continue
      const wished = wishes + (wish ? wish[arc]! : 0) + (isLast ? this.#lastWish[next]! : 0)
      if (wished > WISHES) continue
      path[depth + 1] = next
      if (!isLast) found += this.#extend(depth + 1, wished, Math.max(1, quota / SHARE))
      else if (this.#visit(path, this.#length, wished)) {
        if (this.#first.length === 0) this.#first = [...path.subarray(0, this.#length)]
        found++
      }
    }
    return found
  }

  #isOnPath(person: number, depth: number): boolean {
    const owner = this.#market.owner
    for (let place = 0; place <= depth; place++) if (owner[this.#path[place]!] === person) return true
    return false
  }
}
