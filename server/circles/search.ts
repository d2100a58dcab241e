import { seededRandom } from '../seeded-random.ts'
import { anneal } from './anneal.ts'
import type { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { type Picked, View } from './view.ts'

export type Goal = 'items' | 'people'

/**
 * What a person counts beside an item while most people are looked for. Nobody knows how many items it takes to have one person more: little
 * makes the tightest bound, much finds the most people.
 */
const PERSONS = [4, 12]
/** Rounds of better prices before the first choice, and in each later cycle. */
const FIRST_ROUNDS = 100
const ROUNDS = 150
/** Moves of a cycle: so many for each candidate, but not fewer and not more. */
const MOVES_EACH = 400
const FEWEST_MOVES = 20_480
const MOST_MOVES = 400_000
/** The first cycle that ends with a try to prove that nothing is better, and the questions that one may ask; twice as many each time. */
const FIRST_PROOF = 2
const QUESTIONS = 40
/**
 * The cycles of annealing, over and over: candidates that lose less than `window` at the present prices are tried, from `hot` to `cold`, all
 * in items. A fresh one begins with what is most profitable now instead of the best choice so far.
 */
const CYCLES = [
  { window: 1, hot: 0.35, cold: 0.2, fresh: false },
  { window: 1, hot: 0.35, cold: 0.2, fresh: true },
  { window: 2, hot: 0.5, cold: 0.2, fresh: false },
  { window: 1, hot: 0.5, cold: 0.2, fresh: true },
]

/** A choice of loops that becomes better and better, and what is known about how good one can be. */
export class Search {
  readonly #late: () => boolean
  readonly #random = seededRandom(1)
  /** What a person counts in each view beside one item. */
  readonly #persons: readonly number[]
  readonly #views: readonly View[]
  /** People alone; null where they are not the goal. */
  readonly #heads: View | null
  /** The view by which it is tried to prove that no choice with as many people has more items. */
  #proving = 0
  /** More than any number of items, where people come first. */
  readonly #most: number
  best: Picked = { candidates: [], items: 0, people: 0 }

  constructor(candidates: Packing, goal: Goal, late: () => boolean) {
    const byPeople = goal === 'people'
    this.#late = late
    this.#persons = byPeople ? PERSONS : [0]
    this.#views = this.#persons.map((person) => new View(candidates, 1, person))
    this.#heads = byPeople ? new View(candidates, 0, 1) : null
    this.#most = byPeople ? candidates.thingCount + 1 : 0
  }

  /** No choice is better than this in what is the goal. */
  get bound(): number {
    return (this.#heads ?? this.#views[0]!).boundBeside(this.best)
  }

  get optimal(): boolean {
    return this.#hasMostPeople() && this.#views.some((view) => view.isDone(this.best))
  }

  #hasMostPeople(): boolean {
    return this.#heads === null || this.#heads.isDone(this.best)
  }

  lowerBounds(cycle: number): void {
    if (cycle === 0) this.#keepIfBetter(this.#views[0]!.chooseMostProfitable(), 0)
    const rounds = cycle === 0 ? FIRST_ROUNDS : ROUNDS
    this.#heads?.lower(this.best, rounds, 0, this.#late)
    for (const [at, view] of this.#views.entries()) {
      // A choice with more people may be worth a little less in a view where they count little.
      view.lower(this.best, rounds, this.#hasMostPeople() ? -1 : 2 * this.#persons[at]!, this.#late)
      if (cycle === 0) this.#keepIfBetter(view.chooseMostProfitable(), at)
    }
  }

  /** What choices are compared by: the people first, whatever they cost, where they are the goal. */
  #rank(choice: Choice, at: number): number {
    return choice.value + (this.#most - (this.#most > 0 ? this.#persons[at]! : 0)) * choice.people
  }

  #keepIfBetter(choice: Choice, at: number): boolean {
    const people = this.#most > 0 ? choice.people : 0
    const items = choice.value - people * this.#persons[at]!
    const isBetter = items + people * this.#most > this.best.items + this.best.people * this.#most
    if (isBetter) this.best = { candidates: [...choice.chosen], items, people }
    return isBetter
  }

  improve(cycle: number): void {
    const { window, hot, cold, fresh } = CYCLES[cycle % CYCLES.length]!
    for (const [at, view] of this.#views.entries()) {
      const candidates = view.within(window)
      if (candidates.length === 0) continue
      const choice = fresh ? view.chooseMostProfitable() : view.choose(this.best.candidates)
      const moves = cycle === 0 ? FEWEST_MOVES : Math.max(FEWEST_MOVES, candidates.length * MOVES_EACH)
      anneal(choice, {
        candidates,
        moves: Math.min(MOST_MOVES, moves),
        hot,
        cold,
        random: this.#random,
        late: this.#late,
        rank: (of) => this.#rank(of, at),
      })
      this.#keepIfBetter(choice, at)
    }
  }

  tryToProve(cycle: number): void {
    if (cycle < FIRST_PROOF) return
    const questions = QUESTIONS * 2 ** (cycle - FIRST_PROOF)
    if (this.#heads && !this.#hasMostPeople()) {
      const { better } = this.#heads.prove(this.best, questions, this.#late)
      if (better) this.#keepIfBetter(this.#views[0]!.choose(better), 0)
      return
    }
    const view = this.#views[this.#proving]!
    const { better } = view.prove(this.best, questions, this.#late)
    if (!better || this.#keepIfBetter(view.choose(better), this.#proving)) return
    // More items for fewer people: where these count more, that is no longer worth more.
    this.#proving = Math.min(this.#proving + 1, this.#views.length - 1)
  }
}
