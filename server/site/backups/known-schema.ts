import Sqlite from 'better-sqlite3'
import { lastApplied, migrateCopy } from '../../../db/migrate.ts'
import * as m from '../../platform/catalogues/messages.ts'
import { ARCHIVE_TABLES } from './archive.ts'
import { BackupError } from './backup-error.ts'

interface Entry {
  type: string
  name: string
  sql: string | null
}

/** The table of migrations as this code creates it, or drizzle's own tool. */
const BOOKKEEPING =
  /^createtable(?:ifnotexists)?__drizzle_migrations\(id(?:integer|serial)primarykey,hashtextnotnull,created_atnumeric\)$/

/** Tables that SQLite creates by itself. */
const OF_SQLITE = ['sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4']

/** Without quotes and spaces: versions of SQLite differ in them where ALTER TABLE has rewritten a table. */
const normal = (sql: string | null) => (sql ?? '').replaceAll(/["`[\]\s]/g, '').toLowerCase()

function entries(sqlite: Sqlite.Database): Map<string, string> {
  const all = sqlite.prepare<[], Entry>('SELECT type, name, sql FROM sqlite_schema').all()
  const own = all.filter(
    ({ type, name }) => !(type === 'table' && [...OF_SQLITE, '__drizzle_migrations'].includes(name)),
  )
  return new Map(own.map(({ type, name, sql }) => [`${type} ${name}`, normal(sql)]))
}

/**
 * Checks the table of migrations before anything reads it: it may be a view that never ends.
 *
 * @throws BackupError when there is none, or it is no such table.
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
 * Compares the schema with what the migrations that the database has seen make of an empty one: every table with its columns
 * and checks, every index and trigger, and nothing besides. What is more could spin, write or read where the site does not look.
 *
 * @throws BackupError naming the first difference.
 */
export function requireKnownSchema(sqlite: Sqlite.Database): void {
  const found = entries(sqlite)
  const empty = new Sqlite(':memory:')
  let known: Map<string, string>
  try {
    migrateCopy(empty, lastApplied(sqlite))
    if (found.has('table sqlar') || found.has('table backup_manifest')) empty.exec(ARCHIVE_TABLES)
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
