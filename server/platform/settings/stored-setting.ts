import type { z } from 'zod'
import type { Db } from '../../../db/open.ts'
import { storedText, storeText } from './stored-text.ts'

/** Partial changes; undefined fields are unchanged. */
export type Changes<Value> = { [Name in keyof Value]?: Value[Name] | undefined }

export const given = <Value extends object>(changes: Changes<Value>): Partial<Value> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Value>

interface StoredSetting<Value> {
  /** Missing fields have the defaults of the schema. */
  get(db: Db): Value
  set(db: Db, changes: Changes<Value>): void
}

/** Classify each key in test/server/site/backups/left-out.test.ts. @param Schema an object in which each field has a default. */
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
