import { ListedLoops, listLoops } from './list-loops.ts'
import type { LoopVisitor } from './loops.ts'
import type { Market } from './market.ts'
import { type Packing, PackingDraft } from './packing.ts'

/** The chance that somebody says yes: to what they want or have asked for, and to what fits a wish of theirs. */
const CHANCE = { want: 0.9, wish: 0.5 }
/** How much each further swap of a person counts, where the first counts 1. */
const FURTHER = 0.5
/** Loops that are chosen among; where there are more, the short ones and some of each item. */
const MOST_LOOPS = 80_000
const LONGEST = 4
/** Break ties, first in favour of one item fewer, then of who has waited longest; too small to decide anything else. */
const SHORTER = 1e-4
const WAITED = 1e-5

/** A market without the items that stand in an open circle, and what its people have done so far. */
export interface CircleMarket extends Market {
  /** Of each person: how long they have waited, from 0 to 1 for who has waited longest. */
  waited: Float32Array
  /** Of each person: how many circles they may still be in. */
  room: Uint8Array
  /** Of each person: 1 for who is in an open circle, so that any other is a further one. */
  open: Uint8Array
}

export interface CircleRules {
  /** Whether a loop may be proposed: no two of its people have blocked one another, and it has not ended before. */
  allowed?: (items: Int32Array, length: number) => boolean
  /** Asked now and then; once it is true what there is by then is used. */
  late?: () => boolean
}

/** The possible circles of a market, and what each is worth to whom. */
export interface CircleCandidates {
  packing: Packing
  loops: ListedLoops
  /** Whether these are all. */
  complete: boolean
}

/** Lists the possible circles of a market: each worth the people in it, times the chance that all of them say yes. */
export function circleCandidates(market: CircleMarket, { allowed, late }: CircleRules): CircleCandidates {
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
    if (people.some((person) => room[person] === 0) || allowed?.(path, length) === false) return
    const chance = CHANCE.want ** (length - wishes) * CHANCE.wish ** wishes
    const worth = length * FURTHER * chance - length * SHORTER + wait * WAITED
    draft.add(items, people, worth, (person) => (open[person] === 1 ? 0 : (1 - FURTHER) * chance))
    loops.add(path, length, wishes)
  }
  const complete = listLoops(market, { longest: LONGEST, most: MOST_LOOPS, isLate: late }, visit)
  return { packing: { ...draft.finish(owner.length, room.length), room }, loops, complete }
}
