/** Most ways that are found from one item to another: lists that people have written never need more. */
const WAYS = 16
/** Most steps, dead ends included, in which further ways are looked for after the first one; real lists take five. */
const STEPS = 200

/** The ways from one item to another. */
export interface Routes {
  /** The dummies that each way passes; the shortest way first. */
  ways: number[][]
  /** Whether these are all. If not, the first one is still a shortest one. */
  complete: boolean
}

/**
 * Finds the ways from the list of one item to another item, none of which passes a dummy that could be left out. First a search backward
 * from that other item finds how many steps each dummy is away from it. The ways then pass only dummies that lead there, the nearest first,
 * so that the first way is found without a dead end. After 16 ways, or 200 further steps, the search ends and may not have found all.
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

  /** The ways between two items; where the list names the other item itself, the only one is direct, past no dummy. */
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
    /** The nodes that lists on the way have named: to pass one of these later would be a detour. */
    const named = new Set<number>()
    let complete = true
    let steps = 0

    /** The dummies of a list that lead to the item, the nearest first, and how many of them have been tried. */
    const stageFrom = (node: number) => {
      const onward = wants[node]!.filter((next) => away.has(next) && !named.has(next))
      onward.sort((a, b) => away.get(a)! - away.get(b)!)
      for (const next of onward) named.add(next)
      return { onward, tried: 0 }
    }
    // A stack instead of recursion: dummies may be nested deeper than the call stack allows.
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

  /** How many steps each dummy that leads to an item, whosever dummy it is, is away from it. */
  #stepsTo(to: number): ReadonlyMap<number, number> {
    const known = this.#awayFrom.get(to)
    if (known) return known
    const away = new Map<number, number>([[to, 0]])
    // The iteration reaches dummies that are added meanwhile, too, in the order of their distance.
    for (const [node, steps] of away) {
      for (const dummy of this.#naming[node]!) if (!away.has(dummy)) away.set(dummy, steps + 1)
    }
    away.delete(to)
    this.#awayFrom.set(to, away)
    return away
  }
}
