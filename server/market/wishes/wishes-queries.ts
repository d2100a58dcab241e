import { and, eq, type SQL, sql } from 'drizzle-orm'
import { is, isOneOf } from '../../../db/is.ts'
import { type Db, prepared } from '../../../db/open.ts'
import { categories, items, swapDayUses, swaps, uses, wishes, wishItems } from '../../../db/schema/index.ts'
import { usesOf } from './used-by.ts'

const { placeholder } = sql

export type WishRow = NonNullable<ReturnType<ReturnType<typeof wishById>['get']>>

const columns = {
  id: wishes.id,
  accountId: wishes.accountId,
  text: wishes.text,
  categoryId: wishes.categoryId,
  categoryName: categories.name,
  forAny: wishes.forAny,
  createdAt: wishes.createdAt,
  most: wishes.most,
  fulfilledAt: wishes.fulfilledAt,
  used: usesOf('wishId', wishes.id),
}

export const isOpen = sql`${wishes.fulfilledAt} IS NULL`
const isOwn = sql`${wishes.accountId} = ${placeholder('accountId')}`
const withCategory = eq(categories.id, wishes.categoryId)

const listOf = (where: SQL, order: SQL) =>
  prepared((db) =>
    db
      .select(columns)
      .from(wishes)
      .leftJoin(categories, withCategory)
      .where(and(isOwn, where))
      .orderBy(order)
      .prepare(),
  )

const newest = sql`${wishes.id} DESC`

export const wishesOf = {
  open: listOf(isOpen, newest),
  fulfilled: listOf(sql`${wishes.fulfilledAt} IS NOT NULL`, sql`${wishes.fulfilledAt} DESC, ${newest}`),
}

export const openWishesOf = listOf(
  sql`${isOpen} AND (${wishes.forAny} = 1 OR EXISTS
    (SELECT 1 FROM ${wishItems} JOIN ${items} ON ${items.id} = ${wishItems.itemId}
     WHERE ${wishItems.wishId} = ${wishes.id} AND ${items.status} = 'available'))`,
  newest,
)

/** True if the user has a wish with this text or category name. */
export const lookedFor = prepared((db) =>
  db
    .select({ id: wishes.id })
    .from(wishes)
    .leftJoin(categories, withCategory)
    .where(
      sql`${isOwn} AND ${isOpen} AND iif(${wishes.text} = '', ${categories.name}, ${wishes.text}) = ${placeholder('wish')}`,
    )
    .prepare(),
)

export const wishById = prepared((db) =>
  db.select(columns).from(wishes).leftJoin(categories, withCategory).where(is(wishes.id, 'id')).prepare(),
)

/** Wishes per item: specific ones first, then general ones. `ids` is JSON. */
export const wishesForItems = prepared((db) =>
  db
    .select({
      itemId: items.id,
      id: wishes.id,
      text: wishes.text,
      categoryId: wishes.categoryId,
      categoryName: categories.name,
    })
    .from(items)
    .innerJoin(
      wishes,
      sql`${wishes.accountId} = ${items.ownerId} AND ${isOpen} AND (${wishes.forAny} = 1 OR EXISTS
        (SELECT 1 FROM ${wishItems} WHERE ${wishItems.wishId} = ${wishes.id} AND ${wishItems.itemId} = ${items.id}))`,
    )
    .leftJoin(categories, withCategory)
    .where(isOneOf(items.id, 'ids'))
    .orderBy(items.id, wishes.forAny, wishes.id)
    .prepare(),
)

/** Worded wishes for one item only, as in its form. */
export const wordedWishesOfItem = prepared((db) =>
  db
    .select({ id: wishes.id, key: wishes.key, text: wishes.text })
    .from(wishItems)
    .innerJoin(wishes, eq(wishes.id, wishItems.wishId))
    .where(sql`${wishItems.itemId} = ${placeholder('itemId')} AND ${wishes.categoryId} IS NULL AND ${isOpen}`)
    .orderBy(wishes.id)
    .prepare(),
)

export const wishInWords = prepared((db) =>
  db
    .select({ id: wishes.id })
    .from(wishes)
    .where(
      sql`${isOwn} AND ${wishes.key} = ${placeholder('key')} AND ${wishes.forAny} = 0 AND ${wishes.categoryId} IS NULL AND ${isOpen}`,
    )
    .orderBy(wishes.id)
    .limit(1)
    .prepare(),
)

