import { LONGEST, type Reversed, reversed } from '../../solver/market.ts'
import { loopsThrough, type Neighbour, type Neighbours } from '../../solver/new-loops.ts'
import type { MarketRead } from './read-market.ts'

/** True if an item must not be proposed to a user; both are numbers of the market. */
export type IsRefused = (person: number, item: number) => boolean

/** Users in a possible circle of a complete market, and users who would be in one after one more yes. */
export class MarketReach implements Neighbours {
  readonly #read: MarketRead
  readonly #back: Reversed
  readonly #itemsOf: number[][]

  constructor(read: MarketRead) {
    this.#read = read
    this.#back = reversed(read.market)
    this.#itemsOf = read.personIds.map(() => [])
    const gifts = new Set(read.market.gifts?.items)
    // Edges into gifts are left out, because a gift is never given in a circle.
    for (const [item, person] of read.market.owner.entries())
      if (!gifts.has(item)) this.#itemsOf[person]!.push(item)
  }

  *taken(item: number): Generator<Neighbour> {
    const { owner, from, until, targets, wish } = this.#read.market
    for (let at = from[item]!; at < until[item]!; at++) {
      const other = targets[at]!
      yield { item: other, person: owner[other]!, wish: wish?.[at] === 1 }
    }
  }

  *given(item: number): Generator<Neighbour> {
    const { person, itemsFrom, items, from, lists, wish } = this.#back
    for (let at = from[item]!; at < from[item + 1]!; at++) {
      const list = lists[at]!
      for (let place = itemsFrom[list]!; place < itemsFrom[list + 1]!; place++)
        yield { item: items[place]!, person: person[list]!, wish: wish?.[at] === 1 }
    }
  }

  isInCircle(person: number): boolean {
    return this.#itemsOf[person]!.some((item) => this.#closes(item, this))
  }

  /** True if one more yes of the user, to an item that they have not rejected, would close a circle. */
  isOneAway(person: number, isRefused: IsRefused): boolean {
    const { owner } = this.#read.market
    const seen = new Set<number>(this.#itemsOf[person])
    let edge = [...seen]
    // The nearest items are checked first: users who want one of this user's items almost always have an item that the user has not rejected.
    for (let steps = 1; steps < LONGEST && edge.length > 0; steps++) {
      const next: number[] = []
      for (const item of edge) {
        for (const { item: other } of this.given(item)) {
          if (seen.has(other)) continue
          seen.add(other)
          next.push(other)
        }
      }
      const yeses = next
        .filter((item) => !isRefused(person, item))
        .map((item) => ({ item, person: owner[item]!, wish: false }))
      const withYes: Neighbours = {
        taken: (item) => (owner[item] === person ? yeses : this.taken(item)),
        given: (item) => this.given(item),
      }
      if (yeses.length > 0 && this.#itemsOf[person]!.some((item) => this.#closes(item, withYes))) return true
      edge = next
    }
    return false
  }

  #closes(item: number, market: Neighbours): boolean {
    let isClosed = false
    loopsThrough({ item, person: this.#read.market.owner[item]! }, market, (items) => {
      isClosed = this.#read.allowed(Int32Array.from(items), items.length)
      return isClosed
    })
    return isClosed
  }
}
