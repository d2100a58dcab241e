import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/** The community's own words: one row for each part of the site (`hero_section`, `footer`, …). */
export const content = sqliteTable('content', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  /** Rises with every save, so that of two admins saving at once the second is told. */
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

/** What `/page/{slug}` shows. */
export const pages = sqliteTable('pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  /** Safe HTML. */
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

/** What came in by the contact form. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    clientId: text('client_id'),
    /** The account that wrote it while signed in, or had verified `email` before. Null: anybody may have typed that address. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    handledAt: moment('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_account').on(table.accountId),
    index('contact_messages_open').on(table.handledAt, table.id),
    uniqueIndex('contact_messages_client').on(table.email, table.clientId),
  ],
)
