import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './accounts.ts'
import { createdAt, flag, id, moment } from './columns.ts'
import { categories, items } from './items.ts'

/** A kind of thing that somebody would take: words, a category, or both. Everybody sees it. */
export const wishes = sqliteTable(
  'wishes',
  {
    id: id(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** As typed; empty where only a category is named. */
    text: text('text').notNull().default(''),
    /** `text` folded likewise, by which two wishes are the same. */
    key: text('key').notNull().default(''),
    /** A trigger keeps wishes with words when their category goes. */
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    /** For anything that its owner has; otherwise for the things in `wish_items`, and it goes with the last of them. */
    forAny: flag('for_any'),
    /** How many swaps may bring what it looks for: 1, or null for any number. A wish without words has null: it covers no item. */
    most: integer('most').default(1),
    /** When its last use became final. It is kept, but no longer matched nor shown to others. */
    fulfilledAt: moment('fulfilled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('wishes_account').on(table.accountId, table.id),
    index('wishes_category').on(table.categoryId),
    check('wishes_says_something', sql`${table.text} <> '' OR ${table.categoryId} IS NOT NULL`),
  ],
)

/** Own things of which each would be given for what is wished for. */
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
 * The newest items that the words of a wish find, at most WISH.matches of each wish and never its owner's own.
 * Some may not be available any more. A wish without words has none: its category is asked instead.
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
    /** Found in another language than the wish is in: it makes an arc of a circle only after a yes. */
    isAcross: flag('is_across'),
  },
  (table) => [
    primaryKey({ columns: [table.wishId, table.itemId] }),
    index('wish_matches_item').on(table.itemId),
  ],
)

/** Which wishes an item may fit, by its words: of each wish one word, with its stems and synonyms (server/market/wishes/wish-fit.ts). */
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

/** Items that have not been compared with the wishes since they were written. Triggers put them here. */
export const wishChecks = sqliteTable('wish_checks', {
  itemId: integer('item_id')
    .primaryKey()
    .references(() => items.id, { onDelete: 'cascade' }),
  /** 0 edited, 1 posted, 2 available again: see server/market/wishes/wish-matching.ts. */
  isNew: flag('is_new'),
})

/** People who were told of an item that fits a wish of theirs, kept while it counts for the limits of that (WISH.told). */
export const wishTellings = sqliteTable(
  'wish_tellings',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Whose item it was. */
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
