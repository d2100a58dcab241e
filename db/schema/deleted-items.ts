import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { moment } from './columns.ts'

/** Items that were deleted within a day of being posted. They still count for the daily limit of new users. */
export const deletedItems = sqliteTable(
  'deleted_items',
  {
    ownerId: integer('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** When the item was posted. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('deleted_items_owner').on(table.ownerId, table.createdAt)],
)
