import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, moment } from './columns.ts'
import { items } from './items.ts'

/** What somebody has answered about one very item of another's. Nobody but they may learn of it. */
export const wants = sqliteTable(
  'wants',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** Yes is a want. No is for all of one's things, and the item is never asked about again. */
    answer: text('answer', { enum: ['yes', 'no'] }).notNull(),
    /** A yes for anything one has; otherwise for the things in `want_items`, and it goes with the last of them. */
    forAny: flag('for_any'),
    createdAt: createdAt(),
    /** When it was last said. */
    heldAt: moment('held_at').notNull(),
    /** When its owner was asked whether it still holds; null again once they have said so. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index('wants_newest').on(table.accountId, table.answer, table.heldAt, table.itemId),
    index('wants_item').on(table.itemId, table.answer),
    index('wants_held').on(table.heldAt).where(sql`answer = 'yes' AND asked_at IS NULL`),
    check('wants_answer', sql`${table.answer} IN ('yes', 'no')`),
  ],
)

/** Own things of which each would be given for what is wanted. */
export const wantItems = sqliteTable(
  'want_items',
  {
    accountId: integer('account_id').notNull(),
    /** The wanted item. */
    itemId: integer('item_id').notNull(),
    forItemId: integer('for_item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId, table.forItemId] }),
    foreignKey({
      columns: [table.accountId, table.itemId],
      foreignColumns: [wants.accountId, wants.itemId],
    }).onDelete('cascade'),
    index('want_items_for').on(table.forItemId),
  ],
)

/** How many new wants each person has had in their latest day; those taken back count too. */
export const wantDays = sqliteTable('want_days', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** When that day began: with the first of them. */
  since: moment('since').notNull(),
  count: integer('count').notNull(),
})

/** Items that somebody has put off, at most DECK.postponed: their deck leaves them out for a while. Nobody else may learn of it. */
export const postponedItems = sqliteTable(
  'postponed_items',
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
    index('postponed_items_item').on(table.itemId),
  ],
)
