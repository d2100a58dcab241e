import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { storedText, storeText } from './stored-text.ts'

/** Changes of some settings: what is left out or undefined stays as it is. */
export type Changes<Value> = { [Name in keyof Value]?: Value[Name] | undefined }

/** The changes that say something. */
export const given = <Value extends object>(changes: Changes<Value>): Partial<Value> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Value>

/** What admins have set under one key of `settings`, as JSON. */
export interface StoredSetting<Value> {
  /** What holds: fields that nobody has set are as the schema has them by default. */
  get(db: Db): Value
  /** Changes what is said; the rest stays. */
  set(db: Db, changes: Changes<Value>): void
}

/**
 * A setting of the site that admins change on a page. Each key has to be decided in test/server/site/backups/left-out.test.ts.
 *
 * @param Schema an object each of whose fields has a default.
 */
export function storedSetting<S extends z.ZodType<object>>(
  key: string,
  Schema: S,
): StoredSetting<z.output<S>> {
  const get = (db: Db) => Schema.parse(JSON.parse(storedText(db, key) ?? '{}'))
  return {
    get,
    set(db, changes) {
      storeText(db, key, JSON.stringify({ ...get(db), ...given(changes) }))
    },
  }
}
