import { type Db, prepared } from '../../../db/open.ts'
import { folded } from '../../platform/search/folded-shared.ts'
import { WISH } from '../limits.ts'
import { wishesIn } from './wish-fields-shared.ts'
import { fitOfWish, wishTerms } from './wish-fit.ts'
import { lookedAt, reachable } from './wish-matches-queries.ts'

const BEGINNING = 4

const withPreferences = prepared((db) =>
  db.$client.prepare<{ ownerId: number; limit: number }, { id: number; ownerId: number; text: string }>(
    `SELECT items.id, owner_id AS ownerId, trade_preferences AS text FROM (
       SELECT id AS few, row_number() OVER (PARTITION BY owner_id ORDER BY id DESC) AS nth FROM
         (SELECT id, owner_id FROM items WHERE status = 'available' AND trade_preferences <> '' AND owner_id <> :ownerId
          ORDER BY id DESC LIMIT ${10 * WISH.looked})
     ) CROSS JOIN items ON items.id = few WHERE nth <= ${WISH.matchesOfOwner} ORDER BY items.id DESC LIMIT :limit`,
  ),
)

const nameOf = prepared((db) =>
  db.$client.prepare<{ id: number }, { name: string }>('SELECT name FROM items WHERE id = :id'),
)

/** Items whose owner's wishes match this item, newest first; checks WISH.looked items, WISH.matchesOfOwner per owner, and WISH.answered wishes at most. */
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
  for (const { id, ownerId, text } of withPreferences(db).all({
    ownerId: item.ownerId,
    limit: WISH.looked,
  })) {
    if (found.length >= most) break
    const said = wishesIn(text).filter((wish) => beginnings.some((start) => folded(wish).includes(start)))
    if (said.some(fits) && reachable(db).get({ itemId, accountId: ownerId })) found.push(id)
  }
  return found
}
