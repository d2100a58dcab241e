import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'
import { items } from './items.ts'

/** Wants of which the user only needs some. Triggers remove ended wants and delete empty sets. */
export const wantSets = sqliteTable(
  'want_sets',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    /** Maximum number of items to receive. */
    most: integer('most').notNull(),
    clientId: text('client_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('want_sets_account').on(table.accountId, table.id),
    uniqueIndex('want_sets_client').on(table.accountId, table.clientId),
    check('want_sets_most', sql`${table.most} BETWEEN 1 AND 10`),
  ],
)

/** A private answer to another user's item. */
export const wants = sqliteTable(
  'wants',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** A no applies to all own items; the item is never suggested again. */
    answer: text('answer', { enum: ['yes', 'no'] }).notNull(),
    /** True: any own item is offered. False: only those in `want_items`; the want is deleted with the last of them. */
    forAny: flag('for_any'),
    createdAt: createdAt(),
    /** When the user last confirmed the want. */
    heldAt: moment('held_at').notNull(),
    /** When the user was asked to confirm; null after the answer. */
    askedAt: moment('asked_at'),
    setId: integer('set_id').references(() => wantSets.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.itemId] }),
    index('wants_set').on(table.setId).where(sql`set_id IS NOT NULL`),
    index('wants_newest').on(table.accountId, table.answer, table.heldAt, table.itemId),
    index('wants_item').on(table.itemId, table.answer),
    index('wants_held').on(table.heldAt).where(sql`answer = 'yes' AND asked_at IS NULL`),
    check('wants_answer', sql`${table.answer} IN ('yes', 'no')`),
  ],
)

/** Own items that would be given for the want. */
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

/** Number of new wants per user in the current day, including withdrawn ones. */
export const wantDays = sqliteTable('want_days', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Start of that day: its first want. */
  since: moment('since').notNull(),
  count: integer('count').notNull(),
})

/** Postponed items of the deck, private, at most DECK.postponed per user. */
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

/** Users drawn for "for you", by period. A want raises the probability slightly and proves nothing. */
export const deckDraws = sqliteTable('deck_draws', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Periods since 1970 (server/platform/bounded-odds.ts). */
  period: integer('period').notNull(),
  /** JSON account ids. */
  owners: text('owners').notNull(),
})
