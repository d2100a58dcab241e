import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, id, moment } from './columns.ts'

/** A link that lets some people join. In no backup: whoever has one could let themselves in. */
export const invitations = sqliteTable(
  'invitations',
  {
    id: id(),
    /** As it stands in the link; kept as it is, since its owner shows the link again. */
    code: text('code').notNull().unique(),
    inviterId: integer('inviter_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** How many may join by it, and how many have. */
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

/** Who has joined by an invitation. Who invited whom stays with the account (`invited_by_id`). */
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
