import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, favourites, items } from '../../../db/schema/index.ts'

const { placeholder } = sql

export const addFavourite = prepared((db) =>
  db
    .insert(favourites)
    .values({ accountId: placeholder('accountId'), itemId: placeholder('itemId') })
    .onConflictDoNothing()
    .prepare(),
)

export const removeFavourite = prepared((db) =>
  db
    .delete(favourites)
    .where(
      and(eq(favourites.accountId, placeholder('accountId')), eq(favourites.itemId, placeholder('itemId'))),
    )
    .prepare(),
)

/** Without hidden items and those of suspended users. */
const shownFavourites = sql`${favourites.accountId} = ${placeholder('accountId')} AND ${items.status} <> 'hidden'
  AND ${accounts.suspendedAt} IS NULL`

export const favouritesCount = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(favourites)
    .innerJoin(items, eq(items.id, favourites.itemId))
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .where(shownFavourites)
    .prepare(),
)

export const favouritesPage = prepared((db) =>
  db
    .select({ id: items.id })
    .from(favourites)
    .innerJoin(items, eq(items.id, favourites.itemId))
    .innerJoin(accounts, eq(accounts.id, items.ownerId))
    .where(shownFavourites)
    .orderBy(sql`${favourites.createdAt} DESC, ${favourites.itemId} DESC`)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)
