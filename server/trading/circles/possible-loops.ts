import { type Db, prepared } from '../../../db/open.ts'
import { areBlocked } from '../../members/blocks/blocks-service.ts'
import { loopKey } from '../../solver/loop-key.ts'
import { loopsThrough } from '../../solver/new-loops.ts'
import { openCircleWith } from '../../swaps/swaps-queries.ts'
import { CIRCLE } from '../limits.ts'
import type { MarketInTables } from './arcs-queries.ts'
import { endedLoops } from './market-rules.ts'
import type { FoundLoop } from './propose-circle.ts'

const endedBefore = prepared((db) =>
  db.$client.prepare<{ loop: string; endedSince: number }, { loop: string }>(endedLoops('loop = :loop')),
)

const requestOfBoth = prepared((db) =>
  db.$client.prepare<{ one: number; other: number }, { id: number }>(
    `SELECT first.swap_id AS id FROM swap_legs AS first JOIN swap_legs AS second ON second.swap_id = first.swap_id
     WHERE first.item_id = :one AND second.item_id = :other AND first.swap_kind = 'request'
       AND first.swap_state = 'proposed' AND first.until_revision IS NULL AND second.until_revision IS NULL`,
  ),
)

const openOf = prepared((db) =>
  db.$client.prepare<{ accountId: number }, { total: number }>(
    `SELECT count(*) AS total FROM swap_parties WHERE account_id = :accountId AND swap_kind = 'circle'
       AND swap_state = 'proposed'`,
  ),
)

/** True if the user may join another open circle. */
const hasRoom = (db: Db, accountId: number): boolean => openOf(db).get({ accountId })!.total < CIRCLE.open

export function isAllowed(db: Db, { items, people }: Pick<FoundLoop, 'items' | 'people'>): boolean {
  if (hasEnded(db, loopKey(items))) return false
  if (items.length === 2 && requestOfBoth(db).get({ one: items[0]!, other: items[1]! })) return false
  return areAllowed(db, people)
}

/** True if a cycle or chain must not be proposed again, because of how or how recently it ended. */
export const hasEnded = (db: Db, loop: string): boolean =>
  endedBefore(db).get({ loop, endedSince: Date.now() - CIRCLE.ended.timeWindow }) !== undefined

/** True if these users can join one more open circle or chain and have not blocked each other. */
export function areAllowed(db: Db, people: readonly number[]): boolean {
  if (!people.every((accountId) => hasRoom(db, accountId))) return false
  return people.every((one, at) => people.slice(at + 1).every((other) => !areBlocked(db, one, other)))
}

/** The only cycle through an item, or why it is left to the full run. */
type Through = FoundLoop | 'none' | 'several'

/** Finds the cycle if exactly one is possible; "several" also if there are too many to check. */
export function onlyLoopThrough(db: Db, market: MarketInTables, itemId: number): Through {
  const person = market.ownerOf(itemId)
  if (person === undefined) return 'none'
  let only: FoundLoop | undefined
  let [isSeveral, seen] = [false, 0]
  loopsThrough({ item: itemId, person }, market, (items) => {
    const people = items.map((item) => market.ownerOf(item)!)
    isSeveral = ++seen > CIRCLE.loops
    if (isSeveral || !isAllowed(db, { items, people })) return isSeveral
    isSeveral = only !== undefined
    const why = items.map((item, at) => market.kindOf(item, items[(at + 1) % items.length]!))
    only = { items, people, why }
    return isSeveral
  })
  return isSeveral || market.isSpent ? 'several' : (only ?? 'none')
}

/** True if no other possible cycle and no open circle uses the items of this one. */
export function isAlone(db: Db, market: MarketInTables, { items }: FoundLoop): boolean {
  if (items.some((itemId) => openCircleWith(db).get({ itemId }))) return false
  const key = loopKey(items)
  return items.every((item) => {
    const through = onlyLoopThrough(db, market, item)
    return typeof through === 'object' && loopKey(through.items) === key
  })
}
