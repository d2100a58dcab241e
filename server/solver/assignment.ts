import { Heap, INFINITE } from './heap.ts'

/**
 * A square assignment problem: each node gets one of its targets, and each node is got by one. The edges of node v are `targets[from[v]]`
 * to `targets[from[v + 1] - 1]`. Every node has an edge to itself, so that there is always a solution.
 *
 * The method is primal-dual: the Hungarian method of Kuhn, with the phases of Hopcroft and Karp. Potentials keep the reduced cost of each
 * edge at 0 or above, and at 0 for edges in use. Potentials remain between calls of `solve`: to solve again after a few costs have changed
 * is quick.
 */
export class Assignment {
  readonly #size: number
  readonly #from: Int32Array
  readonly #targets: Int32Array
  readonly #cost: Int32Array
  /** The target of each node; during a solution -1 for nodes without one. */
  readonly gets: Int32Array
  /** How many edges have been looked at so far: a measure of work that is the same on each machine. */
  work = 0
  /** The node that gets each node, or -1. */
  readonly #gotBy: Int32Array
  /** The potentials of each node: as one that gets, and as one that is got. */
  readonly #getter: Int32Array
  readonly #got: Int32Array
  readonly #far: Int32Array
  readonly #settled: Int32Array
  readonly #heap = new Heap()
  /** Of each node: the edges on the shortest path to it as a getter; -1 once a search for paths is done with it. */
  readonly #steps: Int32Array
  readonly #next: Int32Array
  readonly #path: Int32Array

  constructor(from: Int32Array, targets: Int32Array) {
    this.#size = from.length - 1
    this.#from = from
    this.#targets = targets
    this.#cost = new Int32Array(targets.length)
    this.gets = new Int32Array(this.#size).fill(-1)
    this.#gotBy = new Int32Array(this.#size).fill(-1)
    this.#getter = new Int32Array(this.#size)
    this.#got = new Int32Array(this.#size)
    this.#far = new Int32Array(this.#size)
    this.#settled = new Int32Array(this.#size)
    this.#steps = new Int32Array(this.#size)
    this.#next = new Int32Array(this.#size)
    this.#path = new Int32Array(this.#size)
  }

  /** Finds the assignment of least cost. @param cost of each edge; whole numbers from 0, small enough for their sum to be below 2^31. */
  solve(cost: Int32Array): void {
    for (let node = 0; node < this.#size; node++) {
      for (let edge = this.#from[node]!; edge < this.#from[node + 1]!; edge++) {
        if (cost[edge] !== this.#cost[edge]) this.#change(node, edge, cost[edge]!)
      }
    }
    do {
      while (this.#layer()) this.#augment()
    } while (this.#reprice())
  }

  #leave(node: number): void {
    if (this.gets[node]! < 0) return
    this.#gotBy[this.gets[node]!] = -1
    this.gets[node] = -1
  }

  /** Changes a cost. Raises the potential of the node if the reduced cost of the edge would be below 0. */
  #change(node: number, edge: number, cost: number): void {
    this.#cost[edge] = cost
    const target = this.#targets[edge]!
    const reduced = cost + this.#getter[node]! - this.#got[target]!
    const isInUse = this.gets[node] === target
    if (reduced < 0) this.#getter[node]! -= reduced
    if (isInUse ? reduced > 0 : reduced < 0) this.#leave(node)
  }

  /** Finds how far getters are from those without a target over edges of reduced cost 0. @returns whether a node that nobody gets is found. */
  #layer(): boolean {
    const size = this.#size
    const from = this.#from
    const targets = this.#targets
    const cost = this.#cost
    const gets = this.gets
    const gotBy = this.#gotBy
    const getter = this.#getter
    const got = this.#got
    const steps = this.#steps.fill(-1)
    const queue = this.#path
    let end = 0
    for (let node = 0; node < size; node++) {
      if (gets[node]! >= 0) continue
      queue[end++] = node
      steps[node] = 0
    }
    let last = INFINITE
    for (let at = 0; at < end; at++) {
      const node = queue[at]!
      const step = steps[node]! + 1
      if (step > last) break
      this.work += from[node + 1]! - from[node]!
      const base = getter[node]!
      for (let edge = from[node]!; edge < from[node + 1]!; edge++) {
        const target = targets[edge]!
        if (base + cost[edge]! !== got[target]!) continue
        const other = gotBy[target]!
        if (other < 0) last = step
        else if (steps[other]! < 0) {
          steps[other] = step
          queue[end++] = other
        }
      }
    }
    return last < INFINITE
  }

  /** Augments along disjoint shortest paths of reduced cost 0, as many as a depth-first search finds. */
  #augment(): void {
    const from = this.#from
    const targets = this.#targets
    const cost = this.#cost
    const gets = this.gets
    const gotBy = this.#gotBy
    const getter = this.#getter
    const got = this.#got
    const steps = this.#steps
    const next = this.#next
    const path = this.#path
    for (let start = 0; start < this.#size; start++) {
      if (gets[start]! >= 0) continue
      let depth = 0
      path[0] = start
      next[start] = from[start]!
      while (depth >= 0) {
        const node = path[depth]!
        const edge = next[node]!
        if (edge === from[node + 1]!) {
          steps[node] = -1
          depth--
          continue
        }
        next[node] = edge + 1
        const target = targets[edge]!
        if (getter[node]! + cost[edge]! !== got[target]!) continue
        const other = gotBy[target]!
        if (other >= 0) {
          if (steps[other]! !== depth + 1) continue
          path[++depth] = other
          next[other] = from[other]!
          continue
        }
        for (let at = 0; at <= depth; at++) {
          const one = path[at]!
          steps[one] = -1
          const its = targets[next[one]! - 1]!
          gets[one] = its
          gotBy[its] = one
        }
        break
      }
    }
  }

