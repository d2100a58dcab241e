import { type Db, prepared } from '../../../db/open.ts'
import { usedBy } from './used-by.ts'
import { fitOfWish, type Looked, wishTerms } from './wish-fit.ts'
import { keepWanted, lookedAt } from './wish-matches-queries.ts'

// Limits of wishes and want sets. Coverage is computed by words, per user.

/** The wish or set that covers an item; the other is null. */
export interface Cover {
  wishId: number | null
  setId: number | null
}

interface Worded {
  id: number
  text: string
  categoryId: number | null
  isOpen: 0 | 1
  isFull: 0 | 1
}

const worded = prepared((db) =>
  db.$client.prepare<{ accountId: number }, Worded>(
    `SELECT id, text, category_id AS categoryId, fulfilled_at IS NULL AS isOpen,
       most IS NOT NULL AND most <= ${usedBy('wish_id', 'wishes.id')} AS isFull
     FROM wishes WHERE account_id = :accountId AND text <> ''`,
  ),
)

const setWith = prepared((db) =>
  db.$client
    .prepare<{ accountId: number; itemId: number }, number>(
      `SELECT set_id FROM wants WHERE account_id = :accountId AND item_id = :itemId AND answer = 'yes' AND set_id IS NOT NULL`,
    )
    .pluck(),
)

const inFullSets = prepared((db) =>
  db.$client
    .prepare<{ accountId: number }, number>(
      `SELECT item_id FROM want_sets JOIN wants ON wants.set_id = want_sets.id
       WHERE want_sets.account_id = :accountId AND most <= ${usedBy('set_id', 'want_sets.id')}`,
    )
    .pluck(),
)

const covers = (db: Db, { text, categoryId }: Pick<Worded, 'text' | 'categoryId'>, item: Looked) => {
  if (categoryId !== null && categoryId !== item.categoryId) return null
  const terms = wishTerms(db, text)
  return fitOfWish(db, terms, item)
}

/** Open wishes and the set that cover an item. */
export function coversOf(db: Db, accountId: number, itemId: number): Cover[] {
  const set = setWith(db).get({ accountId, itemId })
  const found: Cover[] = set === undefined ? [] : [{ wishId: null, setId: set }]
  const wishes = worded(db)
    .all({ accountId })
    .filter(({ isOpen }) => isOpen)
  const [item] = wishes.length > 0 ? lookedAt(db, [itemId]) : []
  if (!item) return found
  return [
    ...found,
    ...wishes.filter((wish) => covers(db, wish, item)).map(({ id }) => ({ wishId: id, setId: null })),
  ]
}

/** Returns a predicate: true if a want currently has no effect because a covering wish or set is full. Valid within one transaction. */
export function heldBack(db: Db, accountId: number): (itemId: number) => boolean {
  const sets = new Set(inFullSets(db).all({ accountId }))
  const full = worded(db)
    .all({ accountId })
    .filter(({ isFull }) => isFull)
  if (full.length === 0) return (itemId) => sets.has(itemId)
  const known = new Map<number, boolean>()
  return (itemId) => {
    if (sets.has(itemId)) return true
    const before = known.get(itemId)
    if (before !== undefined) return before
    const [item] = lookedAt(db, [itemId])
    const isHeld = item !== undefined && full.some((wish) => covers(db, wish, item))
    known.set(itemId, isHeld)
    return isHeld
  }
}

/** The wishes' limits apply to a wanted item also if it is beyond their matches. */
export function matchWant(db: Db, accountId: number, itemId: number): void {
  const wishes = worded(db).all({ accountId })
  const [item] = wishes.length > 0 ? lookedAt(db, [itemId]) : []
  if (!item || item.ownerId === accountId) return
  for (const wish of wishes) {
    const fit = covers(db, wish, item)
    if (fit) keepWanted(db, wish.id, itemId, fit)
  }
}
