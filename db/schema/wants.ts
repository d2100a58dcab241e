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

/** Wants of one user who needs only some of the items. Triggers take wants out that end, and delete a set without wants. */
export const wantSets = sqliteTable(
  'want_sets',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull().default(''),
    /** How many swaps may bring an item of it. */
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

/** The people who were drawn for the "for you" of a deck, for a period. A want raises the chance of its owner a little, and proves nothing. */
export const deckDraws = sqliteTable('deck_draws', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** The number of the period since 1970 (server/platform/bounded-odds.ts). */
  period: integer('period').notNull(),
  /** JSON: ids of accounts. */
  owners: text('owners').notNull(),
})
