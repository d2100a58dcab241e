import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'

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
