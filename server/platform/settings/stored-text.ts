import { type Db, prepared } from '../../../db/open.ts'

const read = prepared((db) =>
  db.$client.prepare<[key: string], string>('SELECT value FROM settings WHERE key = ?').pluck(),
)
const write = prepared((db) =>
  db.$client.prepare<[key: string, text: string]>(
    'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  ),
)

export const storedText = (db: Db, key: string): string | undefined => read(db).get(key)

export const storeText = (db: Db, key: string, text: string) => write(db).run(key, text)
