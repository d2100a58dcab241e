import { type Db, prepared } from '../../../db/open.ts'
import type { ARC_KINDS } from '../../../db/schema/index.ts'
import { loopKey } from '../../solver/loop-key.ts'
import { tell } from '../../swaps/swap-notices.ts'
import { proposeSwap } from '../../swaps/swap-terms.ts'
import { listedThings } from '../../swaps/swap-things.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import type { CircleShape } from './circles-shared.ts'
import { noteUses } from './swap-uses.ts'

export type ArcKind = (typeof ARC_KINDS)[number]

/** A cycle to propose: each item is given for the next. */
export interface FoundLoop {
  items: readonly number[]
  people: readonly number[]
  why: readonly ArcKind[]
}

/** A chain to propose: each item is given to the owner of the next, the last one to the last receiver. */
export interface FoundChain {
  /** Items in the order in which they are passed on; the gift is first. */
  items: readonly number[]
  /** The giver, then the receivers: one more than items. */
  people: readonly number[]
  /** Parallel to `people`: why each receiver would accept their item; null for the giver. */
  why: readonly (ArcKind | null)[]
}

const insertCircle = prepared((db) =>
  db.$client.prepare<{ swapId: number; loop: string; shape: CircleShape; why: string }>(
    'INSERT INTO circles (swap_id, loop, shape, why) VALUES (:swapId, :loop, :shape, :why)',
  ),
)

/** Key of a chain, like `loopKey` for a cycle: "17>3>5>of 42". No cycle has such a key. */
export const chainKey = (items: Iterable<number>, last: number): string =>
  `${[...items].join('>')}>of ${last}`

/** Call it in the transaction that found the loop. @throws SqliteError an item is in another open circle */
export function proposeCircle(db: Db, { items, people, why }: FoundLoop): Swap {
  const legs = listedThings(db, items).map((thing, at) => ({
    ...thing,
    fromId: people[at]!,
    // The receiver is the owner of the previous item.
    toId: people.at(at - 1)!,
  }))
  const swap = proposeSwap(db, 'circle', people, legs, { byId: null })
  insertCircle(db).run({ swapId: swap.id, loop: loopKey(items), shape: 'circle', why: JSON.stringify(why) })
  noteUses(db, swap, true)
  tell(db, swap, 'proposed', people)
  return swap
}

/** Call it in the transaction that found the chain. @throws SqliteError an item is in another open circle or chain */
export function proposeChain(db: Db, { items, people, why }: FoundChain): Swap {
  const legs = listedThings(db, items).map((thing, at) => ({
    ...thing,
    fromId: people[at]!,
    toId: people[at + 1]!,
  }))
  const swap = proposeSwap(db, 'circle', people, legs, { byId: null })
  const loop = chainKey(items, people.at(-1)!)
  insertCircle(db).run({ swapId: swap.id, loop, shape: 'chain', why: JSON.stringify(why) })
  noteUses(db, swap, true)
  tell(db, swap, 'proposed', people)
  return swap
}
