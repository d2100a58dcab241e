import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** Mail to be sent, and, where no SMTP server is configured, the mailbox itself. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    /** Name of the template in server/mail. */
    template: text('template').notNull(),
    recipient: text('recipient').notNull(),
    /** Whose mail it is, whatever their address is by now: it goes when they leave. Null for an address that is no account's. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    /** Where answers go; blank stands for the sender. */
    replyTo: text('reply_to').notNull().default(''),
    subject: text('subject').notNull(),
    /** Both bodies of a mail with a secret in it are blanked once it is sent or expired. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null once sent or given up. */
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
