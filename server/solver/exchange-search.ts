import type { ExchangeGraph } from './exchange-graph.ts'
import { type Cover, Relaxation } from './relaxation.ts'
import { seededRandom } from './seeded-random.ts'

/** Maximize items; or people, then items. */
export type Goal = 'items' | 'people'

export interface SearchOptions {
  goal: Goal
  /** The same seed gives the same result unless time runs out. */
  seed: number
  late: () => boolean
  /** Approximate limit of visited edges; 100 million take a second. */
  work: number
}

export interface Found extends Cover {
  bound: number
  optimal: boolean
}

/** How many items a person counts for, if people are the goal. Both values are tried: low ones give tighter bounds, high ones find more people. */
const PERSONS = [12, 4]
/** Subgradient rounds: for people only, at the start, and per view and cycle. */
const HEADS = 40
const FIRST = 200
const ROUNDS = 100
/** Random samples per cycle, and how far their prices are from the best ones, in items. */
const SAMPLES = 40
const SPREADS = [0.05, 0.2, 0.5, 1]

const ROUNDING = 1e-6

class ExchangeSearch {
  readonly #byPeople: boolean
  readonly #options: SearchOptions
  readonly #graph: ExchangeGraph
  readonly #random: () => number
  /** Relaxation that only counts people, if they are the goal. */
  readonly #heads: Relaxation | null
  readonly #views: readonly Relaxation[]
  best: Cover

  constructor(graph: ExchangeGraph, options: SearchOptions) {
    this.#byPeople = options.goal === 'people'
    this.#options = options
    this.#graph = graph
    this.#random = seededRandom(options.seed)
    this.#heads = this.#byPeople ? new Relaxation(graph, 0, 1) : null
    this.#views = (this.#byPeople ? PERSONS : [0]).map((person) => new Relaxation(graph, 1, person))
    this.best = { gets: Int32Array.from(graph.nodes.keys()), items: 0, people: 0 }
  }

  get #people(): number {
    const bound = Math.floor((this.#heads?.bound ?? this.#graph.people) + ROUNDING)
    return Math.max(this.best.people, Math.min(this.#graph.people, bound))
  }

  /** Upper bound of items. If the goal is people, only for exchanges with the best number of people. */
  get #items(): number {
    const people = this.#byPeople ? { items: 0, people: this.best.people } : { items: 0, people: 0 }
    const bounds = this.#views.map((view) => view.bound - view.valueOf(people))
    return Math.max(this.best.items, Math.floor(Math.min(...bounds) + ROUNDING))
  }

  get #hasMostPeople(): boolean {
    return !this.#byPeople || this.best.people === this.#people
  }

  get bound(): number {
    return this.#byPeople ? this.#people : this.#items
  }

  get isOptimal(): boolean {
    return this.#hasMostPeople && this.best.items === this.#items
  }

  get #isOver(): boolean {
    const work = this.#views.reduce((sum, view) => sum + view.work, this.#heads?.work ?? 0)
    return this.isOptimal || work > this.#options.work || this.#options.late()
  }

  #keepIfBetter(cover: Cover): void {
    const { items, people } = this.best
    const isBetter = this.#byPeople && cover.people !== people ? cover.people > people : cover.items > items
    if (isBetter) this.best = cover
  }

  #lower(view: Relaxation, rounds: number): void {
    for (let round = 0; round < rounds && !this.#isOver; round++)
      this.#keepIfBetter(view.round(view.valueOf(this.best)))
  }

  #lowerHeads(): void {
    for (let round = 0; round < HEADS && this.#heads && !this.#hasMostPeople; round++)
      this.#lower(this.#heads, 1)
  }

  run(): void {
    // Runs at least one round, so that there is always a result.
    this.#keepIfBetter(this.#views[0]!.round(0))
    this.#lowerHeads()
    this.#lower(this.#views[0]!, FIRST)
    for (let cycle = 0; !this.#isOver; cycle++) {
      this.#lowerHeads()
      for (const view of this.#views) this.#lower(view, ROUNDS)
      for (let sample = 0; sample < SAMPLES && !this.#isOver; sample++) {
        const view = this.#views[sample % this.#views.length]!
        this.#keepIfBetter(view.sample(SPREADS[cycle % SPREADS.length]!, this.#random))
      }
    }
  }
}

export function searchExchange(graph: ExchangeGraph, options: SearchOptions): Found {
  const search = new ExchangeSearch(graph, options)
  search.run()
  return { ...search.best, bound: search.bound, optimal: search.isOptimal }
}
