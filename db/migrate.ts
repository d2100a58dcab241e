import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { renameDurably } from './durable.ts'
import type { Db } from './open.ts'
import { makePrivate } from './private-file.ts'
import { ROOT } from './root.mjs'
import { leaveOutSecrets } from './secrets.ts'
import { stampOf } from './stamp.ts'

const MIGRATIONS_FOLDER = join(ROOT, 'migrations')

/** Number of retained snapshots from before migrations. */
const SNAPSHOTS_KEPT = 3

/** A newer version has migrated the database. Nothing was written. */
export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

/** Another program has created the database. Nothing was written. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError'
}

interface MigrationResult {
  /** Number of applied migrations. */
  applied: number
  /** Path of the snapshot; null if the database was new or current. */
  snapshot: string | null
}

/** Time of the newest migration on disk in milliseconds since 1970; 0 for none. */
export const newestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis ?? 0

/** True if the file has tables but not our migration table. Our first migration creates both, so another program has made the file. */
const isForeign = (sqlite: Sqlite.Database): boolean =>
  lastApplied(sqlite) === 0 &&
  sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table'").get() !== undefined

/**
 * Rejects a database of a newer version or another program. Uses a read-only connection, because a writable one can change the journal
 * mode or replay the WAL.
 * @throws DatabaseTooNewError for an unknown migration; ForeignDatabaseError for unknown tables.
 */
export function refuseUnknownDatabase(file: string): void {
  if (!existsSync(file)) return
  const sqlite = new Sqlite(file, { readonly: true })
  try {
    if (lastApplied(sqlite) > newestMigration()) {
      throw new DatabaseTooNewError(
        `${file} was written by a newer Swapyard. Install that version again, or restore an older backup.`,
      )
    }
    if (isForeign(sqlite)) {
      throw new ForeignDatabaseError(
        `${file} is the database of another program: set DATABASE_FILE to a file of Swapyard's own.`,
      )
    }
  } finally {
    sqlite.close()
  }
}

/**
 * Migrates in one transaction, after a snapshot next to the database; the newest snapshots are retained. The migration table is drizzle's,
 * so its command line tools work.
 * @throws Error if a migration fails; the database is unchanged and the snapshot deleted.
 */
export function migrateDatabase(db: Db, folder: string = MIGRATIONS_FOLDER): MigrationResult {
  const sqlite = db.$client
  // A killed process may have left a snapshot with secrets.
  rmSync(asideOf(sqlite), { force: true })
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const due = () => {
    const newest = lastApplied(sqlite)
    return migrations.filter(({ folderMillis }) => folderMillis > newest)
  }
  if (due().length === 0) return { applied: 0, snapshot: null }

  const snapshot = lastApplied(sqlite) > 0 ? takeSnapshot(sqlite) : null
  let applied: number
  // Off while tables are rebuilt. Set before the transaction, because SQLite ignores it within one.
  sqlite.pragma('foreign_keys = OFF')
  try {
    // Determined again under the write lock, because two processes may start at once.
    applied = sqlite.transaction(() => run(sqlite, due())).immediate()
  } catch (error) {
    if (snapshot) rmSync(snapshot)
    throw error
  } finally {
    sqlite.pragma('foreign_keys = ON')
  }
  if (snapshot) dropOldSnapshots(dirname(snapshot))
  return { applied, snapshot }
}

/**
 * Migrates an unserved copy up to the migration of `newest`, without a snapshot.
 * @param newest milliseconds since 1970.
 * @throws Error if a migration fails or a foreign key is violated.
 */
export function migrateCopy(sqlite: Sqlite.Database, newest = Number.POSITIVE_INFINITY): void {
  const seen = lastApplied(sqlite)
  const due = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).filter(
    ({ folderMillis }) => folderMillis > seen && folderMillis <= newest,
  )
  sqlite.pragma('foreign_keys = OFF')
  sqlite.transaction(() => run(sqlite, due)).immediate()
}

function run(sqlite: Sqlite.Database, migrations: MigrationMeta[]): number {
  sqlite.exec(
    'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  )
  const record = sqlite.prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
  for (const migration of migrations) {
    for (const statement of migration.sql) sqlite.exec(statement)
    record.run(migration.hash, migration.folderMillis)
  }
  const broken = sqlite.pragma('foreign_key_check') as unknown[]
  if (broken.length > 0) throw new Error(`The migration leaves ${broken.length} rows that point nowhere.`)
  return migrations.length
}

/** Time of the newest applied migration in milliseconds since 1970; 0 for none. */
export function lastApplied(sqlite: Sqlite.Database): number {
  const exists = sqlite
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = '__drizzle_migrations'")
    .get()
  if (!exists) return 0
  const row = sqlite.prepare('SELECT max(created_at) AS newest FROM __drizzle_migrations').get() as {
    newest: number | null
  }
  return row.newest ?? 0
}

/** Name of a snapshot that is incomplete or still contains secrets. */
const asideOf = ({ name }: Sqlite.Database) => `${name}.snapshot`

function takeSnapshot(sqlite: Sqlite.Database): string {
  const aside = asideOf(sqlite)
  const file = join(dirname(sqlite.name), `before-migration-${stampOf(new Date())}.sqlite`)
  if (existsSync(file)) throw new Error(`${file} is in the way of the snapshot before the migration.`)
  try {
    makePrivate(aside)
    sqlite.prepare('VACUUM INTO ?').run(aside)
    const copy = new Sqlite(aside)
    try {
      // In memory, because a journal on disk would contain the secrets and remain after a kill.
      copy.pragma('journal_mode = MEMORY')
      leaveOutSecrets(copy)
    } finally {
      copy.close()
    }
    renameDurably(aside, file)
  } finally {
    rmSync(aside, { force: true })
  }
  return file
}

const SNAPSHOT = /^before-migration-.+\.sqlite$/

function dropOldSnapshots(folder: string): void {
  const snapshots = readdirSync(folder).filter((name) => SNAPSHOT.test(name))
  for (const name of snapshots.sort().slice(0, -SNAPSHOTS_KEPT)) rmSync(join(folder, name))
}
