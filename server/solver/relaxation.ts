import { Assignment } from './assignment.ts'
import type { ExchangeGraph } from './exchange-graph.ts'

/** Price resolution: parts per item. */
const PARTS = 64
const PATIENCE = 8
const SLOWER = 0.6
const MOMENTUM = 0.5
/** Smallest assumed gap to the bound, in items. With a smaller one, prices would hardly change. */
const GAP = 0.5
const FORBIDDEN = 1 << 20

export interface Cover {
  gets: Int32Array
  items: number
  people: number
}

/**
 * Relaxation for exchanges in which each moved item is worth `item` and each receiver `person`. People are relaxed (Lagrange): each item
 * of a person is worth the person's price more, and the rest of `person` is added in any case. Its optimum bounds every exchange. Limits
 * have prices on their edges.
 */
export class Relaxation {
  readonly #graph: ExchangeGraph
  readonly #assignment: Assignment
  readonly #item: number
  readonly #person: number
  readonly #cost: Int32Array
  #prices: Float64Array
  #best: Float64Array
  readonly #direction: Float64Array
  readonly #received: Int32Array
  #scale = 1
  #stalled = 0
  bound = Number.POSITIVE_INFINITY

  constructor(graph: ExchangeGraph, item: number, person: number) {
    this.#graph = graph
    this.#assignment = new Assignment(graph.from, graph.targets)
    this.#item = item * PARTS
    this.#person = person * PARTS
    this.#cost = new Int32Array(graph.targets.length)
    this.#prices = new Float64Array(graph.people + graph.limits.length)
    this.#received = new Int32Array(graph.people)
    this.#direction = new Float64Array(this.#prices.length)
    for (const one of graph.person) if (one >= 0) this.#received[one]!++
    // For a person with one item the price is known: the full value of a person.
    for (let one = 0; one < graph.people; one++) this.#prices[one] = this.#person / this.#received[one]!
    this.#best = this.#prices.slice()
  }

  get work(): number {
    return this.#assignment.work
  }

  valueOf({ items, people }: Pick<Cover, 'items' | 'people'>): number {
    return (items * this.#item + people * this.#person) / PARTS
  }

  /** Solves with randomly changed best prices, by at most `spread` items. */
  sample(spread: number, random: () => number): Cover {
    const prices = this.#prices
    this.#prices = this.#best.map((price, at) => {
      const changed = Math.max(0, price + (2 * random() - 1) * spread * PARTS)
      return at < this.#graph.people ? Math.min(this.#person, changed) : changed
    })
    this.#solve()
    this.#prices = prices
    return this.#keepLimits()
  }

  /** Solves at the current prices, lowers the bound and improves the prices. @param known value of a known exchange. */
  round(known: number): Cover {
    const people = this.#graph.people
    const [prices, direction] = [this.#prices, this.#direction]
    const bound = this.#solve()
    if (bound < this.bound) {
      this.bound = bound
      this.#best = prices.slice()
      this.#stalled = 0
    } else if (++this.#stalled > PATIENCE) {
      this.#scale *= SLOWER
      this.#stalled = 0
      prices.set(this.#best)
    }
    let length = 0
    for (let at = 0; at < prices.length; at++) {
      const surplus =
        at >= people
          ? -this.#excess(at - people)
          : this.#person === 0
            ? 0
            : this.#received[at]! - (prices[at]! < this.#person ? 1 : 0)
      direction[at] = surplus + MOMENTUM * direction[at]!
      length += direction[at]! ** 2
    }
    const step = length === 0 ? 0 : (this.#scale * PARTS * Math.max(bound - known, GAP)) / length
    for (let at = 0; at < prices.length; at++) {
      const price = Math.max(0, prices[at]! - step * direction[at]!)
      prices[at] = at < people ? Math.min(this.#person, price) : price
    }
    return this.#keepLimits()
  }

  /** Solves the assignment at the current prices. @returns an upper bound. */
  #solve(): number {
    const { items, person, people, own, targets, limits } = this.#graph
    const cost = this.#cost
    const price = (at: number) => Math.round(this.#prices[at]!)
    for (let item = 0; item < items; item++) {
      if (person[item]! >= 0) cost[own[item]!] = this.#item + price(person[item]!)
    }
    for (const { edges } of limits) for (const edge of edges) cost[edge] = 0
    let bound = 0
    for (const [limit, { edges, most }] of limits.entries()) {
      bound += most * price(people + limit)
      for (const edge of edges) cost[edge]! += price(people + limit)
    }
    this.#assignment.solve(cost)
    this.#received.fill(0)
    for (let item = 0; item < items; item++) {
      if (person[item]! < 0 || this.#assignment.gets[item] === item) continue
      this.#received[person[item]!]!++
      bound += cost[own[item]!]!
    }
    for (const [limit, { edges, nodes }] of limits.entries()) {
      for (const [at, edge] of edges.entries()) {
        if (this.#assignment.gets[nodes[at]!] === targets[edge]) bound -= price(people + limit)
      }
    }
    for (let one = 0; one < people; one++) bound += Math.max(0, this.#person - price(one))
    return bound / PARTS
  }

  /** Number of used edges above a limit; negative if below. */
  #excess(limit: number): number {
    const { edges, nodes, most } = this.#graph.limits[limit]!
    return (
      edges.filter((edge, at) => this.#assignment.gets[nodes[at]!] === this.#graph.targets[edge]).length -
      most
    )
  }

  /** Forbids edges and solves again until all limits are respected. */
  #keepLimits(): Cover {
    const { limits, targets } = this.#graph
    const gets = this.#assignment.gets
    for (let exceeded = limits.filter((_, at) => this.#excess(at) > 0); exceeded.length > 0; ) {
      for (const { edges, nodes, most } of exceeded) {
        const used = edges.filter((edge, at) => gets[nodes[at]!] === targets[edge])
        for (const edge of used.slice(most)) this.#cost[edge] = FORBIDDEN
      }
      this.#assignment.solve(this.#cost)
      exceeded = limits.filter((_, at) => this.#excess(at) > 0)
    }
    return this.#cover()
  }

  #cover(): Cover {
    const { items: count, person, people: persons } = this.#graph
    const gets = this.#assignment.gets.slice()
    const seen = new Uint8Array(persons)
    let [items, people] = [0, 0]
    for (let item = 0; item < count; item++) {
      if (person[item]! < 0 || gets[item] === item) continue
      items++
      people += 1 - seen[person[item]!]!
      seen[person[item]!] = 1
    }
    return { gets, items, people }
  }
}
