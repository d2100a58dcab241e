import { index, integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt } from './columns.ts'
import { items } from './items.ts'

export const favourites = sqliteTable(
  'favourites',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index('favourites_newest').on(table.accountId, table.createdAt, table.itemId),
    index('favourites_item').on(table.itemId),
  ],
)
