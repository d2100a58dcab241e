import { WISHES } from './market.ts'

/** An item at the other end of an arc. */
export interface Neighbour {
  item: number
  /** Who it belongs to. */
  person: number
  /** Whether the arc rests on a wish alone. */
  wish: boolean
}

/** A market of which the arcs of one item at a time are looked up, for example by queries. */
export interface Neighbours {
  /** What the item's owner would take for it. */
  taken(item: number): Iterable<Neighbour>
  /** What would be given for the item. */
  given(item: number): Iterable<Neighbour>
}

/** Is called with the items of a loop, each given for the next one. @returns whether to end the search. */
export type NewLoopVisitor = (items: readonly number[]) => boolean

/** By the id of an item in the middle of a loop of four: the first (or last) items that it was reached from, and the arc between them. */
type Middles = Map<number, { beside: Neighbour; middle: Neighbour }[]>

function note(middles: Middles, beside: Neighbour, middle: Neighbour): void {
  const others = middles.get(middle.item)
  if (others) others.push({ beside, middle })
  else middles.set(middle.item, [{ beside, middle }])
}

/**
 * Finds the loops through one item, the root, from both sides by turns: forward to what is taken for it and for that in turn, backward to
 * what is given for it and for that, until both sides meet in the middle. So where there are many loops, two are found long before all of
 * either side was looked at, and where one side has few items, the other may have thousands.
 */
class LoopsThrough {
  readonly #root: Pick<Neighbour, 'item' | 'person'>
  readonly #market: Neighbours
  readonly #visit: NewLoopVisitor
  readonly #firsts: Neighbour[]
  readonly #lasts: Neighbour[]
  /** `#firsts` and `#lasts` by item, and the items of both whose arcs have not been looked at yet. */
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

  /** Visits the loop of the root and `between`, unless more of its arcs rest on wishes than may, or a person stands in it twice. */
  #close(between: readonly Neighbour[], arcs: readonly { wish: boolean }[]): void {
    if (this.#enough || arcs.filter(({ wish }) => wish).length > WISHES) return
    const people = [this.#root, ...between].map(({ person }) => person)
    if (new Set(people).size < people.length) return
    this.#enough = this.#visit([this.#root.item, ...between.map(({ item }) => item)])
  }

  #closeFour(first: Neighbour, ahead: Neighbour, behind: Neighbour, last: Neighbour): void {
    this.#close([first, ahead, last], [first, ahead, behind, last])
  }

  /** Looks at what is taken for a first item: a last item, which closes a loop of three, or one in the middle. */
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

  /** Looks at what is given for a last item: a first item, which closes a loop of three, or one in the middle. */
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

  /** Goes on forward from the middle, once all first items were looked at and no more are in the middle than last ones are left. */
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

/**
 * Shows a visitor the loops of two, three and four through an item, each once. Loops that rest on more than one wish are left out, and
 * those in which a person stands twice.
 *
 * @param root the item, and whose it is.
 * @param visit ends the search by returning true.
 */
export function loopsThrough(
  root: Pick<Neighbour, 'item' | 'person'>,
  market: Neighbours,
  visit: NewLoopVisitor,
): void {
  new LoopsThrough(root, market, visit).find()
}
