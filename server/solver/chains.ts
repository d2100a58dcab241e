import { type Market, type Reversed, reversed } from './market.ts'

/** Number of receivers in a proposed chain. */
export const RECEIVERS = { fewest: 2, most: 4 }

/** A market with gifts, which start chains. */
export interface ChainMarket {
  market: Market
  /** Start items; they have no edges. */
  gifts: readonly number[]
  /** Possible ends and what they accept: people, or items that are used up (`market` itself). `owner` is the person of each. */
  ends: Market
}

export interface Chain {
  gift: number
  passed: readonly number[]
  end: number
  wishes: number
}

/** Additive values of a chain's parts; chains with at least `least` are searched. */
export interface ChainValues {
  /** Number of receivers, and number of edges that are wishes. */
  receivers: number
  wishes: number
  /** Value of each passed item. */
  passed: Float64Array
  /** Value of each end. */
  ends: Float64Array
  gift: (gift: number) => number
}

/** Best value of a continuation after a given item, by the number of remaining receivers. */
type Best = readonly Float64Array[]

/**
 * Dynamic programming: computes backwards the best continuation of each item, then searches forwards with pruning. The bounds ignore that
 * a person may occur only once; the search enforces it.
 */
export class ChainFinder {
  readonly #chains: ChainMarket
  readonly #back: Reversed
  readonly #endsBack: Reversed
  #best: Best[] = []
  #bestOfList: Best[] = []
  #values: ChainValues | undefined
  #least = 0
  #most = 0
  #steps = 0
  #found = 0
  readonly #people: number[] = []
  readonly #passed: number[] = []
  #visit: (chain: Chain) => boolean = () => true

  constructor(chains: ChainMarket) {
    this.#chains = chains
    this.#back = reversed(chains.market)
    this.#endsBack =
      chains.ends === chains.market ? this.#back : reversed(chains.ends, chains.market.owner.length)
  }

  /** Sets the values. @returns an upper bound per gift. */
  value(values: ChainValues): Float64Array {
    this.#values = values
    const { market, gifts } = this.#chains
    const { receivers, wishes } = values
    const bestOfEnds = bestOfLists(this.#endsBack, (end) => values.ends[end]!)
    const all = Array.from({ length: wishes + 1 }, (_, left) => [
      new Float64Array(),
      bestOfItems(market.owner.length, this.#endsBack, (list, wish) =>
        wish === left ? bestOfEnds[list]! : NEVER,
      ),
    ])
    const lists: Float64Array[][] = all.map(() => [new Float64Array()])
    for (let count = 2; count <= receivers; count++) {
      for (const [left, best] of all.entries()) {
        const next = best[count - 1]!
        lists[left]!.push(bestOfLists(this.#back, (item) => values.passed[item]! + next[item]!))
      }
      for (const [left, best] of all.entries()) {
        best.push(
          bestOfItems(market.owner.length, this.#back, (list, wish) =>
            wish > left ? NEVER : lists[left - wish]![count - 1]![list]!,
          ),
        )
      }
    }
    this.#best = all
    this.#bestOfList = lists
    return Float64Array.from(gifts, (gift) => values.gift(gift) + all[wishes]![receivers]![gift]!)
  }

  find(
    gift: number,
    limits: { least: number; most: number; steps: number },
    visit: (chain: Chain) => boolean,
  ): boolean {
    const { receivers, wishes, gift: giftValue } = this.#values!
    this.#least = limits.least
    this.#most = limits.most
    this.#steps = limits.steps
    this.#found = 0
    this.#visit = visit
    this.#people.length = 0
    this.#passed.length = 0
    this.#people.push(this.#chains.market.owner[gift]!)
    this.#extend(gift, gift, receivers, wishes, giftValue(gift))
    return this.#steps > 0 && this.#found < this.#most
  }

  #isOver(): boolean {
    return this.#steps <= 0 || this.#found >= this.#most
  }

  #extend(gift: number, given: number, receivers: number, wishes: number, value: number): void {
    if (receivers === 1) {
      this.#finish(gift, given, wishes, value)
      return
    }
    const { from, lists, items, itemsFrom, person, wish } = this.#back
    const [best, bestOfList] = [this.#best, this.#bestOfList]
    const passed = this.#values!.passed
    for (let at = from[given]!; at < from[given + 1]! && !this.#isOver(); at++) {
      this.#steps--
      const list = lists[at]!
      const left = wishes - (wish ? wish[at]! : 0)
      if (left < 0 || value + bestOfList[left]![receivers - 1]![list]! < this.#least) continue
      if (this.#people.includes(person[list]!)) continue
      this.#people.push(person[list]!)
      for (let place = itemsFrom[list]!; place < itemsFrom[list + 1]!; place++) {
        this.#steps--
        const item = items[place]!
        const next = value + passed[item]!
        if (next + best[left]![receivers - 1]![item]! < this.#least) continue
        this.#passed.push(item)
        this.#extend(gift, item, receivers - 1, left, next)
        this.#passed.pop()
      }
      this.#people.pop()
    }
  }

  #finish(gift: number, given: number, wishes: number, value: number): void {
    const { from, lists, items, itemsFrom, person, wish } = this.#endsBack
    const ends = this.#values!.ends
    for (let at = from[given]!; at < from[given + 1]! && !this.#isOver(); at++) {
      const list = lists[at]!
      if ((wish ? wish[at]! : 0) !== wishes || this.#people.includes(person[list]!)) continue
      for (let place = itemsFrom[list]!; place < itemsFrom[list + 1]!; place++) {
        this.#steps--
        const end = items[place]!
        if (value + ends[end]! < this.#least || this.#isOver()) continue
        if (this.#visit({ gift, passed: this.#passed, end, wishes: this.#values!.wishes })) this.#found++
      }
    }
  }
}

const NEVER = Number.NEGATIVE_INFINITY

/** Per list: the best value of its items. */
function bestOfLists({ items, itemsFrom }: Reversed, value: (item: number) => number): Float64Array {
  const best = new Float64Array(itemsFrom.length - 1).fill(NEVER)
  for (let list = 0; list < best.length; list++) {
    for (let at = itemsFrom[list]!; at < itemsFrom[list + 1]!; at++)
      best[list] = Math.max(best[list]!, value(items[at]!))
  }
  return best
}

/** Per item: the best value of the lists that contain it. */
function bestOfItems(
  count: number,
  { from, lists, wish }: Reversed,
  value: (list: number, wish: number) => number,
): Float64Array {
  const best = new Float64Array(count).fill(NEVER)
  for (let item = 0; item < count; item++) {
    for (let at = from[item]!; at < from[item + 1]!; at++) {
      best[item] = Math.max(best[item]!, value(lists[at]!, wish ? wish[at]! : 0))
    }
  }
  return best
}
