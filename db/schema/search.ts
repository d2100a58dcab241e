import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, moment } from './columns.ts'
import { items } from './items.ts'

/** Synonyms for the search. A group is one list of an admin, in order. */
export const synonyms = sqliteTable(
  'synonyms',
  {
    id: id(),
    group: integer('group').notNull(),
    /** One or a few words, as written. */
    text: text('text').notNull(),
    /** Stems of the words. The search finds the list by them. */
    key: text('key').notNull(),
  },
  (table) => [index('synonyms_key').on(table.key), index('synonyms_group').on(table.group, table.id)],
)

/** Searched words that are in no item, without the user. */
export const failedWords = sqliteTable(
  'failed_words',
  {
    word: text('word').primaryKey(),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('failed_words_last').on(table.lastAt)],
)

/** Joined spellings of item words: "wi fi" under "wifi". Written by temporary triggers. */
export const itemSpellings = sqliteTable(
  'item_spellings',
  {
    itemId: integer('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    joined: text('joined').notNull(),
    /** Words as in the index, separated by blanks. */
    parts: text('parts').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.joined] }),
    index('item_spellings_joined').on(table.joined),
  ],
)
