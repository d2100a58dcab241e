import { Assignment } from './assignment.ts'
import type { ExchangeGraph } from './exchange-graph.ts'

/** Prices are whole numbers of so many parts of an item. */
const PARTS = 64
/** Rounds without a better bound after which steps become shorter: `SLOWER` times as long. */
const PATIENCE = 8
const SLOWER = 0.6
/** Weight of the direction before in each step. */
const MOMENTUM = 0.5
/** The least distance, in items, that is assumed between a bound and what is possible: it keeps prices moving. */
const GAP = 0.5
/** More than anything can be worth. */
const FORBIDDEN = 1 << 20

/** What each node gets, and how many items and different people get something. */
export interface Cover {
  gets: Int32Array
  items: number
  people: number
}

/**
 * Exchanges of any length, where each item that moves is worth `item` and each person who gets something `person`. Without the second this
 * is an assignment problem. With it, it is relaxed (Lagrange): a person is worth their price more for each item that they get, and
 * what is left of `person` is counted whether they get something or not. Whatever the prices, no exchange is worth more than the optimum of
 * this. Limits have prices, too, which each of their edges costs.
 */
export class Relaxation {
  readonly #graph: ExchangeGraph
  readonly #assignment: Assignment
  readonly #item: number
  readonly #person: number
  readonly #cost: Int32Array
  /** First those of people, then those of limits; in parts. */
  #prices: Float64Array
  #best: Float64Array
  readonly #direction: Float64Array
  readonly #received: Int32Array
  #scale = 1
  #stalled = 0
  /** No exchange is worth more, in items. */
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
    // Of people with one item the price is known: the whole of what they are worth.
    for (let one = 0; one < graph.people; one++) this.#prices[one] = this.#person / this.#received[one]!
    this.#best = this.#prices.slice()
  }

  /** How much work has been done so far, in edges. */
  get work(): number {
    return this.#assignment.work
  }

  valueOf({ items, people }: Pick<Cover, 'items' | 'people'>): number {
    return (items * this.#item + people * this.#person) / PARTS
  }

  /** Solves the problem at the best prices, each changed by a random part of an item, `spread` at most. */
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

  /** Solves the problem at the present prices, lowers the bound, and takes a step to better prices. @param known value of a known exchange. */
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

  /** Solves the assignment problem at the present prices. @returns a bound. */
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

  /** By how much a limit is exceeded; below 0 if it is not reached. */
  #excess(limit: number): number {
    const { edges, nodes, most } = this.#graph.limits[limit]!
    return (
      edges.filter((edge, at) => this.#assignment.gets[nodes[at]!] === this.#graph.targets[edge]).length -
      most
    )
  }

  /** Forbids edges, and solves the problem again, until no limit is exceeded. */
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
