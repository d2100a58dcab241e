import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'
import { categories, items } from './items.ts'

export const wishes = sqliteTable(
  'wishes',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The text as typed; empty if the wish is for a category only. */
    text: text('text').notNull().default(''),
    /** Folded `text`, for uniqueness. */
    key: text('key').notNull().default(''),
    /** A trigger preserves wishes with words when their category is deleted. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** True: any own item is offered. False: only those in `wish_items`; the wish is deleted with the last of them. */
    forAny: flag('for_any'),
    /** Maximum swaps: 1, or null for unlimited. Null without words, because it covers no item. */
    most: integer('most').default(1),
    /** When the last use became final. From then on the wish is neither matched nor shown to others. */
    fulfilledAt: moment('fulfilled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('wishes_account').on(table.accountId, table.id),
    index('wishes_category').on(table.categoryId),
    check('wishes_says_something', sql`${table.text} <> '' OR ${table.categoryId} IS NOT NULL`),
  ],
)

/** Own items that would be given for the wish. */
export const wishItems = sqliteTable(
  'wish_items',
  {
    wishId: integer('wish_id')
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.wishId, table.itemId] }),
    index('wish_items_item').on(table.itemId),
  ],
)

/**
 * Newest matching items, at most WISH.matches per wish, never own ones; some may be unavailable. Wishes without words have none and use
 * their category.
 */
export const wishMatches = sqliteTable(
  'wish_matches',
  {
    wishId: integer('wish_id')
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    /** True if only a translation matches. Such a match becomes an edge only after a yes of the user. */
    isAcross: flag('is_across'),
    /** Beyond the limits; stored only because the wish's owner wants the item. Must not show to others, as it reveals the want. */
    isBeyond: flag('is_beyond'),
  },
  (table) => [
    primaryKey({ columns: [table.wishId, table.itemId] }),
    index('wish_matches_item').on(table.itemId),
  ],
)

/** Inverted index: one word of each wish, with stems and synonyms (server/market/wishes/wish-fit.ts). */
export const wishWords = sqliteTable(
  'wish_words',
  {
    word: text('word').notNull(),
    wishId: integer('wish_id')
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.word, table.wishId] }), index('wish_words_wish').on(table.wishId)],
)

/** Items not yet matched since their last write. Filled by triggers. */
export const wishChecks = sqliteTable('wish_checks', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  /** 0 edited, 1 posted, 2 available again: see server/market/wishes/wish-matching.ts. */
  isNew: flag('is_new'),
})

/** Users notified of a matching item, retained while it counts for the limits (WISH.told). */
export const wishTellings = sqliteTable(
  'wish_tellings',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Owner of the item. */
    ownerId: integer('owner_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [
    index('wish_tellings_account').on(table.accountId, table.toldAt),
    index('wish_tellings_owner').on(table.ownerId),
    index('wish_tellings_told').on(table.toldAt),
  ],
)
