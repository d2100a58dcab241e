import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'

/** A file of items that a user has sent. The file is in the uploads folder until `expiresAt`. */
export const itemImports = sqliteTable(
  'item_imports',
  {
    id: id(),
    /** Owner of the new items. */
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The user who sent the file: the owner, or an admin for a member. */
    byId: integer('by_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    clientId: text('client_id'),
    /** SHA-256 of the file, in hex. */
    digest: text('digest').notNull(),
    /** Name of the stored file; empty once the import has expired or was deleted. */
    file: text('file').notNull(),
    /** Bytes of the file. */
    size: integer('size').notNull(),
    /** Planned result of each line, as JSON; null once the import has expired or was deleted. */
    plan: text('plan'),
    /** Progress of the confirmation, as JSON; null before it begins. */
    result: text('result'),
    posted: integer('posted').notNull().default(0),
    isDeleted: flag('is_deleted'),
    confirmedAt: moment('confirmed_at'),
    /** When all lines were posted or had failed. */
    doneAt: moment('done_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('item_imports_account').on(table.accountId, table.confirmedAt),
    index('item_imports_expiry').on(table.expiresAt),
    uniqueIndex('item_imports_client').on(table.byId, table.clientId).where(sql`client_id IS NOT NULL`),
  ],
)
