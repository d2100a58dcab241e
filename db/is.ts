import { type Column, inArray, type SQL, sql } from 'drizzle-orm'

/**
 * `column = :name` for prepared joins. With `=`, SQLite with STAT4 (as in better-sqlite3) replans the join for each bound value: 30 µs
 * instead of 5 for an item with its owner. An IN list of one value is planned once.
 */
export const is = (column: Column, name: string): SQL => inArray(column, [sql.placeholder(name)])

/** SQL condition: the column's value is in a JSON array. */
export const isOneOf = (column: Column | SQL, name: string): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${sql.placeholder(name)}))`

/** The value that an upsert would have inserted. */
export const excluded = (column: Column): SQL => sql`excluded.${sql.identifier(column.name)}`
