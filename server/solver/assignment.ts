import { Heap, INFINITE } from './heap.ts'

/**
 * Square assignment problem: a bijection of nodes to targets of least cost. Edges of v are `targets[from[v]]` to `targets[from[v + 1] - 1]`; each
 * node has an edge to itself, so a solution exists. Primal-dual Hungarian method (Kuhn) with Hopcroft-Karp phases. Potentials keep reduced costs
 * non-negative, and 0 for used edges. They persist between calls, so a new solution after small changes is fast.
 */
export class Assignment {
  readonly #size: number
  readonly #from: Int32Array
  readonly #targets: Int32Array
  readonly #cost: Int32Array
  /** Target of each node; -1 while it has none. */
  readonly gets: Int32Array
  /** Visited edges: a machine-independent measure of work. */
  work = 0
  /** Inverse of `gets`, or -1. */
  readonly #gotBy: Int32Array
  /** Potentials of nodes as sources and as targets. */
  readonly #getter: Int32Array
  readonly #got: Int32Array
  readonly #far: Int32Array
  readonly #settled: Int32Array
  readonly #heap = new Heap()
  /** Current edge of each node in the depth-first search; -1 when exhausted. */
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

  /** Finds the assignment of least cost. @param cost per edge; non-negative integers with a sum below 2^31. */
  solve(cost: Int32Array): void {
    for (let node = 0; node < this.#size; node++) {
      for (let edge = this.#from[node]!; edge < this.#from[node + 1]!; edge++) {
        if (cost[edge] !== this.#cost[edge]) this.#change(node, edge, cost[edge]!)
      }
    }
    this.#assign()
    do {
      while (this.#layer()) this.#augment()
    } while (this.#reprice())
  }

  /** Assigns free nodes to free targets at reduced cost 0, which saves most of the first phase. */
  #assign(): void {
    const from = this.#from
    const targets = this.#targets
    const cost = this.#cost
    const gets = this.gets
    const gotBy = this.#gotBy
    const got = this.#got
    for (let node = 0; node < this.#size; node++) {
      if (gets[node]! >= 0) continue
      const base = this.#getter[node]!
      for (let edge = from[node]!; edge < from[node + 1]!; edge++) {
        const target = targets[edge]!
        if (gotBy[target]! >= 0 || base + cost[edge]! !== got[target]!) continue
        gets[node] = target
        gotBy[target] = node
        break
      }
    }
  }

  #leave(node: number): void {
    if (this.gets[node]! < 0) return
    this.#gotBy[this.gets[node]!] = -1
    this.gets[node] = -1
  }

  /** Changes the cost of an edge. If its reduced cost would become negative, the potential of the node is raised. */
  #change(node: number, edge: number, cost: number): void {
    this.#cost[edge] = cost
    const target = this.#targets[edge]!
    const reduced = cost + this.#getter[node]! - this.#got[target]!
    const isInUse = this.gets[node] === target
    if (reduced < 0) this.#getter[node]! -= reduced
    if (isInUse ? reduced > 0 : reduced < 0) this.#leave(node)
  }

  /** Breadth-first layers from unassigned nodes over edges of reduced cost 0. @returns true if a free target is reached. */
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

  /** Augments along disjoint shortest paths of reduced cost 0. */
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
      // All nodes on the stack have the distance `level`, so their order does not matter.
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
