import { type Column, inArray, type SQL, sql } from 'drizzle-orm'

/**
 * `column = :name` for a prepared query that joins tables. Written with `=`, SQLite (with STAT4, as better-sqlite3 builds
 * it) looks at the value while it plans the join, and plans anew each time one is bound: 30 µs for an item with its
 * owner instead of 5. A list of one means the same and is planned once.
 */
export const is = (column: Column, name: string): SQL => inArray(column, [sql.placeholder(name)])
