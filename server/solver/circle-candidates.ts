import { ListedLoops, listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import { LONGEST, type Market } from './market.ts'
import { type Packing, PackingDraft } from './packing.ts'

/** The assumed chance that somebody says yes: to an item that they want or have asked for, and to one that fits a wish of theirs. */
const CHANCE = { want: 0.9, wish: 0.5 }
/** How much each further swap of a person counts, where the first counts 1. */
const FURTHER = 0.5
/** Loops that are chosen from at most; where there are more, these are the short ones and some through each item. */
const MOST_LOOPS = 80_000
/** Weights that break ties, first for fewer items, then for whoever has waited longest; too small to decide anything else. */
const SHORTER = 1e-4
const WAITED = 1e-5

/** A market without the items that stand in an open circle, and what its people have done so far. */
export interface CircleMarket extends Market {
  /** By person: how long they have waited, from 0 to 1 for whoever has waited longest. */
  waited: Float32Array
  /** By person: in how many more circles they may be. */
  room: Uint8Array
  /** By person: 1 for whoever is in an open circle, so that another is a further swap of theirs; else 0. */
  open: Uint8Array
}

export interface CircleRules {
  /** Whether a loop may be proposed: no two of its people have blocked one another, and it has not ended before. */
  allowed?: (items: Int32Array, length: number) => boolean
  /** The part of the time that is used up, from 0 to 1; from 1 on the search ends with what it has found. */
  elapsed?: () => number
}

/** The possible circles of a market, and what each is worth. */
export interface CircleCandidates {
  packing: Packing
  loops: ListedLoops
  /** Whether these are all possible circles. */
  complete: boolean
}

/** Lists the possible circles of a market: each worth the people in it, times the chance that all of them say yes. */
export function circleCandidates(market: CircleMarket, { allowed, elapsed }: CircleRules): CircleCandidates {
  const { owner, waited, room, open } = market
  const draft = new PackingDraft()
  const loops = new ListedLoops()
  const people: number[] = []
  const visit: LoopVisitor = (path, length, wishes) => {
    const items = path.subarray(0, length)
    people.length = 0
    let wait = 0
    for (const item of items) {
      const person = owner[item]!
      people.push(person)
      wait = Math.max(wait, waited[person]!)
    }
    if (people.some((person) => room[person] === 0) || allowed?.(path, length) === false) return false
    const chance = CHANCE.want ** (length - wishes) * CHANCE.wish ** wishes
    const worth = length * FURTHER * chance - length * SHORTER + wait * WAITED
    draft.add(items, people, worth, (person) => (open[person] === 1 ? 0 : (1 - FURTHER) * chance))
    return loops.add(path, length, wishes)
  }
  const complete = listLoops(market, { longest: LONGEST, most: MOST_LOOPS, elapsed }, visit)
  return { packing: { ...draft.finish(owner.length, room.length), room }, loops, complete }
}
