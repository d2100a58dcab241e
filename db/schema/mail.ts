import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** Outgoing email. Without an SMTP server, admins read it here. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** Template in server/site/mail/templates.ts. */
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    /** Account of the recipient, with which the email is deleted; null if the address belongs to no account. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Reply-To header; blank if replies go to the sender. */
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once the email was sent or given up. */
    nextAttemptAt: moment('next_attempt_at'),
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at'),
    lastError: text('last_error').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('outbox_account').on(table.accountId),
    index('outbox_recipient').on(table.recipient, table.createdAt),
    index('outbox_due').on(table.nextAttemptAt).where(sql`next_attempt_at IS NOT NULL`),
    index('outbox_expiry').on(table.expiresAt).where(sql`expires_at IS NOT NULL`),
  ],
)
