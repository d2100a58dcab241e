import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** An invitation link. Not in backups. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: id(),
    /** Plain text, because its owner can display the link again. */
    code: text('code').notNull().unique(),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
    note: text('note').notNull().default(''),
    endsAt: moment('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('invitations_inviter').on(table.inviterId),
    index('invitations_end').on(table.endsAt),
    check('invitations_used', sql`${table.used} BETWEEN 0 AND ${table.uses}`),
  ],
)

/** Users of an invitation. The inviter is in `invited_by_id` of the account. */
export const invitationUses = sqliteTable(
  'invitation_uses',
  {
    invitationId: integer('invitation_id')
      .notNull()
      .references(() => invitations.id, { onDelete: 'cascade' }),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.accountId] }),
    index('invitation_uses_account').on(table.accountId),
  ],
)
