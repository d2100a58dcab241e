import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { type Db, prepared } from '../../db/open.ts'
import { settings } from '../../db/schema/index.ts'

const stored = prepared((db) =>
  db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, sql.placeholder('key')))
    .prepare(),
)

/** What admins have set under one key of `settings`, as JSON. */
export interface StoredSetting<Value> {
  /** What holds: fields that nobody has set are as the schema has them by default. */
  get(db: Db): Value
  /** Changes the fields that are given; the others stay. */
  set(db: Db, changes: Partial<Value>): void
}

/**
 * A setting of the site that admins change on a page. Each key has to be decided in test/server/backups/left-out.test.ts.
 *
 * @param Schema an object each of whose fields has a default.
 */
export function storedSetting<S extends z.ZodType<object>>(
  key: string,
  Schema: S,
): StoredSetting<z.output<S>> {
  const get = (db: Db) => Schema.parse(JSON.parse(stored(db).get({ key })?.value ?? '{}'))
  return {
    get,
    set(db, changes) {
      const value = JSON.stringify({ ...get(db), ...changes })
      db.insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
        .run()
    },
  }
}
