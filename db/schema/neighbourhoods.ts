import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id } from './columns.ts'

/** A part of the community's area, from the admins' list, for users and items. */
export const neighbourhoods = sqliteTable(
  'neighbourhoods',
  {
    id: id(),
    name: text('name').notNull().unique(),
    position: integer('position').notNull().default(0),
  },
  (table) => [index('neighbourhoods_position').on(table.position, table.id)],
)
