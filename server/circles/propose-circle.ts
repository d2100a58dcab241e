import type { Db } from '../../db/open.ts'
import { type ARC_KINDS, circles } from '../../db/schema/index.ts'
import { tell } from '../swaps/swap-notices.ts'
import { proposeSwap } from '../swaps/swap-terms.ts'
import { listedThings } from '../swaps/swap-things.ts'
import type { Swap } from '../swaps/swaps-queries.ts'

export type ArcKind = (typeof ARC_KINDS)[number]

/** A loop that is to be proposed: each item is given by its owner for the next one, the last for the first. */
export interface FoundLoop {
  items: readonly number[]
  /** Beside `items`: whose each is. */
  people: readonly number[]
  /** Beside `items`: why its owner would give it for the next one. */
  why: readonly ArcKind[]
}

/** The same for a loop wherever one begins with it: "3>17>5". */
export function loopKey(items: readonly number[]): string {
  const first = items.indexOf(Math.min(...items))
  return [...items.slice(first), ...items.slice(0, first)].join('>')
}

/**
 * Proposes a loop that was found possible in this transaction, and asks all of its people at once.
 *
 * @throws SqliteError where an item of it stands in another open circle.
 */
export function proposeCircle(db: Db, { items, people, why }: FoundLoop): Swap {
  const legs = listedThings(db, items).map((thing, at) => ({
    ...thing,
    fromId: people[at]!,
    // Who owns the item before it gets it.
    toId: people.at(at - 1)!,
  }))
  const swap = proposeSwap(db, 'circle', people, legs, { byId: null })
  db.insert(circles)
    .values({ swapId: swap.id, loop: loopKey(items), why: [...why] })
    .run()
  tell(db, swap, 'proposed', people)
  return swap
}
