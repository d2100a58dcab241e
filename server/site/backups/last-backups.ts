import Sqlite from 'better-sqlite3'
import type { Db } from '../../../db/open.ts'
import { storedText } from '../../platform/settings/stored-text.ts'

const KEYS = { last_at: 'last_backup_at', last_full_at: 'last_full_backup_at' } as const

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

/** ISO 8601 UTC; null for none. */
export function lastBackups(db: Db): { last_at: string | null; last_full_at: string | null } {
  const at = (key: string) => storedText(db, key) ?? null
  return { last_at: at(KEYS.last_at), last_full_at: at(KEYS.last_full_at) }
}
