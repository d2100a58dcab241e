import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

export const notifications = sqliteTable(
  'notifications',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    /** A path on this site. */
    url: text('url').notNull(),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_newest').on(table.accountId, table.id),
    index('notifications_unread').on(table.accountId).where(sql`read_at IS NULL`),
  ],
)
