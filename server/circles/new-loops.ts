import { WISHES } from './market.ts'

/** An item at the other end of an arc. */
export interface Neighbour {
  item: number
  /** Who it belongs to. */
  person: number
  /** Whether the arc rests on a wish alone. */
  wish: boolean
}

/** A market that is looked at from its items, one at a time: by queries, say. */
export interface Neighbours {
  /** What the item's owner would take for it. */
  taken(item: number): Iterable<Neighbour>
  /** What would be given for the item. */
  given(item: number): Iterable<Neighbour>
}

/** Gets the items of a loop, each given for the next one; says whether that is enough. */
export type NewLoopVisitor = (items: readonly number[]) => boolean

/** An item in the middle of loops of four, with those from which, or to which, an arc was seen. */
type Middles = Map<number, { beside: Neighbour; middle: Neighbour }[]>

function note(middles: Middles, beside: Neighbour, middle: Neighbour): void {
  const others = middles.get(middle.item)
  if (others) others.push({ beside, middle })
  else middles.set(middle.item, [{ beside, middle }])
}

/**
 * The loops through one item, found by looking only through it: forward to what is taken for it and for that, backward to what is given for
 * it and for that, by turns, until both sides meet in the middle. So where there are many, two are found long before all of either
 * side was looked at, and where one side has few items the other may have thousands.
 */
class LoopsThrough {
  readonly #root: Pick<Neighbour, 'item' | 'person'>
  readonly #market: Neighbours
  readonly #visit: NewLoopVisitor
  readonly #firsts: Neighbour[]
  readonly #lasts: Neighbour[]
  /** The same by item: those whose arcs have not been looked at, and all. */
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

  /** @param arcs each with whether it rests on a wish. */
  #close(between: readonly Neighbour[], arcs: readonly { wish: boolean }[]): void {
    if (this.#enough || arcs.filter(({ wish }) => wish).length > WISHES) return
    const people = [this.#root, ...between].map(({ person }) => person)
    if (new Set(people).size < people.length) return
    this.#enough = this.#visit([this.#root.item, ...between.map(({ item }) => item)])
  }

  #closeFour(first: Neighbour, ahead: Neighbour, behind: Neighbour, last: Neighbour): void {
    this.#close([first, ahead, last], [first, ahead, behind, last])
  }

  /** What is taken for the first item: the last one, which closes a loop of three, or one in the middle. */
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

  /** What is given for the last item: the first one, which closes a loop of three, or one in the middle. */
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

  /** All first items were looked at, and there are fewer in the middle than last ones are left. */
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
 * @param visit ends the search by saying that it is enough.
 */
export function loopsThrough(
  root: Pick<Neighbour, 'item' | 'person'>,
  market: Neighbours,
  visit: NewLoopVisitor,
): void {
  new LoopsThrough(root, market, visit).find()
}
