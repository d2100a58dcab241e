import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './open.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../migrations')

/** Thrown, before anything was written, for a database that a newer Swapyard has migrated. */
export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

export interface MigrationResult {
  /** How many migrations were run. */
  applied: number
  /** Where the database from before lies; null when there was none or nothing had to be done. */
  snapshot: string | null
}

/**
 * Brings the database up to this code's schema, in one transaction, after a snapshot of the old file beside it.
 * The bookkeeping is drizzle's own table and format, so its command line tools go on working.
 *
 * @throws DatabaseTooNewError when the database knows a migration that this code does not; it is left untouched.
 */
export function migrateDatabase(db: Db, folder: string = MIGRATIONS_FOLDER): MigrationResult {
  const sqlite = db.$client
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const newest = lastApplied(db)
  const known = migrations.at(-1)?.folderMillis ?? 0
  if (newest > known) {
    throw new DatabaseTooNewError(
      `${sqlite.name} was written by a newer Swapyard. Install that version again, or restore an older backup.`,
    )
  }
  const due = migrations.filter((migration) => migration.folderMillis > newest)
  if (due.length === 0) return { applied: 0, snapshot: null }

  const snapshot = newest > 0 ? takeSnapshot(db) : null
  // SQLite ignores this setting inside a transaction, and rebuilding a table needs it off.
  sqlite.pragma('foreign_keys = OFF')
  try {
    sqlite
      .transaction(() => {
        sqlite.exec(
          'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)',
        )
        const record = sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
        for (const migration of due) {
          for (const statement of migration.sql) sqlite.exec(statement)
          record.run(migration.hash, migration.folderMillis)
        }
        const broken = sqlite.pragma('foreign_key_check') as unknown[]
        if (broken.length > 0)
          throw new Error(`The migration leaves ${broken.length} rows that point nowhere.`)
      })
      .immediate()
  } finally {
    sqlite.pragma('foreign_keys = ON')
  }
  return { applied: due.length, snapshot }
}

function lastApplied(db: Db): number {
  const exists = db.$client
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '__drizzle_migrations'")
    .get()
  if (!exists) return 0
  const row = db.$client.prepare('SELECT max(created_at) AS newest FROM __drizzle_migrations').get() as {
    newest: number | null
  }
  return row.newest ?? 0
}

function takeSnapshot(db: Db): string {
  const { name } = db.$client
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const file = join(dirname(name), `before-migration-${stamp}.sqlite`)
  if (existsSync(file)) throw new Error(`${file} is in the way of the snapshot before the migration.`)
  db.$client.prepare('VACUUM INTO ?').run(file)
  return file
}
