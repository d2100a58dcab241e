import { type Market, reversed, WISHES } from './market.ts'

/** Is called with each loop: the first `length` of `items`, which the next loop writes over, and how many of its arcs rest on wishes. */
export type LoopVisitor = (items: Int32Array, length: number, wishes: number) => void

/** One branch of the search may find at most a quarter of the loops that its parent may, so that not all begin the same way. */
const SHARE = 4

export interface LoopSearch {
  /** Items of a loop: 2, 3 or 4. */
  length: number
  /** Most loops, about, that are found with the same busiest item. */
  each?: number
  /** Asked before each item; the search ends once it is true. */
  late?: () => boolean
}

/** The people who give anything for each item: `who[from[item]]` to `who[from[item + 1] - 1]`, each person once. */
interface Wanters {
  people: number
  from: Int32Array
  who: Int32Array
}

function wantersIn({ owner, from, until, targets }: Market): Wanters {
  const people = owner.reduce((most, person) => Math.max(most, person + 1), 0)
  const seenBy = new Int32Array(people).fill(-1)
  const starts = new Int32Array(owner.length + 1)
  const who = new Int32Array(targets.length)
  let count = 0
  for (let item = 0; item < owner.length; item++) {
    for (let arc = from[item]!; arc < until[item]!; arc++) {
      const person = owner[targets[arc]!]!
      if (seenBy[person] === item) continue
      seenBy[person] = item
      who[count++] = person
    }
    starts[item + 1] = count
  }
  return { people, from: starts, who: who.slice(0, count) }
}

/**
 * Finds the loops of a market in which no person stands twice and at most one arc rests on a wish. Finds each once, beginning with its
 * busiest item, the root: first looks backward from there, and then goes forward only to items that lead back to the
 * root in the steps left.
 */
export class LoopFinder {
  readonly #market: Market
  readonly #back: Market
  readonly #wanters: Wanters
  /**
   * All items, those with the most arcs first, and the place of each in that order: searches from later ones leave the
   * earlier ones out.
   */
  readonly #order: Int32Array
  readonly #rank: Int32Array
  /** Of each person: the latest root to which an item of theirs leads in two steps. */
  readonly #near: Int32Array
  /** Of each item: the latest root to which it leads in one step, and whether that arc rests on a wish. */
  readonly #nearer: Int32Array
  readonly #lastWish: Uint8Array
  readonly #path = new Int32Array(4)
  #length = 0
  #visit: LoopVisitor = () => {}
  #complete = true

  constructor(market: Market) {
    const items = market.owner.length
    const back = reversed(market)
    this.#market = market
    this.#back = back
    const arcs = (of: Market, item: number) => of.until[item]! - of.from[item]!
    const degree = Int32Array.from(market.owner.keys(), (item) => arcs(market, item) + arcs(back, item))
    this.#order = Int32Array.from(degree.keys()).sort((a, b) => degree[b]! - degree[a]! || a - b)
    this.#rank = new Int32Array(items)
    for (const [place, item] of this.#order.entries()) this.#rank[item] = place
    this.#wanters = wantersIn(back)
    this.#near = new Int32Array(this.#wanters.people).fill(-1)
    this.#nearer = new Int32Array(items).fill(-1)
    this.#lastWish = new Uint8Array(items)
  }

  /** Visits the loops of one length. @returns whether these were all of them. */
  find({ length, each = Number.POSITIVE_INFINITY, late }: LoopSearch, visit: LoopVisitor): boolean {
    this.#length = length
    this.#visit = visit
    this.#complete = true
    for (const root of this.#order) {
      if (late?.()) return false
      this.#lookBack(root)
      this.#path[0] = root
      this.#extend(0, 0, each)
    }
    return this.#complete
  }

  #lookBack(root: number): void {
    const { from, until, targets, wish } = this.#back
    const wanters = this.#wanters
    const rank = this.#rank
    for (let arc = from[root]!; arc < until[root]!; arc++) {
      const last = targets[arc]!
      if (rank[last]! < rank[root]!) continue
      this.#nearer[last] = root
      if (wish) this.#lastWish[last] = wish[arc]!
      if (this.#length < 3) continue
      for (let at = wanters.from[last]!; at < wanters.from[last + 1]!; at++)
        this.#near[wanters.who[at]!] = root
    }
  }

  /** Extends the path from its item at `depth`. @returns how many loops were found: about `quota` at most. */
  #extend(depth: number, wishes: number, quota: number): number {
    const { owner, from, until, targets, wish } = this.#market
    const [path, rank] = [this.#path, this.#rank]
    const root = path[0]!
    const first = from[path[depth]!]!
    const arcs = until[path[depth]!]! - first
    const left = this.#length - depth - 1
    // Where not all loops are found, the searches begin at different arcs, so that not all go through the same items.
    const turn = quota < Number.POSITIVE_INFINITY ? (root * 7919) % Math.max(arcs, 1) : 0
    let found = 0
    for (let step = 0; step < arcs; step++) {
      const arc = first + ((step + turn) % arcs)
      const next = targets[arc]!
      if (left === 1 ? this.#nearer[next] !== root : left === 2 && this.#near[owner[next]!] !== root) continue
      if (rank[next]! <= rank[root]! || this.#isOnPath(owner[next]!, depth)) continue
      const wished = wishes + (wish ? wish[arc]! : 0)
      if (wished > WISHES) continue
      path[depth + 1] = next
      if (left > 1) found += this.#extend(depth + 1, wished, Math.max(1, Math.floor(quota / SHARE)))
      else if (wished + this.#lastWish[next]! <= WISHES) {
        this.#visit(path, this.#length, wished + this.#lastWish[next]!)
        found++
      }
      if (found >= quota) {
        this.#complete = false
        return found
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