  /** Changes potentials by Dijkstra's algorithm until a node that nobody gets is at reduced cost 0. @returns false if all have a target. */
  #reprice(): boolean {
    const from = this.#from
    const targets = this.#targets
    const cost = this.#cost
    const gotBy = this.#gotBy
    const getter = this.#getter
    const got = this.#got
    const settled = this.#settled
    const heap = this.#heap
    const stack = this.#path
    const far = this.#far.fill(INFINITE)
    let depth = 0
    for (let node = 0; node < this.#size; node++) if (this.gets[node]! < 0) stack[depth++] = node
    if (depth === 0) return false
    const sources = stack.slice(0, depth)
    let count = 0
    let level = 0
    let isFound = false
    heap.clear()
    while (!isFound) {
      // Getters on the stack are at distance `level`.
      while (depth > 0) {
        const node = stack[--depth]!
        const base = level + getter[node]!
        this.work += from[node + 1]! - from[node]!
        for (let edge = from[node]!; edge < from[node + 1]!; edge++) {
          const target = targets[edge]!
          const distance = base + cost[edge]! - got[target]!
          if (distance >= far[target]!) continue
          far[target] = distance
          if (distance > level) heap.push(distance, target)
          else {
            settled[count++] = target
            if (gotBy[target]! < 0) isFound = true
            else stack[depth++] = gotBy[target]!
          }
        }
      }
      if (isFound) break
      const distance = heap.least
      const target = heap.pop()
      if (far[target] !== distance) continue
      level = distance
      settled[count++] = target
      if (gotBy[target]! < 0) isFound = true
      else stack[depth++] = gotBy[target]!
    }
    for (const node of sources) getter[node]! -= level
    for (let at = 0; at < count; at++) {
      const target = settled[at]!
      const less = level - far[target]!
      got[target]! -= less
      if (gotBy[target]! >= 0) getter[gotBy[target]!]! -= less
    }
    return true
  }
}
