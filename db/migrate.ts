import { existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { renameDurably } from './durable.ts'
import type { Db } from './open.ts'
import { makePrivate } from './private-file.ts'
import { leaveOutSecrets } from './secrets.ts'
import { stampOf } from './stamp.ts'

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../migrations')

/** Snapshots from before a migration that are kept. */
const SNAPSHOTS_KEPT = 3

/** Thrown, before anything was written, for a database that a newer Swapyard has migrated. */
export class DatabaseTooNewError extends Error {
  override name = 'DatabaseTooNewError'
}

/** Thrown, before anything was written, for a database that another program has made. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError'
}

interface MigrationResult {
  /** How many migrations were run. */
  applied: number
  /** Where the database from before lies; null when there was none or nothing had to be done. */
  snapshot: string | null
}

/** When the newest migration that lies on the disk was written, in milliseconds since 1970; 0 for none. */
export const newestMigration = (): number =>
  readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)?.folderMillis ?? 0

/** Whether somebody has made tables here and no Swapyard was among them: its own are made together with its bookkeeping. */
const isForeign = (sqlite: Sqlite.Database): boolean =>
  lastApplied(sqlite) === 0 &&
  sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table'").get() !== undefined

/**
 * Refuses a database that is newer than this code, or another program's. Looked at by a connection that only reads, because
 * opening one to write can change the file: its journal mode, or what a crash has left in its log.
 *
 * @throws DatabaseTooNewError when the database knows a migration that this code does not, ForeignDatabaseError when it holds
 * tables of something else; it is left untouched.
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
 * Brings the database up to this code's schema, in one transaction, after a snapshot of the old file beside it. Of
 * such snapshots the newest few stay.
 * The bookkeeping is drizzle's own table and format, so its command line tools go on working.
 *
 * @throws Error when a migration fails; the database is as it was, and the snapshot is gone.
 */
export function migrateDatabase(db: Db, folder: string = MIGRATIONS_FOLDER): MigrationResult {
  const sqlite = db.$client
  // A process that was killed while it took a snapshot may have left one with secrets in it.
  rmSync(asideOf(sqlite), { force: true })
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const due = () => {
    const newest = lastApplied(sqlite)
    return migrations.filter(({ folderMillis }) => folderMillis > newest)
  }
  if (due().length === 0) return { applied: 0, snapshot: null }

  const snapshot = lastApplied(sqlite) > 0 ? takeSnapshot(sqlite) : null
  let applied: number
  // SQLite ignores this setting inside a transaction, and rebuilding a table needs it off.
  sqlite.pragma('foreign_keys = OFF')
  try {
    // Asked again under the write lock: two processes may have been started at once.
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
 * Brings a copy, which no site serves yet, to the schema of the time when the migration of `newest` was the newest. Takes no snapshot.
 *
 * @param newest milliseconds since 1970.
 * @throws Error when a migration fails or rows point nowhere.
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

/** When the newest migration was written that this database has seen, in milliseconds since 1970; 0 for none. */
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

/** Where a snapshot is written. It gets its own name only once it is whole and the secrets are out of it. */
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
      // A journal on the disk would hold the secrets, and outlast a kill.
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

/** Their names rise with time. */
function dropOldSnapshots(folder: string): void {
  const snapshots = readdirSync(folder).filter((name) => SNAPSHOT.test(name))
  for (const name of snapshots.sort().slice(0, -SNAPSHOTS_KEPT)) rmSync(join(folder, name))
}
