import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment, updatedAt } from './columns.ts'

/** Editable texts, one row per section (`hero_section`, `footer`, …). */
export const content = sqliteTable('content', {
  key: text('key').primaryKey(),
  value: text('value', { mode: 'json' }).$type<unknown>().notNull(),
  /** Increments on save, to detect concurrent edits. */
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

export const pages = sqliteTable('pages', {
  slug: text('slug').primaryKey(),
  title: text('title').notNull(),
  /** Sanitized HTML. */
  body: text('body').notNull(),
  version: integer('version').notNull().default(1),
  updatedAt: updatedAt(),
})

/** Messages of the contact form. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    clientId: text('client_id'),
    /** The account that sent the message or has verified `email`; null if there is none. */
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
