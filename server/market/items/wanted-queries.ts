import { count, eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../../db/open.ts'
import { accounts, wants } from '../../../db/schema/index.ts'
import { type DrawnAt, shownFigure } from '../../platform/bounded-odds.ts'

const wanted = prepared((db) =>
  db
    .select({ total: count() })
    .from(wants)
    .innerJoin(accounts, eq(accounts.id, wants.accountId))
    .where(
      sql`${wants.itemId} = ${sql.placeholder('id')} AND ${wants.answer} = 'yes' AND ${accounts.suspendedAt} IS NULL`,
    )
    .prepare(),
)

/** Number of users who want an item: randomized, rounded and constant for a week, so that the owner cannot identify them. */
export const wantedCount = (db: Db, id: number, at?: DrawnAt): number =>
  shownFigure(db, `wanted ${id}`, () => wanted(db).get({ id })!.total, at)
