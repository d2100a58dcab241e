import { seededRandom } from '../seeded-random.ts'
import { anneal } from './anneal.ts'
import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices, ROUNDING } from './prices.ts'
import { prove } from './prove.ts'

export type Goal = 'items' | 'people'

export interface Solution {
  chosen: readonly number[]
  /** No choice has more items, or people, as the goal is. */
  bound: number
  /** Whether it is proved that nothing is better. */
  optimal: boolean
}

/** What a further person counts beside a further item while most people are looked for: a first guess at what one costs. */
const PERSON = 12
/** Rounds of better prices before the first choice, and in each later cycle. */
const FIRST_ROUNDS = 100
const ROUNDS = 150
/** Moves of a cycle: so many for each candidate, but not fewer and not more. */
const MOVES_EACH = 200
const FEWEST_MOVES = 20_480
const MOST_MOVES = 200_000
/** Questions by which the first proof is tried; twice as many each further time. */
const QUESTIONS = 50
/**
 * The cycles of annealing, over and over: candidates that lose less than `window` at the present prices are tried, from `hot` to `cold`, all
 * in items.
 */
const CYCLES = [
  { window: 1, hot: 0.35, cold: 0.2 },
  { window: 3, hot: 1, cold: 0.3 },
  { window: 2, hot: 0.35, cold: 0.2 },
  { window: 6, hot: 2, cold: 0.2 },
]

/** The same candidates, of other values. */
const valued = (packing: Packing, items: number, person: number): Packing => ({
  ...packing,
  worth: packing.worth.map((length) => length * items),
  bonus: packing.bonus.map(() => person),
})

const whole = (bound: number) => Math.floor(bound + ROUNDING)

/** A choice that becomes better and better, and what is known about how good one can be. */
class Search {
  readonly #byPeople: boolean
  readonly #late: () => boolean
  readonly #random = seededRandom(1)
  /** Items, and people beside them where they are the goal. */
  readonly #prices: Prices
  readonly #choice: Choice
  /** People alone. */
  readonly #heads: Packing
  readonly #headPrices: Prices
  /** Set once a search through all of them has found nothing better. */
  #valueProved = false
  #headsProved = false
  readonly #most: number

  constructor(candidates: Packing, goal: Goal, late: () => boolean) {
    this.#byPeople = goal === 'people'
    this.#late = late
    const all = Int32Array.from(candidates.worth.keys())
    const values = valued(candidates, 1, this.#byPeople ? PERSON : 0)
    this.#choice = new Choice(values)
    this.#prices = new Prices(values, all)
    this.#heads = valued(candidates, 0, 1)
    this.#headPrices = new Prices(this.#heads, all)
    this.#most = this.#byPeople ? candidates.things.length : 0
  }

  /** What choices are compared by: the people first, whatever they cost, where they are the goal. */
  readonly #rank = (choice: Choice): number => choice.value + this.#most * choice.people

  #mostPeople(): boolean {
    return !this.#byPeople || this.#headsProved || whole(this.#headPrices.bound) <= this.#choice.people
  }

  get optimal(): boolean {
    return (
      this.#mostPeople() && (this.#valueProved || whole(this.#prices.bound) <= this.#choice.value + ROUNDING)
    )
  }

  get bound(): number {
    const { people, value } = this.#choice
    if (!this.#byPeople) return this.#valueProved ? value : Math.max(value, whole(this.#prices.bound))
    return this.#headsProved ? people : Math.max(people, whole(this.#headPrices.bound))
  }

  get chosen(): readonly number[] {
    return this.#choice.chosen
  }

  lowerPrices(rounds: number): void {
    const choice = this.#choice
    for (let round = 0; round < rounds && !(round % 10 === 0 && this.#late()); round++) {
      this.#prices.lower(choice.value)
      if (this.#byPeople) this.#headPrices.lower(choice.people)
    }
    this.#prices.drop(this.#mostPeople() ? choice.value + 1 : choice.value - 2 * PERSON)
    if (this.#byPeople) this.#headPrices.drop(choice.people)
  }

  takeMostProfitable(): void {
    this.#choice.fill(this.#prices.ordered())
  }

  improve(cycle: number): void {
    const { window, hot, cold } = CYCLES[cycle % CYCLES.length]!
    const candidates = this.#prices.within(window)
    if (candidates.length === 0) return
    const moves = cycle === 0 ? FEWEST_MOVES : Math.max(FEWEST_MOVES, candidates.length * MOVES_EACH)
    anneal(this.#choice, {
      candidates,
      moves: Math.min(MOST_MOVES, moves),
      hot,
      cold,
      random: this.#random,
      late: this.#late,
      rank: this.#rank,
    })
  }

  tryToProve(cycle: number): void {
    const limits = { questions: QUESTIONS * 2 ** cycle, late: this.#late }
    const choice = this.#choice
    if (!this.#mostPeople()) {
      const { better, proved } = prove(this.#heads, this.#headPrices, { ...limits, known: choice.people })
      this.#headsProved = proved
      if (better) choice.become(better)
    } else {
      const { better, proved } = prove(choice.packing, this.#prices, { ...limits, known: choice.value })
      this.#valueProved = proved
      if (better) this.#takeIfBetter(better)
    }
  }

  #takeIfBetter(candidates: readonly number[]): void {
    const other = new Choice(this.#choice.packing)
    other.become(candidates)
    if (this.#rank(other) > this.#rank(this.#choice)) this.#choice.become(candidates)
  }
}

/**
 * Chooses, of loops whose worth is their number of items, those with most items together, or with most people and then most items. Ends
 * when it is proved that nothing is better, or when it is late.
 */
export function solve(candidates: Packing, goal: Goal, late: () => boolean): Solution {
  const search = new Search(candidates, goal, late)
  for (let cycle = 0; ; cycle++) {
    search.lowerPrices(cycle === 0 ? FIRST_ROUNDS : ROUNDS)
    if (cycle === 0) search.takeMostProfitable()
    if (search.optimal || late()) break
    search.improve(cycle)
    if (search.optimal || late()) break
    if (cycle > 1) search.tryToProve(cycle)
    if (search.optimal || late()) break
  }
  return { chosen: search.chosen, bound: search.bound, optimal: search.optimal }
}
