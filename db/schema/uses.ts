import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, flag, id } from './columns.ts'
import { swaps } from './swaps.ts'
import { wantSets } from './wants.ts'
import { wishes } from './wishes.ts'

/**
 * A swap that brings a covered item to the owner of a wish or want set. Triggers follow the swap's state and reject uses by circles beyond
 * the limit.
 */
export const uses = sqliteTable(
  'uses',
  {
    id: id(),
    wishId: integer('wish_id').references(() => wishes.id, { onDelete: 'cascade' }),
    setId: integer('set_id').references(() => wantSets.id, { onDelete: 'cascade' }),
    swapId: integer('swap_id')
      .notNull()
      .references(() => swaps.id, { onDelete: 'cascade' }),
    /** No foreign key, because a final use counts for longer than its item exists. */
    itemId: integer('item_id').notNull(),
    /** True for a use by a circle. Circles must stay within the limit, requests may exceed it. */
    isFound: flag('is_found'),
    /** `final` when the leg is done, `ended` when the swap ended without the item. */
    state: text('state', { enum: ['running', 'ended', 'final'] })
      .notNull()
      .default('running'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('uses_wish').on(table.wishId, table.swapId, table.itemId),
    uniqueIndex('uses_set').on(table.setId, table.swapId, table.itemId),
    index('uses_swap').on(table.swapId, table.itemId),
    check('uses_of_one', sql`(${table.wishId} IS NULL) <> (${table.setId} IS NULL)`),
  ],
)
