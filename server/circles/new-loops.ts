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

/** An arc that has just come to be: any of `gives`, which are one person's, for `gets`. */
export interface NewArc {
  gives: readonly number[]
  giver: number
  gets: number
  owner: number
  wish: boolean
}

export interface NewLoopLimits {
  /** Most items of a loop: 2, 3 or 4. */
  longest: number
  /** Most arcs that are looked at: somebody who wants everything, or whose thing everybody wants, must slow nobody down. */
  looks: number
  /** Most loops that are found; shorter ones come first. */
  loops: number
}

/** A loop that a new arc has closed: what is given, what is got for it, and so on, and the arcs of it that rest on wishes. */
export interface NewLoop {
  items: number[]
  wishes: number
}

/** The arcs that may still be looked at; those of what is offered, and those of what is got, have a budget each. */
class Looks {
  #left: number

  constructor(looks: number) {
    this.#left = looks
  }

  *at(neighbours: Iterable<Neighbour>): Generator<Neighbour> {
    if (this.#left <= 0) return
    for (const neighbour of neighbours) {
      yield neighbour
      if (--this.#left <= 0) return
    }
  }
}

/** By the item that leads there: the ends of loops, each with the item before it in the row that is closed. */
type Ends = Map<number, Neighbour[]>

function addEnd(ends: Ends, before: number, end: Neighbour): void {
  const others = ends.get(before)
  if (others) others.push(end)
  else ends.set(before, [end])
}

/**
 * The loops through a new arc, shorter ones first, found by looking only through it: forward to what the other person would take, backward
 * to what would be given for the things offered, and from the side that has fewer items to the other. Loops that rest on more than one wish
 * are left out, and those in which a person stands twice.
 */
export function loopsThrough(arc: NewArc, market: Neighbours, limits: NewLoopLimits): NewLoop[] {
  const { giver, owner } = arc
  if (giver === owner) return []
  const [forward, backward] = [new Looks(limits.looks), new Looks(limits.looks)]
  const found: NewLoop[] = []
  const first = { item: arc.gets, person: owner, wish: arc.wish }
  const close = (row: readonly Neighbour[], end: Neighbour) => {
    const wishes = [...row, end].filter(({ wish }) => wish).length
    const isNew = row.every(
      ({ person }, at) => person !== giver && row.findIndex((other) => other.person === person) === at,
    )
    if (wishes <= 1 && isNew && found.length < limits.loops) {
      found.push({ items: [end.item, ...row.map(({ item }) => item)], wishes })
    }
  }
  /** What the last person of a loop gives: the items that the things offered are wanted for. */
  const lasts = new Map<number, Neighbour>()
  const ends: Ends = new Map()
  for (const item of arc.gives) {
    for (const last of backward.at(market.given(item))) {
      lasts.set(last.item, last)
      addEnd(ends, last.item, { item, person: giver, wish: last.wish })
    }
  }
  const closeAll = (row: readonly Neighbour[]) => {
    for (const end of ends.get(row.at(-1)!.item) ?? []) close(row, end)
  }
  closeAll([first])
  if (limits.longest < 3 || lasts.size === 0) return found
  const seconds = [...forward.at(market.taken(arc.gets))]
  for (const second of seconds) closeAll([first, second])
  if (limits.longest < 4) return found
  if (seconds.length <= lasts.size) {
    for (const second of seconds) {
      for (const third of forward.at(market.taken(second.item))) closeAll([first, second, third])
    }
    return found
  }
  const byItem = new Map(seconds.map((second) => [second.item, second]))
  for (const last of lasts.values()) {
    for (const before of backward.at(market.given(last.item))) {
      const second = byItem.get(before.item)
      if (second) closeAll([first, second, { ...last, wish: before.wish }])
    }
  }
  return found
}
