import { ListedLoops, listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import { LONGEST, type Market } from './market.ts'
import { MarketChains } from './market-chains.ts'
import { type Packing, PackingDraft } from './packing.ts'
import type { Prices } from './prices.ts'

/** Assumed probability of a yes, by kind of edge. */
const CHANCE = { want: 0.9, wish: 0.5 }
/** Weight of a person's further swaps; the first has 1. */
const FURTHER = 0.5
/** Maximum listed cycles; beyond, the short ones and some per item. */
const MOST_LOOPS = 80_000
/**
 * Weights that decide between equal candidates. Preferred are fewer items, in circles people who have waited longest, and in chains a
 * last receiver with few other chances.
 */
const SHORTER = 1e-4
const WAITED = 1e-5
const FEW_CHANCES = 1e-5

/** A market without items in open circles, and the state of its people. */
export interface CircleMarket extends Market {
  /** By person: relative waiting time, 0 to 1. */
  waited: Float32Array
  /** By person: free slots for circles and chains. */
  room: Uint8Array
  /** By person: 1 with a swap that is open, agreed or completed, so another is a further one; else 0. */
  open: Uint8Array
  gifts?: MarketGifts
  /** Limits of wishes and want sets; undefined for none. */
  limits?: MarketLimits
}

export interface MarketGifts {
  items: readonly number[]
  /** By person: items accepted as the last receiver, who gives nothing: `targets[from[person]]` to `targets[until[person] - 1]`. */
  last: Pick<Market, 'from' | 'until' | 'targets' | 'wish'>
}

export interface MarketLimits {
  /** Remaining uses by limit. */
  left: Uint8Array
  /** Limits used when a person gets an item; each belongs to one person. */
  usedBy: (person: number, item: number) => readonly number[]
}

export interface CircleRules {
  /** False if two people have blocked each other or the cycle has ended before. */
  allowed?: (items: Int32Array, length: number) => boolean
  /** False for a chain (gift, passed items in order, last receiver) that may not be proposed. */
  allowedChain?: (items: readonly number[], last: number) => boolean
  /** Elapsed share of the time, 0 to 1; the search ends at 1. */
  elapsed?: () => number
}

/** A chain: each item goes to the owner of the next, the last item to the last receiver. */
export interface ListedChain {
  items: readonly number[]
  last: number
  wishes: number
}

/** Value per receiver, and the extra for a first swap. */
const worthOf = (receivers: number, yeses: number, wishes: number) => {
  const chance = CHANCE.want ** (yeses - wishes) * CHANCE.wish ** wishes
  return { each: FURTHER * chance - SHORTER, first: (1 - FURTHER) * chance, receivers }
}

/**
 * Candidate circles and chains with their values: receivers times the probability that all accept. Circles are listed at once; chains are
 * too many and added by `addChains`. Circles have the lowest numbers.
 */
export class CircleCandidates {
  readonly #market: CircleMarket
  readonly #rules: CircleRules
  readonly #draft = new PackingDraft()
  readonly #people: number[] = []
  /** By person: number of circles that could bring them something. */
  readonly #chances: Int32Array
  readonly #finder: MarketChains | null
  readonly loops = new ListedLoops()
  readonly chains: ListedChain[] = []
  readonly complete: boolean

  constructor(market: CircleMarket, rules: CircleRules) {
    this.#market = market
    this.#rules = rules
    this.#chances = new Int32Array(market.room.length)
    this.#finder = market.gifts?.items.length ? new MarketChains(market, market.gifts) : null
    const visit: LoopVisitor = (path, length, wishes) => this.#addLoop(path, length, wishes)
    this.complete = listLoops(market, { longest: LONGEST, most: MOST_LOOPS, elapsed: rules.elapsed }, visit)
  }

  /** Capacity per person, then per limit. */
  get #room(): Uint8Array {
    const { room, limits } = this.#market
    return limits ? Uint8Array.from([...room, ...limits.left]) : room
  }

  /** Current candidates. Limits are modelled as people without value. */
  get packing(): Packing {
    const room = this.#room
    return { ...this.#draft.finish(this.#market.owner.length, room.length), room }
  }

  #addLoop(path: Int32Array, length: number, wishes: number): boolean {
    const { owner, waited, room } = this.#market
    const people = this.#people
    people.length = 0
    let wait = 0
    for (let at = 0; at < length; at++) {
      const person = owner[path[at]!]!
      if (room[person] === 0) return false
      people.push(person)
      wait = Math.max(wait, waited[person]!)
    }
    if (this.#rules.allowed?.(path, length) === false) return false
    for (let at = 0; at < length; at++) {
      if (!this.#use(people[at]!, path[(at + 1) % length]!)) return false
    }
    const { each, first } = worthOf(length, length, wishes)
    for (let at = 0; at < length; at++) this.#chances[people[at]!]!++
    this.#add(path.subarray(0, length), people, length * each + wait * WAITED, first)
    return this.loops.add(path, length, wishes)
  }

  /** Collects the limits used when a person gets an item. @returns false if one is exhausted. */
  #use(person: number, item: number): boolean {
    const { limits, room } = this.#market
    if (!limits) return true
    for (const limit of limits.usedBy(person, item)) {
      if (limits.left[limit] === 0) return false
      this.#people.push(room.length + limit)
    }
    return true
  }

  /** Adds a candidate; `people` includes limits. The giver of a gift has no value. */
  #add(items: Iterable<number>, people: readonly number[], worth: number, first: number, giver = -1): void {
    const { room, open } = this.#market
    const bonus = (one: number) => (one >= room.length || one === giver || open[one] === 1 ? 0 : first)
    this.#draft.add(items, people, worth, bonus)
  }

  /** Adds the most profitable new chains at these prices. @param most chains to add, approximately. @returns number added. */
  addChains(prices: Prices, most: number): number {
    const before = this.chains.length
    this.#finder?.find(
      {
        prices,
        most,
        isLate: () => (this.#rules.elapsed?.() ?? 0) >= 1,
        // The giver must accept too, so there is one yes more than receivers.
        worth: (receivers, wishes) => worthOf(receivers, receivers + 1, wishes),
      },
      (chain) => this.#addChain(chain),
    )
    return this.chains.length - before
  }

  #addChain({ items, last, wishes }: ListedChain): boolean {
    const { owner, room } = this.#market
    const people = this.#people
    people.length = 0
    for (const item of items) people.push(owner[item]!)
    people.push(last)
    if (people.some((person) => room[person] === 0)) return false
    if (this.#rules.allowedChain?.(items, last) === false) return false
    const receivers = items.length
    for (let at = 0; at < receivers; at++) if (!this.#use(people[at + 1]!, items[at]!)) return false
    const { each, first } = worthOf(receivers, receivers + 1, wishes)
    const chances = 1 / (1 + this.#chances[last]!)
    this.#add(items, people, receivers * each + chances * FEW_CHANCES, first, people[0])
    this.chains.push({ items: [...items], last, wishes })
    return true
  }
}
