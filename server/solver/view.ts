import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices, ROUNDING } from './prices.ts'
import { prove, type Verdict } from './prove.ts'

/** Candidates that are chosen together, and how many items and different people are in them. */
export interface Picked {
  candidates: readonly number[]
  items: number
  people: number
}

const everyOne = ({ worth }: Packing) => Int32Array.from(worth.keys())

/** Loops of which each item has one fixed worth and each person another: a choice is worth their sum, and none more than the bound. */
export class View {
  readonly #item: number
  readonly #person: number
  readonly #packing: Packing
  #prices: Prices
  /** A bound that does not depend on prices: the value of all things and people together, or one that was proved to be the greatest. */
  #most: number

  /** @param candidates loops whose worth is their number of items. */
  constructor(candidates: Packing, item: number, person: number) {
    this.#item = item
    this.#person = person
    this.#packing = {
      ...candidates,
      // Where people are worth nothing they are left out, which is quicker.
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

  /** A whole number that no choice is worth more than; not below the value of the best one. */
  boundBeside(best: Picked): number {
    return Math.max(this.valueOf(best), Math.min(this.#most, Math.floor(this.#prices.bound + ROUNDING)))
  }

  /** Whether it is proved that no choice is worth more than the best. */
  isDone(best: Picked): boolean {
    return this.boundBeside(best) <= this.valueOf(best)
  }

  /**
   * Lowers the bound, then leaves out the candidates that are in no choice worth at least the value of the best one minus `less`. With -1,
   * only those in choices that are worth more than the best can stay.
   */
  lower(best: Picked, rounds: number, less: number, late: () => boolean): void {
    const value = this.valueOf(best)
    for (let round = 0; round < rounds && !late(); round++) this.#prices.lower(value)
    this.#prices.drop(value - less)
  }

  /** The candidates that lose less than `window` at the present prices. */
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

  /** Looks for a choice that is worth more than the best; once it is proved that there is none, the bound is the best's value. */
  prove(best: Picked, questions: number, late: () => boolean): Verdict {
    const known = this.valueOf(best)
    const verdict = prove(this.#packing, this.#prices, { known, questions, late })
    if (verdict.proved) this.#most = known
    return verdict
  }
}
