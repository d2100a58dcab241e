import type { Packing } from './packing.ts'

/** Rounds without a better bound after which steps become shorter: `SLOWER` times as long. */
const PATIENCE = 15
const SLOWER = 0.5
const MOMENTUM = 0.6
/** Weight of the newest round in two moving averages: the direction of steps, and how often each candidate was profitable. */
const MEMORY = 0.1
/** Tolerance for rounding errors in sums of prices. */
export const ROUNDING = 1e-6

/**
 * Prices of things, of people, and of places: a candidate pays a person's price to earn its bonus for that person and, where room is
 * limited, the price of a place that it takes of that person's room. Whatever the prices are, no choice is worth more than the sum of all
 * prices, each times its supply, plus the profits of all candidates that have one. This sum is a bound, which `lower` brings down
 * (Lagrangian relaxation, by subgradients).
 */
export class Prices {
  readonly #packing: Packing
  #candidates: Int32Array
  /** How often each candidate was profitable in the latest rounds: near 1 for those that belong in a good choice. */
  readonly #share: Float64Array
  /** How much there is of what has a price: one of each thing and each person, and places by the person's room. */
  readonly #supply: Float64Array
  /** First those of things, then those of people, then those of places. */
  #prices: Float64Array
  #best: Float64Array
  readonly #step: Float64Array
  readonly #direction: Float64Array
  readonly #average: Float64Array
  #scale = 1
  #stalled = 0
  /** The lowest bound so far: no choice is worth more. */
  bound = Number.POSITIVE_INFINITY

  /**
   * @param candidates those that may be chosen.
   * @param like prices to begin with: those found where more could be chosen.
   */
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

  /**
   * Copies the best prices of `like`. Without it, each candidate's greatest value is split evenly among its things, and a thing costs the
   * greatest of its shares.
   */
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

  /** Those that may be chosen. */
  get candidates(): Int32Array {
    return this.#candidates
  }

  /** Leaves out the candidates that are in no choice worth `goal`. From then on the bound holds only for choices worth at least that. */
  drop(goal: number): void {
    this.#candidates = this.#candidates.filter(
      (candidate) => this.bound + Math.min(0, this.profit(candidate)) + ROUNDING >= goal,
    )
  }

  /** The candidates, beginning with those that most likely belong in a good choice. */
  ordered(): Int32Array {
    const profits = new Float64Array(this.#packing.worth.length)
    for (const candidate of this.#candidates) profits[candidate] = this.profit(candidate)
    const share = this.#share
    return this.#candidates.toSorted((a, b) => share[b]! - share[a]! || profits[b]! - profits[a]! || a - b)
  }

  /** The candidates that lose less than `window` at the best prices. */
  within(window: number): Int32Array {
    return this.#candidates.filter((candidate) => this.profit(candidate) > -window)
  }

  /** The best price of a thing. */
  ofThing(thing: number): number {
    return this.#best[thing]!
  }

  /** The best price of a person. */
  ofPerson(person: number): number {
    return this.#best[this.#packing.thingCount + person]!
  }

  /** The best price of a place of a person's room, which is limited. */
  ofPlace(person: number): number {
    return this.#best[this.#packing.thingCount + this.#packing.personCount + person]!
  }

  /** What a candidate is worth beyond its things' and people's best prices; below zero where its things are worth more elsewhere. */
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

  /** One round: computes the bound at the present prices, and takes a step to better ones. `goal` is the value of a known choice. */
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
      // Starts again from the best prices, in the average direction of the latest rounds.
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
