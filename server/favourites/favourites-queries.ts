import { and, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { accounts, favourites, items } from '../../db/schema/index.ts'

const { placeholder } = sql

// By hand, as the cards are: it stands in the way of every page that a signed-in person opens.
const amongIds = prepared((db) =>
  db.$client
    .prepare<[accountId: number, ids: string], number>(
      'SELECT item_id FROM favourites WHERE account_id = ? AND item_id IN (SELECT value FROM json_each(?))',
    )
    .pluck(),
)

/** Those of the items that the account has favourited, in one query. Nobody has favourited anything. */
export function favouritesAmong(
  db: Db,
  accountId: number | undefined,
  ids: readonly number[],
): ReadonlySet<number> {
  if (accountId === undefined || ids.length === 0) return new Set()
  return new Set(amongIds(db).all(accountId, JSON.stringify(ids)))
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

/** Without what is hidden, and what a suspended person has promised or traded. */
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

/** Ids of an account's favourites, the last marked first. */
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
