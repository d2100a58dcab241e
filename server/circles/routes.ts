/** Ways from one item to another that are told apart; more than these say nothing new on any list that a person has written. */
const WAYS = 16
/** Steps from dummy to dummy that are gone to find the ways after the first one, dead ends among them; real lists take five. */
const STEPS = 200

/** The ways from one item to another. */
export interface Routes {
  /** Each the dummies that it passes, the shortest way first. */
  ways: number[][]
  /** Whether these are all. Where there are any, one is found, and it is a shortest one. */
  complete: boolean
}

/**
 * Finds the ways from the list of one item to another item, none of which passes a dummy that could be left out. One search backward from
 * the item looked for tells how far away each dummy is. Only dummies that lead there are passed, the nearest first, so that the first way
 * is found without a dead end. After so many ways, or further steps, it ends and says that these may not be all.
 */
export class RouteFinder {
  readonly #wants: readonly Int32Array[]
  readonly #items: number
  /** The dummies whose lists name each node. */
  readonly #naming: readonly number[][]
  readonly #awayFrom = new Map<number, ReadonlyMap<number, number>>()
  readonly #known = new Map<number, Routes>()

  /** @param wants the nodes that each node's list names; nodes from `items` on are dummies. */
  constructor(wants: readonly Int32Array[], items: number) {
    const naming: number[][] = wants.map(() => [])
    for (let dummy = items; dummy < wants.length; dummy++) {
      for (const node of wants[dummy]!) naming[node]!.push(dummy)
    }
    this.#wants = wants
    this.#items = items
    this.#naming = naming
  }

  /** The ways between two items; an item that the list names itself is reached past no dummy. */
  between(from: number, to: number): Routes {
    const key = from * this.#items + to
    const routes = this.#known.get(key) ?? this.#find(from, to)
    this.#known.set(key, routes)
    return routes
  }

  #find(from: number, to: number): Routes {
    const wants = this.#wants
    if (wants[from]!.includes(to)) return { ways: [[]], complete: true }
    const away = this.#stepsTo(to)
    const ways: number[][] = []
    const passed: number[] = []
    /** What the lists on the way have named: to come to one of these later would be a detour. */
    const named = new Set<number>()
    let complete = true
    let steps = 0

    /** What a list leads on by, the nearest first, and how many of these have been tried. */
    const stageFrom = (node: number) => {
      const onward = wants[node]!.filter((next) => away.has(next) && !named.has(next))
      onward.sort((a, b) => away.get(a)! - away.get(b)!)
      for (const next of onward) named.add(next)
      return { onward, tried: 0 }
    }
    // A stack of its own: dummies may be nested deeper than calls can be.
    const stages = [stageFrom(from)]
    for (let stage = stages.at(-1); stage !== undefined && complete; stage = stages.at(-1)) {
      const next = stage.onward[stage.tried++]
      if (next === undefined) {
        for (const tried of stage.onward) named.delete(tried)
        stages.pop()
        passed.pop()
      } else if (ways.length > 0 && ++steps > STEPS) complete = false
      else if (away.get(next)! > 1) {
        passed.push(next)
        stages.push(stageFrom(next))
      } else if (ways.length < WAYS) ways.push([...passed, next])
      else complete = false
    }
    ways.sort((a, b) => a.length - b.length)
    return { ways, complete }
  }

  /** How many steps the dummies that lead to an item, anybody's, are away from it. */
  #stepsTo(to: number): ReadonlyMap<number, number> {
    const known = this.#awayFrom.get(to)
    if (known) return known
    const away = new Map<number, number>([[to, 0]])
    // Goes on to the dummies that are put in meanwhile, so the nearer ones come first.
    for (const [node, steps] of away) {
      for (const dummy of this.#naming[node]!) if (!away.has(dummy)) away.set(dummy, steps + 1)
    }
    away.delete(to)
    this.#awayFrom.set(to, away)
    return away
  }
}
