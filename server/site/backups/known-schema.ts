import Sqlite from 'better-sqlite3'
import { lastApplied, migrateCopy } from '../../../db/migrate.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { archiveSchema } from './archive.ts'
import { BackupError } from './backup-error.ts'

interface Entry {
  type: string
  name: string
  sql: string | null
}

/** The table of applied migrations, as this code or drizzle's tool creates it. */
const BOOKKEEPING =
  /^createtable(?:ifnotexists)?__drizzle_migrations\(id(?:integer|serial)primarykey,hashtextnotnull,created_atnumeric\)$/

const OF_SQLITE = ['sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4']

/** Ignores quotes and spaces, in which SQLite versions differ after ALTER TABLE. */
const normal = (sql: string | null) => (sql ?? '').replaceAll(/["`[\]\s]/g, '').toLowerCase()

function entries(sqlite: Sqlite.Database): Map<string, string> {
  const all = sqlite.prepare<[], Entry>('SELECT type, name, sql FROM sqlite_schema').all()
  const own = all.filter(
    ({ type, name }) => !(type === 'table' && [...OF_SQLITE, '__drizzle_migrations'].includes(name)),
  )
  return new Map(own.map(({ type, name, sql }) => [`${type} ${name}`, normal(sql)]))
}

/**
 * Checks the table of applied migrations before it is read, because a malicious backup could have an endless view in its place.
 * @throws BackupError if it is not that table.
 */
export function requireBookkeeping(sqlite: Sqlite.Database): void {
  const sql = sqlite
    .prepare<[], string>(
      "SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = '__drizzle_migrations'",
    )
    .pluck()
    .get()
  if (!BOOKKEEPING.test(normal(sql ?? null))) throw new BackupError(m.backups_not_ours())
}

/**
 * Compares the schema with that of an empty database after the same migrations. Unknown objects are rejected, because a malicious trigger
 * or view could read, write or loop.
 * @throws BackupError with the first difference.
 */
export function requireKnownSchema(sqlite: Sqlite.Database): void {
  const found = entries(sqlite)
  const empty = new Sqlite(':memory:')
  let known: Map<string, string>
  try {
    migrateCopy(empty, lastApplied(sqlite))
    if (found.has('table sqlar') || found.has('table backup_manifest')) empty.exec(archiveSchema(sqlite))
    known = entries(empty)
  } finally {
    empty.close()
  }
  for (const name of new Set([...known.keys(), ...found.keys()])) {
    const [theirs, ours] = [found.get(name), known.get(name)]
    if (theirs === ours) continue
    const difference = ours === undefined ? 'more' : theirs === undefined ? 'less' : 'other'
    throw new BackupError(m.backups_foreign_schema({ name, difference }))
  }
}
