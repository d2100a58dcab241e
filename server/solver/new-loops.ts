import { WISHES } from './market.ts'

export interface Neighbour {
  item: number
  person: number
  wish: boolean
}

/** A graph whose edges are loaded per item, for example by queries. */
export interface Neighbours {
  /** Items that the owner of this item accepts for it. */
  taken(item: number): Iterable<Neighbour>
  /** Items whose owners accept this item in return. */
  given(item: number): Iterable<Neighbour>
}

/** Called with a cycle, each item given for the next. @returns true to end the search. */
export type NewLoopVisitor = (items: readonly number[]) => boolean

/** For each item in the middle of a cycle of four: the neighbours from which it was reached, with the edge. */
type Middles = Map<number, { beside: Neighbour; middle: Neighbour }[]>

function note(middles: Middles, beside: Neighbour, middle: Neighbour): void {
  const others = middles.get(middle.item)
  if (others) others.push({ beside, middle })
  else middles.set(middle.item, [{ beside, middle }])
}

/**
 * Bidirectional search for cycles through a root: forward and backward steps alternate until they meet. Finds two cycles early even in
 * dense markets, and one side may be large if the other is small.
 */
class LoopsThrough {
  readonly #root: Pick<Neighbour, 'item' | 'person'>
  readonly #market: Neighbours
  readonly #visit: NewLoopVisitor
  readonly #firsts: Neighbour[]
  readonly #lasts: Neighbour[]
  /** Neighbours by item, and those not expanded yet. */
  readonly #first: Map<number, Neighbour>
  readonly #last: Map<number, Neighbour>
  readonly #unseen: { firsts: Set<number>; lasts: Set<number> }
  readonly #ahead: Middles = new Map()
  readonly #behind: Middles = new Map()
  #enough = false

  constructor(root: Pick<Neighbour, 'item' | 'person'>, market: Neighbours, visit: NewLoopVisitor) {
    this.#root = root
    this.#market = market
    this.#visit = visit
    const others = (all: Iterable<Neighbour>) => [...all].filter(({ person }) => person !== root.person)
    this.#firsts = others(market.taken(root.item))
    this.#lasts = this.#firsts.length === 0 ? [] : others(market.given(root.item))
    const byItem = (all: readonly Neighbour[]) => new Map(all.map((one) => [one.item, one]))
    this.#first = byItem(this.#firsts)
    this.#last = byItem(this.#lasts)
    this.#unseen = { firsts: new Set(this.#first.keys()), lasts: new Set(this.#last.keys()) }
  }

  find(): void {
    for (const first of this.#firsts) {
      const last = this.#last.get(first.item)
      if (last) this.#close([first], [first, last])
    }
    const [firsts, lasts] = [this.#firsts.values(), this.#lasts.values()]
    if (this.#lasts.length === 0) return
    while (!this.#enough) {
      const [first, last] = [firsts.next().value, lasts.next().value]
      if (first) this.#lookAhead(first)
      if (last) this.#lookBehind(last)
      const { firsts: firstsLeft, lasts: lastsLeft } = this.#unseen
      if (firstsLeft.size === 0 && this.#ahead.size <= lastsLeft.size) {
        this.#lookFromAhead()
        return
      }
      if (lastsLeft.size === 0 && this.#behind.size <= firstsLeft.size) {
        this.#lookFromBehind()
        return
      }
      if (firstsLeft.size + lastsLeft.size === 0) return
    }
  }

  /** Visits a cycle unless it has too many wish edges or a repeated person. */
  #close(between: readonly Neighbour[], arcs: readonly { wish: boolean }[]): void {
    if (this.#enough || arcs.filter(({ wish }) => wish).length > WISHES) return
    const people = [this.#root, ...between].map(({ person }) => person)
    if (new Set(people).size < people.length) return
    this.#enough = this.#visit([this.#root.item, ...between.map(({ item }) => item)])
  }

  #closeFour(first: Neighbour, ahead: Neighbour, behind: Neighbour, last: Neighbour): void {
    this.#close([first, ahead, last], [first, ahead, behind, last])
  }

  /** Expands a first item forward: closes a cycle of three or stores a middle item. */
  #lookAhead(first: Neighbour): void {
    for (const middle of this.#market.taken(first.item)) {
      const last = this.#last.get(middle.item)
      if (last && this.#unseen.lasts.has(last.item)) this.#close([first, last], [first, middle, last])
      for (const { beside, middle: behind } of this.#behind.get(middle.item) ?? []) {
        this.#closeFour(first, middle, behind, beside)
      }
      if (this.#enough) return
      note(this.#ahead, first, middle)
    }
    this.#unseen.firsts.delete(first.item)
  }

  /** Expands a last item backward: closes a cycle of three or stores a middle item. */
  #lookBehind(last: Neighbour): void {
    for (const middle of this.#market.given(last.item)) {
      const first = this.#first.get(middle.item)
      if (first && this.#unseen.firsts.has(first.item)) this.#close([first, last], [first, middle, last])
      for (const { beside, middle: ahead } of this.#ahead.get(middle.item) ?? []) {
        this.#closeFour(beside, ahead, middle, last)
      }
      if (this.#enough) return
      note(this.#behind, last, middle)
    }
    this.#unseen.lasts.delete(last.item)
  }

  /** Expands the middle items forward, if all first items are done and fewer remain than last items. */
  #lookFromAhead(): void {
    for (const [item, ways] of this.#ahead) {
      for (const behind of this.#market.taken(item)) {
        const last = this.#last.get(behind.item)
        if (!last || !this.#unseen.lasts.has(last.item)) continue
        for (const { beside, middle } of ways) this.#closeFour(beside, middle, behind, last)
      }
      if (this.#enough) return
    }
  }

  #lookFromBehind(): void {
    for (const [item, ways] of this.#behind) {
      for (const ahead of this.#market.given(item)) {
        const first = this.#first.get(ahead.item)
        if (!first || !this.#unseen.firsts.has(first.item)) continue
        for (const { beside, middle } of ways) {
          this.#closeFour(first, { ...middle, wish: ahead.wish }, middle, beside)
        }
      }
      if (this.#enough) return
    }
  }
}

/** Cycles of 2 to 4 with at most one wish edge. @param root the item and its owner. @param visit returns true to end the search. */
export function loopsThrough(
  root: Pick<Neighbour, 'item' | 'person'>,
  market: Neighbours,
  visit: NewLoopVisitor,
): void {
  new LoopsThrough(root, market, visit).find()
}
