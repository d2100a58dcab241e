import { eq, sql } from 'drizzle-orm'
import { prepared } from '../../../db/open.ts'
import { items } from '../../../db/schema/index.ts'
import { ITEM_STATUS } from '../../swaps/item-status.ts'

const { placeholder } = sql

// Items are hidden by moderators (`taken_down_at`) or by the owner's suspension, independently. The status afterwards follows from swaps.

const unchanged = { updatedAt: sql`${items.updatedAt}` }

export const takeDown = prepared((db) =>
  db
    .update(items)
    .set({ status: 'hidden', takenDownAt: sql`${placeholder('now')}`, pinnedAt: null, ...unchanged })
    .where(eq(items.id, placeholder('id')))
    .prepare(),
)

/** Items of suspended users remain hidden. */
export const putBack = prepared((db) =>
  db
    .update(items)
    .set({ status: sql.raw(ITEM_STATUS), takenDownAt: null, ...unchanged })
    .where(eq(items.id, placeholder('id')))
    .prepare(),
)

export const hideAvailableOf = prepared((db) =>
  db
    .update(items)
    .set({ status: 'hidden', ...unchanged })
    .where(sql`${items.ownerId} = ${placeholder('ownerId')} AND ${items.status} = 'available'`)
    .prepare(),
)

export const showHiddenOf = prepared((db) =>
  db
    .update(items)
    .set({ status: sql.raw(ITEM_STATUS), ...unchanged })
    .where(
      sql`${items.ownerId} = ${placeholder('ownerId')} AND ${items.status} = 'hidden' AND ${items.takenDownAt} IS NULL`,
    )
    .returning({ id: items.id })
    .prepare(),
)
