import { anneal } from './anneal.ts'
import type { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { seededRandom } from './seeded-random.ts'
import { type Picked, View } from './view.ts'

export type Goal = 'items' | 'people'

/**
 * How many items a person is worth in each view, where most people are the goal. How many items one more person costs is not known
 * beforehand: a low worth gives the tightest bound, a high one finds the most people.
 */
const PERSONS = [4, 12]
/**
 * Rounds of better prices before the first choice, and in each later cycle, and how many candidates are looked at in all of them together:
 * where there are many candidates, rounds are fewer, which leaves time to choose.
 */
const FIRST_ROUNDS = 100
const ROUNDS = 150
const LOOKS = 2_000_000
/**
 * Moves of a cycle: so many for each candidate, within these limits; the first cycle has the fewest. Whenever CYCLES begin
 * again there are twice as many.
 */
const MOVES_EACH = 400
const FEWEST_MOVES = 20_480
const MOST_MOVES = 400_000
/**
 * The first cycle (from 0) that tries to prove that nothing is better, and how many questions it may ask; each later
 * one, twice as many.
 */
const FIRST_PROOF = 2
const QUESTIONS = 40
/**
 * The cycles of annealing, repeated in turn. Each tries the candidates that lose less than `window` at the present prices, and cools down
 * from `hot` to `cold`; all three in items. A fresh one begins with the most profitable candidates instead of the best choice so far.
 */
const CYCLES = [
  { window: 1, hot: 0.35, cold: 0.2, fresh: false },
  { window: 1, hot: 0.35, cold: 0.2, fresh: true },
  { window: 2, hot: 0.5, cold: 0.2, fresh: false },
  { window: 1, hot: 0.5, cold: 0.2, fresh: true },
]

/** Looks for the best choice of loops, cycle by cycle: keeps the best one so far, and a bound on how good one can be. */
export class Search {
  /** The number of candidates. */
  readonly #size: number
  readonly #late: () => boolean
  readonly #random = seededRandom(1)
  /** How many items a person is worth in each view. */
  readonly #persons: readonly number[]
  readonly #views: readonly View[]
  /** A view in which only people count; null where they are not the goal. */
  readonly #heads: View | null
  /** Index of the view in which it is tried to prove that no choice with as many people has more items. */
  #proving = 0
  /** What a person counts where people come first: more than all items together. 0 where items are the goal. */
  readonly #most: number
  best: Picked = { candidates: [], items: 0, people: 0 }

  constructor(candidates: Packing, goal: Goal, late: () => boolean) {
    const byPeople = goal === 'people'
    this.#size = candidates.worth.length
    this.#late = late
    this.#persons = byPeople ? PERSONS : [0]
    this.#views = this.#persons.map((person) => new View(candidates, 1, person))
    this.#heads = byPeople ? new View(candidates, 0, 1) : null
    this.#most = byPeople ? candidates.thingCount + 1 : 0
  }

  /** The number of items, or people where they are the goal, that no choice exceeds. */
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
    const rounds = Math.min(cycle === 0 ? FIRST_ROUNDS : ROUNDS, LOOKS / this.#size)
    this.#heads?.lower(this.best, rounds, 0, this.#late)
    for (const [at, view] of this.#views.entries()) {
      // A choice with more people may be worth a little less in a view where they count little.
      view.lower(this.best, rounds, this.#hasMostPeople() ? -1 : 2 * this.#persons[at]!, this.#late)
      if (cycle === 0) this.#keepIfBetter(view.chooseMostProfitable(), at)
    }
  }

  /** What choices are compared by: where people are the goal, by these first and then by items. `at` is the view that a choice is of. */
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
        moves: Math.min(MOST_MOVES, moves) * 2 ** Math.floor(cycle / CYCLES.length),
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
    // It has more items but fewer people: so on to the next view, in which people count more.
    this.#proving = Math.min(this.#proving + 1, this.#views.length - 1)
  }
}
