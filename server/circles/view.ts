import { Choice } from './choice.ts'
import type { Packing } from './packing.ts'
import { Prices, ROUNDING } from './prices.ts'
import { prove, type Verdict } from './prove.ts'

/** Candidates that are chosen together, and what they come to. */
export interface Picked {
  candidates: readonly number[]
  items: number
  people: number
}

const everyOne = ({ worth }: Packing) => Int32Array.from(worth.keys())

/** Loops seen with one price for an item and one for a person: choices are worth the sum, and no choice is worth more than the bound. */
export class View {
  readonly #item: number
  readonly #person: number
  readonly #packing: Packing
  #prices: Prices
  /** A value that nothing can exceed, whatever the prices say: that of all things and people, or one that was proved to be the greatest. */
  #most: number

  /** @param candidates loops whose worth is their number of items. */
  constructor(candidates: Packing, item: number, person: number) {
    this.#item = item
    this.#person = person
    this.#packing = {
      ...candidates,
      // Where people count nothing there are none, which makes it quicker.
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

  /** No choice is worth more; in whole numbers. */
  boundBeside(best: Picked): number {
    return Math.max(this.valueOf(best), Math.min(this.#most, Math.floor(this.#prices.bound + ROUNDING)))
  }

  /** Whether it is proved that no choice is worth more than the best. */
  isDone(best: Picked): boolean {
    return this.boundBeside(best) <= this.valueOf(best)
  }

  /** Lowers the bound, and leaves out the candidates of all choices that are worth so much less than the best, or more; -1 for as much. */
  lower(best: Picked, rounds: number, less: number, late: () => boolean): void {
    const value = this.valueOf(best)
    for (let round = 0; round < rounds && !(round % 10 === 0 && late()); round++) this.#prices.lower(value)
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

  /** Looks for a choice that is worth more than the best, and remembers when there is none. */
  prove(best: Picked, questions: number, late: () => boolean): Verdict {
    const known = this.valueOf(best)
    const verdict = prove(this.#packing, this.#prices, { known, questions, late })
    if (verdict.proved) this.#most = known
    return verdict
  }
}
