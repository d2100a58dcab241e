import { and, asc, gt, lte, max, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { categories, items } from '../../../db/schema/items.ts'

export const newestItemId = prepared((db) =>
  db
    .select({ id: max(items.id) })
    .from(items)
    .prepare(),
)

/** Available items with `after` < id <= `upTo`. */
export const itemsBetween = prepared((db) =>
  db
    .select({ id: items.id, updatedAt: items.updatedAt })
    .from(items)
    .where(
      and(
        sql`${items.status} = 'available'`,
        gt(items.id, sql.placeholder('after')),
        lte(items.id, sql.placeholder('upTo')),
      ),
    )
    .orderBy(asc(items.id))
    .prepare(),
)

export const categoryIds = prepared((db) =>
  db
    .select({ id: categories.id })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id))
    .prepare(),
)
