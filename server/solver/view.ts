import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices, ROUNDING } from './prices.ts'
import { prove, type Verdict } from './prove.ts'

export interface Picked {
  candidates: readonly number[]
  items: number
  people: number
}

const everyOne = ({ worth }: Packing) => Int32Array.from(worth.keys())

/** Cycles valued by fixed worths of items and people, with an upper bound. */
export class View {
  readonly #item: number
  readonly #person: number
  readonly #packing: Packing
  #prices: Prices
  #most: number

  constructor(candidates: Packing, item: number, person: number) {
    this.#item = item
    this.#person = person
    this.#packing = {
      ...candidates,
      // People are left out if they have no value, which is faster.
      ...(person === 0 && { people: new Int32Array(), peopleFrom: candidates.peopleFrom.map(() => 0) }),
      worth: candidates.worth.map((items) => items * item),
      bonus: candidates.bonus.map(() => person),
    }
    this.#most = item * candidates.thingCount + person * new Set(candidates.people).size
    this.#prices = new Prices(this.#packing, everyOne(candidates))
  }

  valueOf({ items, people }: Picked): number {
    return items * this.#item + people * this.#person
  }

  /** Integer upper bound, at least the value of the best. */
  boundBeside(best: Picked): number {
    return Math.max(this.valueOf(best), Math.min(this.#most, Math.floor(this.#prices.bound + ROUNDING)))
  }

  isDone(best: Picked): boolean {
    return this.boundBeside(best) <= this.valueOf(best)
  }

  /** Drops candidates in no choice worth the best value minus `less`; with -1, only improvements remain possible. */
  lower(best: Picked, rounds: number, less: number, late: () => boolean): void {
    const value = this.valueOf(best)
    for (let round = 0; round < rounds && !late(); round++) this.#prices.lower(value)
    this.#prices.drop(value - less)
  }

  within(window: number): Int32Array {
    return this.#prices.within(window)
  }

  choose(candidates: readonly number[]): Choice {
    const choice = new Choice(this.#packing)
    choice.become(candidates)
    return choice
  }

  chooseMostProfitable(): Choice {
    const choice = new Choice(this.#packing)
    choice.fill(this.#prices.ordered())
    return choice
  }

  /** Attempts to find an improvement or prove that none exists. */
  prove(best: Picked, questions: number, late: () => boolean): Verdict {
    const known = this.valueOf(best)
    const verdict = prove(this.#packing, this.#prices, { known, questions, late })
    if (verdict.proved) this.#most = known
    return verdict
  }
}
