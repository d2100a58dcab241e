import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { createdAt, flag, id } from './columns.ts'
import { swaps } from './swaps.ts'
import { wantSets } from './wants.ts'
import { wishes } from './wishes.ts'

/**
 * A swap that brings the owner of a wish or a set of wants an item that it covers. Triggers keep the state in step with the swap,
 * and refuse a use by a swap that the site has found beyond the limit.
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
    /** No foreign key: a final use counts for longer than its item is there. */
    itemId: integer('item_id').notNull(),
    /** By a swap that the site has found. What users arrange themselves may exceed the limit. */
    isFound: flag('is_found'),
    /** `final` once the leg is done, `ended` once the swap is over without the item. */
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
