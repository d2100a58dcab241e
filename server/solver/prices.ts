import type { Packing } from './packing.ts'

/** Rounds without improvement before the step size is multiplied by `SLOWER`. */
const PATIENCE = 15
const SLOWER = 0.5
const MOMENTUM = 0.6
/** Weight of the newest round in moving averages of the direction and of profitability. */
const MEMORY = 0.1
/** Tolerance for rounding errors. */
export const ROUNDING = 1e-6

/**
 * Lagrangian relaxation with subgradients. Items, people and room have prices: a candidate pays the price of its items, of each person
 * for the bonus, and of a place for each person with limited room. For any prices, the sum of prices times supply plus positive profits
 * bounds the value of every choice; `lower` reduces this bound.
 */
export class Prices {
  readonly #packing: Packing
  #candidates: Int32Array
  /** Share of recent rounds in which each candidate was profitable; near 1 for good candidates. */
  readonly #share: Float64Array
  /** Supply: 1 per item and person, and each person's room. */
  readonly #supply: Float64Array
  /** Prices of the items, then of the people, then of their places. */
  #prices: Float64Array
  #best: Float64Array
  readonly #step: Float64Array
  readonly #direction: Float64Array
  readonly #average: Float64Array
  #scale = 1
  #stalled = 0
  bound = Number.POSITIVE_INFINITY

  /** @param candidates that may be chosen. @param like start prices, from a larger problem. */
  constructor(packing: Packing, candidates: Int32Array, like?: Prices) {
    const { thingCount, personCount, room = [] } = packing
    this.#packing = packing
    this.#candidates = candidates
    this.#share = new Float64Array(packing.worth.length)
    this.#supply = new Float64Array(thingCount + personCount + room.length).fill(1)
    this.#supply.set(room, thingCount + personCount)
    this.#prices = new Float64Array(this.#supply.length)
    this.#best = this.#prices
    this.#step = new Float64Array(this.#prices.length)
    this.#direction = new Float64Array(this.#prices.length)
    this.#average = new Float64Array(this.#prices.length).fill(1)
    this.#setFirstPrices(like)
  }

  /** Copies the best prices of `like`, or splits each candidate's value evenly among its items and takes the maximum per item. */
  #setFirstPrices(like?: Prices): void {
    const { things, thingsFrom, people, peopleFrom, worth, bonus, thingCount, personCount, room } =
      this.#packing
    const prices = this.#prices
    for (const candidate of this.#candidates) {
      let value = worth[candidate]!
      for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
        value += bonus[at]!
        const slot = thingCount + people[at]!
        if (like) prices[slot] = like.#best[slot]!
        if (like && room) prices[slot + personCount] = like.#best[slot + personCount]!
      }
      const [from, until] = [thingsFrom[candidate]!, thingsFrom[candidate + 1]!]
      for (let at = from; at < until; at++) {
        const thing = things[at]!
        prices[thing] = like ? like.#best[thing]! : Math.max(prices[thing]!, value / (until - from))
      }
    }
  }

  get candidates(): Int32Array {
    return this.#candidates
  }

  /** Drops candidates that are in no choice worth `goal`; the bound then only holds for such choices. */
  drop(goal: number): void {
    this.#candidates = this.#candidates.filter(
      (candidate) => this.bound + Math.min(0, this.profit(candidate)) + ROUNDING >= goal,
    )
  }

  /** Candidates, the most promising first. */
  ordered(): Int32Array {
    const profits = new Float64Array(this.#packing.worth.length)
    for (const candidate of this.#candidates) profits[candidate] = this.profit(candidate)
    const share = this.#share
    return this.#candidates.toSorted((a, b) => share[b]! - share[a]! || profits[b]! - profits[a]! || a - b)
  }

  /** Candidates whose loss at the best prices is below `window`. */
  within(window: number): Int32Array {
    return this.#candidates.filter((candidate) => this.profit(candidate) > -window)
  }

  ofThing(thing: number): number {
    return this.#best[thing]!
  }

  ofPerson(person: number): number {
    return this.#best[this.#packing.thingCount + person]!
  }

  /** Best price of a place in a person's limited room. */
  ofPlace(person: number): number {
    return this.#best[this.#packing.thingCount + this.#packing.personCount + person]!
  }

  /** Worth of a candidate minus its best prices; negative if its items are worth more elsewhere. */
  profit(candidate: number): number {
    return this.#profit(candidate, this.#best)
  }

  #profit(candidate: number, prices: Float64Array): number {
    const { things, thingsFrom, people, peopleFrom, worth, bonus, thingCount, personCount, room } =
      this.#packing
    let profit = worth[candidate]!
    for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++)
      profit -= prices[things[at]!]!
    for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
      const slot = thingCount + people[at]!
      profit += Math.max(0, bonus[at]! - prices[slot]!)
      if (room) profit -= prices[slot + personCount]!
    }
    return profit
  }

  /** One round: computes the bound and improves the prices. `goal` is the value of a known choice. */
  lower(goal: number): void {
    const { things, thingsFrom, people, peopleFrom, bonus, thingCount, personCount, room } = this.#packing
    const [prices, step, supply] = [this.#prices, this.#step, this.#supply]
    let bound = 0
    for (let at = 0; at < prices.length; at++) bound += prices[at]! * supply[at]!
    step.set(supply)
    for (const candidate of this.#candidates) {
      const profit = this.#profit(candidate, prices)
      this.#share[candidate]! += MEMORY * ((profit > 0 ? 1 : 0) - this.#share[candidate]!)
      if (profit <= 0) continue
      bound += profit
      for (let at = thingsFrom[candidate]!; at < thingsFrom[candidate + 1]!; at++) step[things[at]!]!--
      for (let at = peopleFrom[candidate]!; at < peopleFrom[candidate + 1]!; at++) {
        const slot = thingCount + people[at]!
        if (bonus[at]! > prices[slot]!) step[slot]!--
        if (room) step[slot + personCount]!--
      }
    }
    if (bound < this.bound - ROUNDING) {
      this.bound = bound
      this.#best = prices.slice()
      this.#stalled = 0
    } else if (++this.#stalled >= PATIENCE) {
      this.#scale *= SLOWER
      this.#stalled = 0
      prices.set(this.#best)
      for (let at = 0; at < prices.length; at++) this.#direction[at] = this.#average[at]! / (1 - MOMENTUM)
    }
    this.#move(bound - goal)
  }

  #move(gap: number): void {
    const [prices, step, direction, average] = [this.#prices, this.#step, this.#direction, this.#average]
    let length = 0
    for (let at = 0; at < prices.length; at++) {
      average[at]! += MEMORY * (step[at]! - average[at]!)
      if (prices[at] === 0 && step[at]! > 0) step[at] = 0
      direction[at] = step[at]! + MOMENTUM * direction[at]!
      length += direction[at]! ** 2
    }
    if (length === 0) return
    const factor = (this.#scale * Math.max(gap, 0)) / length
    for (let at = 0; at < prices.length; at++) prices[at] = Math.max(0, prices[at]! - factor * direction[at]!)
  }
}
