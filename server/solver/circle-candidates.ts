import { ListedLoops, listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import { LONGEST, type Market } from './market.ts'
import { MarketChains } from './market-chains.ts'
import { type Packing, PackingDraft } from './packing.ts'
import type { Prices } from './prices.ts'

/** The assumed chance that somebody says yes: to an item that they want or have asked for, and to one that fits a wish of theirs. */
const CHANCE = { want: 0.9, wish: 0.5 }
/** How much each further swap of a person counts, where the first counts 1. */
const FURTHER = 0.5
/** Loops that are chosen from at most; where there are more, these are the short ones and some through each item. */
const MOST_LOOPS = 80_000
/**
 * Weights that break ties, too small to decide anything else: first for fewer items; then, of circles, for the person who has waited longest, and
 * of chains, for a last receiver with few other chances.
 */
const SHORTER = 1e-4
const WAITED = 1e-5
const FEW_CHANCES = 1e-5

/** A market without the items that stand in an open circle, and what its people have done so far. */
export interface CircleMarket extends Market {
  /** By person: how long they have waited, from 0 to 1 for whoever has waited longest. */
  waited: Float32Array
  /** By person: in how many more circles and chains they may be. */
  room: Uint8Array
  /** By person: 1 for whoever is in an open circle, so that another is a further swap of theirs; else 0. */
  open: Uint8Array
  /** Gifts that may start chains; left out if there are none. */
  gifts?: MarketGifts
  /** Limits of wishes and want sets; left out if there are none. */
  limits?: MarketLimits
}

export interface MarketGifts {
  /**
   * Items that may start a chain. They have no edges of their own (`from` is `until`). Edges to them say who may be the first receiver
   * and pass on which item: by a want, a wish (`wish` is 1) or a request for the gift.
   */
  items: readonly number[]
  /**
   * By person: the items that they take as the last receiver, for which they give nothing: `targets[from[person]]` to
   * `targets[until[person] - 1]`. A person with none is never the last.
   */
  last: Pick<Market, 'from' | 'until' | 'targets' | 'wish'>
}

export interface MarketLimits {
  /** By limit, counted from 0: how often it may still be used; from 0 on. */
  left: Uint8Array
  /** The limits that are used when a person gets an item; each is of that person alone. */
  usedBy: (person: number, item: number) => readonly number[]
}

export interface CircleRules {
  /** Whether a loop may be proposed: no two of its people have blocked one another, and it has not ended before. */
  allowed?: (items: Int32Array, length: number) => boolean
  /** Whether a chain may be proposed: a gift and the items that are passed on, in order, and the person who is last. */
  allowedChain?: (items: readonly number[], last: number) => boolean
  /** The part of the time that is used up, from 0 to 1; from 1 on the search ends with what it has found. */
  elapsed?: () => number
}

/** A chain: each item is given to the owner of the next one, and the last to the last receiver. */
export interface ListedChain {
  /** The gift first. */
  items: readonly number[]
  /** The last receiver, who gives nothing. */
  last: number
  wishes: number
}

/** What a chain or circle of so many receivers is worth to each of them: for itself, and more if it is their first. */
const worthOf = (receivers: number, yeses: number, wishes: number) => {
  const chance = CHANCE.want ** (yeses - wishes) * CHANCE.wish ** wishes
  return { each: FURTHER * chance - SHORTER, first: (1 - FURTHER) * chance, receivers }
}

/**
 * The possible circles and chains of a market, and what each is worth: the people who get something, times the chance that all say yes. The
 * circles are listed at once. There are too many chains; they are added by `addChains`. Candidates are numbered: circles first.
 */
export class CircleCandidates {
  readonly #market: CircleMarket
  readonly #rules: CircleRules
  readonly #draft = new PackingDraft()
  readonly #people: number[] = []
  /** By person: how many circles could bring them something. */
  readonly #chances: Int32Array
  readonly #finder: MarketChains | null
  readonly loops = new ListedLoops()
  readonly chains: ListedChain[] = []
  /** Whether these are all possible circles. */
  readonly complete: boolean

  constructor(market: CircleMarket, rules: CircleRules) {
    this.#market = market
    this.#rules = rules
    this.#chances = new Int32Array(market.room.length)
    this.#finder = market.gifts?.items.length ? new MarketChains(market, market.gifts) : null
    const visit: LoopVisitor = (path, length, wishes) => this.#addLoop(path, length, wishes)
    this.complete = listLoops(market, { longest: LONGEST, most: MOST_LOOPS, elapsed: rules.elapsed }, visit)
  }

  /** Of each person and then of each limit: how often they may be in a choice. */
  get #room(): Uint8Array {
    const { room, limits } = this.#market
    return limits ? Uint8Array.from([...room, ...limits.left]) : room
  }

  /** The candidates so far. Limits are people in it for whom nothing has a worth. */
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

  /** Notes the limits that are used when a person gets an item. @returns whether none is used up. */
  #use(person: number, item: number): boolean {
    const { limits, room } = this.#market
    if (!limits) return true
    for (const limit of limits.usedBy(person, item)) {
      if (limits.left[limit] === 0) return false
      this.#people.push(room.length + limit)
    }
    return true
  }

  /** Adds a candidate of these items and of the people, and limits, in `people`. The giver of a gift is worth nothing. */
  #add(items: Iterable<number>, people: readonly number[], worth: number, first: number, giver = -1): void {
    const { room, open } = this.#market
    const bonus = (one: number) => (one >= room.length || one === giver || open[one] === 1 ? 0 : first)
    this.#draft.add(items, people, worth, bonus)
  }

  /**
   * Adds the chains that are worth most at these prices, and are not candidates yet.
   *
   * @param most how many, about, of all gifts.
   * @returns how many.
   */
  addChains(prices: Prices, most: number): number {
    const before = this.chains.length
    this.#finder?.find(
      {
        prices,
        most,
        isLate: () => (this.#rules.elapsed?.() ?? 0) >= 1,
        // All parties say yes, the giver too.
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
