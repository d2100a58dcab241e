import Sqlite from 'better-sqlite3'
import type { Db } from '../../../db/open.ts'
import { storedText } from '../../platform/settings/stored-text.ts'

/** Rows of `settings`: when a backup of any kind, and one with the uploads in it, was last made. */
const KEYS = { last_at: 'last_backup_at', last_full_at: 'last_full_backup_at' } as const

/**
 * Notes in the site's database that a backup was made. Does nothing where the database cannot be written to, since the backup is
 * made all the same.
 */
export function noteBackup(databaseFile: string, isFull: boolean): void {
  const sqlite = new Sqlite(databaseFile, { timeout: 5000 })
  try {
    const note = sqlite.prepare(
      'INSERT INTO settings VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
    )
    const now = new Date().toISOString()
    for (const key of isFull ? [KEYS.last_at, KEYS.last_full_at] : [KEYS.last_at]) note.run(key, now)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!/^SQLITE_(?:READONLY|BUSY)/.test(code)) throw error
  } finally {
    sqlite.close()
  }
}

/** When the last backups were made, ISO 8601 in UTC; null where none was. */
export function lastBackups(db: Db): { last_at: string | null; last_full_at: string | null } {
  const at = (key: string) => storedText(db, key) ?? null
  return { last_at: at(KEYS.last_at), last_full_at: at(KEYS.last_full_at) }
}
