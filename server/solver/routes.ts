/** Maximum paths between two items; real lists need fewer. */
const WAYS = 16
/** Maximum further steps after the first path; real lists take 5. */
const STEPS = 200

export interface Routes {
  /** Dummies on each path, the shortest first. */
  ways: number[][]
  complete: boolean
}

/**
 * Finds paths between two items through dummies, without avoidable dummies. A backward search computes distances. The forward search visits
 * near dummies first, so the first path has no dead end. Ends after WAYS paths or STEPS further steps.
 */
export class RouteFinder {
  readonly #wants: readonly Int32Array[]
  readonly #items: number
  readonly #naming: readonly number[][]
  readonly #awayFrom = new Map<number, ReadonlyMap<number, number>>()
  readonly #known = new Map<number, Routes>()

  /** @param wants successors per node; nodes from `items` on are dummies. */
  constructor(wants: readonly Int32Array[], items: number) {
    const naming: number[][] = wants.map(() => [])
    for (let dummy = items; dummy < wants.length; dummy++) {
      for (const node of wants[dummy]!) naming[node]!.push(dummy)
    }
    this.#wants = wants
    this.#items = items
    this.#naming = naming
  }

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
    /** Nodes that are wanted by a node on the path. Visiting one of them later would be a detour. */
    const named = new Set<number>()
    let complete = true
    let steps = 0

    /** Useful dummies of a list, the nearest first, and how many were tried. */
    const stageFrom = (node: number) => {
      const onward = wants[node]!.filter((next) => away.has(next) && !named.has(next))
      onward.sort((a, b) => away.get(a)! - away.get(b)!)
      for (const next of onward) named.add(next)
      return { onward, tried: 0 }
    }
    // An explicit stack, because dummies may be nested deeper than the call stack.
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

  /** Distance of each dummy to an item. */
  #stepsTo(to: number): ReadonlyMap<number, number> {
    const known = this.#awayFrom.get(to)
    if (known) return known
    const away = new Map<number, number>([[to, 0]])
    for (const [node, steps] of away) {
      for (const dummy of this.#naming[node]!) if (!away.has(dummy)) away.set(dummy, steps + 1)
    }
    away.delete(to)
    this.#awayFrom.set(to, away)
    return away
  }
}
