import { anneal } from './anneal.ts'
import type { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { seededRandom } from './seeded-random.ts'
import { type Picked, View } from './view.ts'

export type Goal = 'items' | 'people'

/** Value of a person in items per view, for the goal of most people: low values give tighter bounds, high ones find more people. */
const PERSONS = [4, 12]
/** Subgradient rounds at first and per cycle, limited by the total candidate visits. */
const FIRST_ROUNDS = 100
const ROUNDS = 150
const LOOKS = 2_000_000
/** Annealing moves per candidate, within limits that double with each repetition of CYCLES. */
const MOVES_EACH = 400
const FEWEST_MOVES = 20_480
const MOST_MOVES = 400_000
/** First cycle with a proof attempt, and its branch limit, which doubles. */
const FIRST_PROOF = 2
const QUESTIONS = 40
/** Values in items. `window` selects candidates by their loss; `fresh` starts from the most profitable ones instead of the best choice. */
const CYCLES = [
  { window: 1, hot: 0.35, cold: 0.2, fresh: false },
  { window: 1, hot: 0.35, cold: 0.2, fresh: true },
  { window: 2, hot: 0.5, cold: 0.2, fresh: false },
  { window: 1, hot: 0.5, cold: 0.2, fresh: true },
]

export class Search {
  readonly #size: number
  readonly #late: () => boolean
  readonly #random = seededRandom(1)
  /** Value of a person per view. */
  readonly #persons: readonly number[]
  readonly #views: readonly View[]
  /** View that only counts people; null if they are not the goal. */
  readonly #heads: View | null
  /** View of the current proof attempt. */
  #proving = 0
  /** Weight of a person if people are the goal: more than all items. Otherwise 0. */
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
      // The best choice has most people, so its value may be slightly below the best in a view where people count little. Such choices
      // must not be excluded.
      view.lower(this.best, rounds, this.#hasMostPeople() ? -1 : 2 * this.#persons[at]!, this.#late)
      if (cycle === 0) this.#keepIfBetter(view.chooseMostProfitable(), at)
    }
  }

  /** The value by which choices are compared: if people are the goal, people before items. `at` is the view. */
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
    // More items but fewer people: continue with a view in which people count more.
    this.#proving = Math.min(this.#proving + 1, this.#views.length - 1)
  }
}
