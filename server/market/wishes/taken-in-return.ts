import { type Db, prepared } from '../../../db/open.ts'
import {
  newestItems,
  newestPerOwner,
  type Owned,
  type Step,
} from '../../platform/database/newest-per-owner.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { WISH } from '../limits.ts'
import { wishesIn } from './wish-fields-shared.ts'
import { fitOfWish, wishTerms } from './wish-fit.ts'
import { lookedAt, reachable } from './wish-matches-queries.ts'

const BEGINNING = 4

const PREFERRING = "status = 'available' AND trade_preferences <> '' AND owner_id <> :ownerId"

const withPreferences = prepared((db) =>
  db.$client.prepare<Step & { ownerId: number }, Owned & { text: string }>(
    `SELECT items.id, items.owner_id AS ownerId, trade_preferences AS text
     FROM (${newestItems(PREFERRING)} LIMIT ${WISH.looked}) AS newest CROSS JOIN items ON items.id = newest.id`,
  ),
)

const nameOf = prepared((db) =>
  db.$client.prepare<{ id: number }, { name: string }>('SELECT name FROM items WHERE id = :id'),
)

/**
 * Items whose owner's wishes match this item, newest first. Checks at most WISH.looked items, WISH.matchesOfOwner per owner and WISH.answered
 * wishes.
 */
export function itemsTakenInReturn(db: Db, itemId: number, most: number): number[] {
  const [item] = lookedAt(db, [itemId])
  if (!item) return []
  const { name } = nameOf(db).get({ id: itemId })!
  const beginnings = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= BEGINNING - 1)
    .map((word) => word.slice(0, BEGINNING))
  const found: number[] = []
  const known = new Map<string, boolean>()
  const fits = (text: string) => {
    let fit = known.get(text)
    if (fit === undefined && known.size < WISH.answered) {
      fit = fitOfWish(db, wishTerms(db, text), item) !== null
      known.set(text, fit)
    }
    return fit === true
  }
  const { kept } = newestPerOwner(
    [(step: Step) => withPreferences(db).all({ ownerId: item.ownerId, ...step })],
    { most: WISH.matchesOfOwner, want: WISH.looked },
  )
  for (const { id, ownerId, text } of kept) {
    if (found.length >= most) break
    const said = wishesIn(text).filter((wish) => beginnings.some((start) => folded(wish).includes(start)))
    if (said.some(fits) && reachable(db).get({ itemId, accountId: ownerId })) found.push(id)
  }
  return found
}
