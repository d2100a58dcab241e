import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { wantSets, wants, wishes } from '../../../db/schema/index.ts'
import { usesOf } from './used-by.ts'
import { fitOfWish, type Looked, wishTerms } from './wish-fit.ts'
import { keepWanted, lookedAt } from './wish-matches-queries.ts'
import { isOpen } from './wishes-queries.ts'

const { placeholder } = sql

// Limits of wishes and want sets. Coverage is computed by words, per user.

/** The wish or set that covers an item; the other is null. */
export interface Cover {
  wishId: number | null
  setId: number | null
}

type Worded = ReturnType<ReturnType<typeof worded>['all']>[number]

const worded = prepared((db) =>
  db
    .select({
      id: wishes.id,
      text: wishes.text,
      categoryId: wishes.categoryId,
      isOpen: sql<boolean>`${isOpen}`.mapWith(Boolean),
      isFull:
        sql<boolean>`${wishes.most} IS NOT NULL AND ${wishes.most} <= ${usesOf('wishId', wishes.id)}`.mapWith(
          Boolean,
        ),
    })
    .from(wishes)
    .where(sql`${wishes.accountId} = ${placeholder('accountId')} AND ${wishes.text} <> ''`)
    .prepare(),
)

const setWith = prepared((db) =>
  db
    .select({ setId: wants.setId })
    .from(wants)
    .where(
      sql`${wants.accountId} = ${placeholder('accountId')} AND ${wants.itemId} = ${placeholder('itemId')}
        AND ${wants.answer} = 'yes' AND ${wants.setId} IS NOT NULL`,
    )
    .prepare(),
)

const inFullSets = prepared((db) =>
  db
    .select({ itemId: wants.itemId })
    .from(wantSets)
    .innerJoin(wants, eq(wants.setId, wantSets.id))
    .where(
      sql`${wantSets.accountId} = ${placeholder('accountId')} AND ${wantSets.most} <= ${usesOf('setId', wantSets.id)}`,
    )
    .prepare(),
)

const covers = (db: Db, { text, categoryId }: Pick<Worded, 'text' | 'categoryId'>, item: Looked) => {
  if (categoryId !== null && categoryId !== item.categoryId) return null
  const terms = wishTerms(db, text)
  return fitOfWish(db, terms, item)
}

/** Open wishes and the set that cover an item. */
export function coversOf(db: Db, accountId: number, itemId: number): Cover[] {
  const set = setWith(db).get({ accountId, itemId })
  const found: Cover[] = set ? [{ wishId: null, setId: set.setId }] : []
  const own = worded(db)
    .all({ accountId })
    .filter(({ isOpen }) => isOpen)
  const [item] = own.length > 0 ? lookedAt(db, [itemId]) : []
  if (!item) return found
  return [
    ...found,
    ...own.filter((wish) => covers(db, wish, item)).map(({ id }) => ({ wishId: id, setId: null })),
  ]
}

/** Returns a predicate: true if a want currently has no effect because a covering wish or set is full. Valid within one transaction. */
export function heldBack(db: Db, accountId: number): (itemId: number) => boolean {
  const sets = new Set(
    inFullSets(db)
      .all({ accountId })
      .map(({ itemId }) => itemId),
  )
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

/** Records matches of a wanted item, even beyond the limits on matches, so that the limits of the wishes apply to it. */
export function matchWant(db: Db, accountId: number, itemId: number): void {
  const own = worded(db).all({ accountId })
  const [item] = own.length > 0 ? lookedAt(db, [itemId]) : []
  if (!item || item.ownerId === accountId) return
  for (const wish of own) {
    const fit = covers(db, wish, item)
    if (fit) keepWanted(db, wish.id, itemId, fit)
  }
}
