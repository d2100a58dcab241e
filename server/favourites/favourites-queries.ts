import { sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/open.ts'
import { favourites } from '../../db/schema/index.ts'

const amongIds = prepared((db) =>
  db
    .select({ itemId: favourites.itemId })
    .from(favourites)
    .where(
      sql`${favourites.accountId} = ${sql.placeholder('accountId')}
        AND ${favourites.itemId} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`,
    )
    .prepare(),
)

/** Those of the items that the account has favourited, in one query. Nobody has favourited anything. */
export function favouritesAmong(db: Db, accountId: number | undefined, ids: number[]): ReadonlySet<number> {
  if (accountId === undefined || ids.length === 0) return new Set()
  const rows = amongIds(db).all({ accountId, ids: JSON.stringify(ids) })
  return new Set(rows.map(({ itemId }) => itemId))
}
