import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment } from './columns.ts'
import { items } from './items.ts'

/** Words that mean the same to search. Those of one group are one list that an admin wrote, in its order. */
export const synonyms = sqliteTable(
  'synonyms',
  {
    id: id(),
    group: integer('group').notNull(),
    /** A word or a few, as they were written. */
    text: text('text').notNull(),
    /** Their stems, by which a search finds them. */
    key: text('key').notNull(),
  },
  (table) => [index('synonyms_key').on(table.key), index('synonyms_group').on(table.group, table.id)],
)

/** Words that searches looked for and that stood in no item, without who looked. */
export const failedWords = sqliteTable(
  'failed_words',
  {
    word: text('word').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('failed_words_last').on(table.lastAt)],
)

/** Words of items that others write in one: "wi fi" under "wifi". Temporary triggers write them with each item. */
export const itemSpellings = sqliteTable(
  'item_spellings',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    joined: text('joined').notNull(),
    /** The words as the index has them, with a blank between. */
    parts: text('parts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.joined] }),
    index('item_spellings_joined').on(table.joined),
  ],
)