export const wishCount = prepared((db) =>
  db.select({ total: sql<number>`count(*)` }).from(wishes).where(and(isOwn, isOpen)).prepare(),
)

export const insertWish = prepared((db) =>
  db
    .insert(wishes)
    .values({
      accountId: placeholder('accountId'),
      text: placeholder('text'),
      key: placeholder('key'),
      categoryId: placeholder('categoryId'),
      forAny: placeholder('forAny'),
      most: placeholder('most'),
    })
    .returning({ id: wishes.id })
    .prepare(),
)

const theWish = eq(wishes.id, placeholder('id'))

export const setLimit = prepared((db) =>
  db
    .update(wishes)
    .set({ most: sql`${placeholder('most')}` })
    .where(theWish)
    .prepare(),
)

export const setFulfilled = prepared((db) =>
  db
    .update(wishes)
    .set({ fulfilledAt: sql`${placeholder('at')}` })
    .where(theWish)
    .prepare(),
)

/** Deletes the final uses of a wish, because a reopened wish starts with no uses. */
export function dropFinalUses(db: Db, id: number): void {
  for (const statement of finalUses(db)) statement.run({ id })
}
const finalUses = prepared((db) =>
  [uses, swapDayUses].map((table) =>
    db
      .delete(table)
      .where(sql`${table.wishId} = ${placeholder('id')} AND ${table.state} = 'final'`)
      .prepare(),
  ),
)

export const usesOfWish = prepared((db) => {
  const ofDays = sql`(SELECT count(*) FROM ${swapDayUses}
    WHERE ${swapDayUses.wishId} = ${placeholder('id')} AND ${swapDayUses.state} <> 'ended')`
  return db
    .select({
      open: sql<number>`count(DISTINCT iif(${swaps.state} = 'proposed', ${uses.swapId}, NULL))`,
      total: sql<number>`count(DISTINCT ${uses.swapId}) + ${ofDays}`,
    })
    .from(uses)
    .innerJoin(swaps, eq(swaps.id, uses.swapId))
    .where(sql`${uses.wishId} = ${placeholder('id')} AND ${uses.state} <> 'ended'`)
    .prepare()
})

export const deleteWish = prepared((db) => db.delete(wishes).where(theWish).prepare())

export const addWishItem = prepared((db) =>
  db
    .insert(wishItems)
    .values({ wishId: placeholder('wishId'), itemId: placeholder('itemId') })
    .onConflictDoNothing()
    .prepare(),
)

export const removeWishItem = prepared((db) =>
  db
    .delete(wishItems)
    .where(and(eq(wishItems.wishId, placeholder('wishId')), eq(wishItems.itemId, placeholder('itemId'))))
    .prepare(),
)

const itemsOfWish = prepared((db) =>
  db
    .select({ itemId: wishItems.itemId })
    .from(wishItems)
    .where(eq(wishItems.wishId, placeholder('wishId')))
    .orderBy(wishItems.itemId)
    .prepare(),
)

export const wishItemIds = (db: Db, wishId: number): number[] =>
  itemsOfWish(db)
    .all({ wishId })
    .map(({ itemId }) => itemId)

const ownAmong = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(items)
    .where(and(isOneOf(items.id, 'ids'), eq(items.ownerId, placeholder('ownerId'))))
    .prepare(),
)

export const areOwn = (db: Db, ownerId: number, ids: number[]): boolean =>
  ownAmong(db).get({ ids: JSON.stringify(ids), ownerId })?.total === ids.length

const categoryById = prepared((db) =>
  db
    .select({ name: categories.name })
    .from(categories)
    .where(eq(categories.id, placeholder('id')))
    .prepare(),
)

export const categoryName = (db: Db, id: number): string | undefined => categoryById(db).get({ id })?.name

const newestAvailable = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.ownerId} = ${placeholder('ownerId')} AND ${items.status} = 'available'`)
    .orderBy(sql`${items.id} DESC`)
    .limit(placeholder('limit'))
    .prepare(),
)

/** A user's newest available items, at most `limit`. */
export const availableOf = (db: Db, ownerId: number, limit: number): number[] =>
  newestAvailable(db)
    .all({ ownerId, limit })
    .map(({ id }) => id)
