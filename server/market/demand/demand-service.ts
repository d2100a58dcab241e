import { setImmediate } from 'node:timers/promises'
import { type Db, prepared } from '../../../db/open.ts'
import { type Noun, versionsOf } from '../../../db/versions.ts'
import { shown } from '../../platform/catalogues/default-texts.ts'
import { DEMAND } from '../limits.ts'
import { categoryNames, hasManyWishes } from './demand-queries.ts'
import type { DemandView } from './demand-shared.ts'
import { type Demand, findDemand } from './find-demand.ts'

export const DEMAND_SHOWS: readonly Noun[] = ['accounts', 'categories', 'items', 'wishes']

const SLICE = 10

/** Rebuilt after changes and after DEMAND.kept: on demand if small, otherwise in the background while pages show the last one. */
class DemandList {
  readonly #db: Db
  #last: { demand: Demand[]; version: number; at: number } | undefined
  #making: Promise<Demand[]> | undefined

  constructor(db: Db) {
    this.#db = db
  }

  get #version(): number {
    return versionsOf(this.#db).of(DEMAND_SHOWS)
  }

  get #isOld(): boolean {
    return !this.#last || Math.abs(Date.now() - this.#last.at) >= DEMAND.kept
  }

  /** For the API: never older than DEMAND.kept. */
  async newest(): Promise<Demand[]> {
    if (this.#isMadeAtOnce()) return this.ready()
    return this.#last && !this.#isOld ? this.#last.demand : this.#makeInSlices()
  }

  /** For pages, which do not wait; empty until the first list of a large market is built. */
  ready(): Demand[] {
    if (this.#isMadeAtOnce()) {
      if (this.#isOld || this.#last!.version !== this.#version) {
        const made = this.#begin()
        let step = made.steps.next()
        while (!step.done) step = made.steps.next()
        return made.end(step.value)
      }
    } else if (this.#isOld) this.#makeInSlices().catch(() => {})
    return this.#last?.demand ?? []
  }

  #isMadeAtOnce(): boolean {
    return hasManyWishes(this.#db).get() === undefined
  }

  #begin() {
    const [version, at] = [this.#version, Date.now()]
    return {
      steps: findDemand(this.#db),
      end: (demand: Demand[]) => {
        this.#last = { demand, version, at }
        return demand
      },
    }
  }

  #makeInSlices(): Promise<Demand[]> {
    this.#making ??= this.#work().finally(() => {
      this.#making = undefined
    })
    return this.#making
  }

  async #work(): Promise<Demand[]> {
    const { steps, end } = this.#begin()
    for (;;) {
      const until = performance.now() + SLICE
      do {
        const step = steps.next()
        if (step.done) return end(step.value)
      } while (performance.now() < until)
      await setImmediate()
    }
  }
}

export const demandOf = prepared((db: Db) => new DemandList(db))

export function demandViews(db: Db, demand: Demand[]): DemandView[] {
  const names = new Map(
    categoryNames(db)
      .all()
      .map(({ id, name }) => [id, shown(name)]),
  )
  return demand.map(({ text, categoryId, people }) => ({
    text,
    category: categoryId === null ? null : { id: categoryId, name: names.get(categoryId) ?? '' },
    people,
  }))
}
