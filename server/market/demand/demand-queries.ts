import { sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { accounts, categories, items, wishes } from '../../../db/schema/index.ts'
import { DEMAND } from '../limits.ts'
import { isOpen } from '../wishes/wishes-queries.ts'

const { placeholder } = sql

export type LookedForRow = ReturnType<ReturnType<typeof lookedForAfter>['all']>[number]

export const lookedForAfter = prepared((db) =>
  db
    .select({
      id: wishes.id,
      accountId: wishes.accountId,
      text: wishes.text,
      key: wishes.key,
      categoryId: wishes.categoryId,
    })
    .from(wishes)
    .crossJoin(accounts)
    .where(
      sql`${accounts.id} = ${wishes.accountId} AND ${wishes.id} > ${placeholder('after')} AND ${isOpen}
        AND ${accounts.suspendedAt} IS NULL AND ${accounts.pendingSince} IS NULL`,
    )
    .orderBy(wishes.id)
    .limit(DEMAND.atOnce)
    .prepare(),
)

/** True if there are more open wishes than are read at once. */
export const hasManyWishes = prepared((db) =>
  db.select({ id: wishes.id }).from(wishes).where(isOpen).limit(1).offset(DEMAND.atOnce).prepare(),
)

export const hasItemIn = prepared((db) =>
  db
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.categoryId} = ${placeholder('categoryId')} AND ${items.status} = 'available'`)
    .limit(1)
    .prepare(),
)

export const categoryNames = prepared((db) =>
  db.select({ id: categories.id, name: categories.name }).from(categories).prepare(),
)
