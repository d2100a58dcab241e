import { type Db, prepared } from '../../../db/open.ts'
import type { ARC_KINDS } from '../../../db/schema/index.ts'
import { loopKey } from '../../solver/loop-key.ts'
import { tell } from '../../swaps/swap-notices.ts'
import { proposeSwap } from '../../swaps/swap-terms.ts'
import { listedThings } from '../../swaps/swap-things.ts'
import type { Swap } from '../../swaps/swaps-queries.ts'
import { noteUses } from './swap-uses.ts'

export type ArcKind = (typeof ARC_KINDS)[number]

/** A loop that is to be proposed: each item is given by its owner for the next one, the last for the first. */
export interface FoundLoop {
  items: readonly number[]
  /** Beside `items`: whose each is. */
  people: readonly number[]
  /** Beside `items`: why its owner would give it for the next one. */
  why: readonly ArcKind[]
}

const insertCircle = prepared((db) =>
  db.$client.prepare<{ swapId: number; loop: string; why: string }>(
    'INSERT INTO circles (swap_id, loop, why) VALUES (:swapId, :loop, :why)',
  ),
)

/**
 * Proposes a loop that was found possible in this transaction, and asks all of its people at once.
 *
 * @throws SqliteError where an item of it stands in another open circle.
 */
export function proposeCircle(db: Db, { items, people, why }: FoundLoop): Swap {
  const legs = listedThings(db, items).map((thing, at) => ({
    ...thing,
    fromId: people[at]!,
    // The owner of the item before it in the loop gets it.
    toId: people.at(at - 1)!,
  }))
  const swap = proposeSwap(db, 'circle', people, legs, { byId: null })
  insertCircle(db).run({ swapId: swap.id, loop: loopKey(items), why: JSON.stringify(why) })
  noteUses(db, swap, true)
  tell(db, swap, 'proposed', people)
  return swap
}
