import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { favourites, items } from '../../db/schema/index.ts'

const { placeholder } = sql

const amongIds = prepared((db) =>
  db
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(
      sql`${favourites.accountId} = ${placeholder('accountId')}
        AND ${favourites.itemId} IN (SELECT value FROM json_each(${placeholder('ids')}))`,
    )
    .prepare(),
)

/** Those of the items that the account has favourited, in one query. Nobody has favourited anything. */
export function favouritesAmong(db: Db, accountId: number | undefined, ids: number[]): ReadonlySet<number> {
  if (accountId === undefined || ids.length === 0) return new Set()
  const rows = amongIds(db).all({ accountId, ids: JSON.stringify(ids) })
  return new Set(rows.map(({ itemId }) => itemId))
}

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

const shownFavourites = sql`${favourites.accountId} = ${placeholder('accountId')} AND ${items.status} <> 'hidden'`

export const favouritesCount = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(favourites)
    .innerJoin(items, eq(items.id, favourites.itemId))
    .where(shownFavourites)
    .prepare(),
)

/** Ids of an account's favourites, the last marked first. */
export const favouritesPage = prepared((db) =>
  db
    .select({ id: items.id })
    .from(favourites)
    .innerJoin(items, eq(items.id, favourites.itemId))
    .where(shownFavourites)
    .orderBy(sql`${favourites.createdAt} DESC, ${favourites.itemId} DESC`)
    .limit(placeholder('limit'))
    .offset(placeholder('offset'))
    .prepare(),
)
