import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import type Sqlite from 'better-sqlite3'
import * as m from '../../platform/catalogues/messages.ts'
import { isUploadName, type UploadName } from '../../platform/images/upload-path.ts'
import { BACKUP } from '../../platform/limits.ts'
import { BackupError } from './backup-error.ts'

/**
 * Tables that a backup has besides the site's: `sqlar`, readable by the sqlite3 tool (https://sqlite.org/sqlar.html), and
 * `backup_manifest` with hashes of everything.
 */
const TABLES = ['sqlar', 'backup_manifest'] as const

export const ARCHIVE_TABLES = `
  CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB);
  CREATE TABLE backup_manifest (
    kind TEXT NOT NULL CHECK (kind IN ('table', 'file', 'missing', 'manifest')),
    name TEXT NOT NULL,
    /* Rows of a table, bytes of a file, lines of the manifest. */
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (kind, name)
  ) WITHOUT ROWID;`

/** Prefix in the archive, so that sqlite3 unpacks the uploads into a folder. */
const FOLDER = 'uploads/'
/** Unix mode 0644. */
const MODE = 0o100644

interface Line {
  kind: 'table' | 'file' | 'missing'
  name: string
  size: number
  sha256: string
}

interface Entry {
  name: UploadName
  /** Seconds since 1970. */
  mtime: number
  bytes: Buffer
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
const notOurs = (column: string) => `${column} NOT IN (${TABLES.map((name) => `'${name}'`).join(', ')})`

function hasTable(sqlite: Sqlite.Database, name: (typeof TABLES)[number]): boolean {
  const count = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name = ?"
  return sqlite.prepare(count).pluck().get(name) === 1
}

export const hasManifest = (sqlite: Sqlite.Database): boolean => hasTable(sqlite, 'backup_manifest')

/** True for intact and damaged backups; see `verifyArchive`. */
export const isBackup = (sqlite: Sqlite.Database): boolean => TABLES.some((name) => hasTable(sqlite, name))

/** Hashes rows in the order of the query, which selects one text per row. */
function hashRows(sqlite: Sqlite.Database, name: string, rows: string): Line {
  const hash = createHash('sha256')
  let size = 0
  for (const row of sqlite.prepare<[], string>(rows).pluck().iterate()) {
    hash.update(row).update('\n')
    size += 1
  }
  return { kind: 'table', name, size, sha256: hash.digest('hex') }
}

/** One line for the schema and one per table, including the search index. */
function* hashTables(sqlite: Sqlite.Database): Generator<Line> {
  yield hashRows(
    sqlite,
    'sqlite_schema',
    `SELECT quote(type) || quote(name) || quote(sql) FROM sqlite_schema WHERE ${notOurs('tbl_name')} ORDER BY type, name`,
  )
  const tables = sqlite
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'shadow')
       AND name <> 'sqlite_schema' AND ${notOurs('name')} ORDER BY name`,
    )
    .pluck()
    .all()
  for (const table of tables) {
    const columns = sqlite
      .prepare<[string], string>('SELECT name FROM pragma_table_info(?)')
      .pluck()
      .all(table)
    const row = columns.map((column) => `quote(${quoted(column)})`).join(" || ',' || ")
    yield hashRows(sqlite, table, `SELECT ${row} FROM ${quoted(table)} NOT INDEXED`)
  }
}

function hashManifest(sqlite: Sqlite.Database): { size: number; sha256: string } {
  return hashRows(
    sqlite,
    'backup_manifest',
    `SELECT quote(kind) || quote(name) || quote(size) || quote(sha256) FROM backup_manifest
     WHERE kind <> 'manifest' ORDER BY kind, name`,
  )
}

/** Writes archive and manifest into a copy of the database. */
export class ArchiveWriter {
  readonly #sqlite: Sqlite.Database
  readonly #addFile: Sqlite.Statement
  readonly #addLine: Sqlite.Statement

  constructor(sqlite: Sqlite.Database) {
    this.#sqlite = sqlite
    sqlite.exec(ARCHIVE_TABLES)
    this.#addFile = sqlite.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)')
    this.#addLine = sqlite.prepare('INSERT INTO backup_manifest VALUES (@kind, @name, @size, @sha256)')
  }

  /** Uncompressed, because images do not shrink: `sz` is then the length. */
  add({ name, mtime, bytes }: Entry): void {
    this.#addFile.run(FOLDER + name, MODE, mtime, bytes.length, bytes)
    this.#addLine.run({ kind: 'file', name, size: bytes.length, sha256: sha256(bytes) })
  }

  /** Records a referenced upload that is missing. */
  addMissing(name: UploadName): void {
    this.#addLine.run({ kind: 'missing', name, size: 0, sha256: '' })
  }

  /** Hashes the tables, then the manifest. */
  finish(): void {
    for (const line of hashTables(this.#sqlite)) this.#addLine.run(line)
    const { size, sha256 } = hashManifest(this.#sqlite)
    this.#addLine.run({ kind: 'manifest', name: new Date().toISOString(), size, sha256 })
  }
}

function lineOf(sqlite: Sqlite.Database, kind: string, name: string): Line | undefined {
  return sqlite
    .prepare<[string, string], Line>('SELECT * FROM backup_manifest WHERE kind = ? AND name = ?')
    .get(kind, name)
}

/** SQL condition: an invalid row of `sqlar` by types or sizes. */
const NO_UPLOAD = `typeof(name) <> 'text' OR typeof(mtime) <> 'integer' OR typeof(sz) <> 'integer' OR typeof(data) <> 'blob'
  OR sz < length(data) OR sz > ${BACKUP.unpackedFile}`

/**
 * Unpacked bytes by column `sz`, which `archivedFiles` enforces.
 * @param size bytes of the whole backup.
 * @throws BackupError if the ratio is implausible.
 */
export function unpackedBytes(sqlite: Sqlite.Database, size: number): number {
  if (!hasTable(sqlite, 'sqlar')) return 0
  const wrong = sqlite.prepare(`SELECT name FROM sqlar WHERE ${NO_UPLOAD} LIMIT 1`).pluck().get()
  const bytes = sqlite.prepare<[], number>('SELECT total(sz) FROM sqlar').pluck().get()!
  if (wrong !== undefined || bytes > BACKUP.unpackedFile + BACKUP.unpackedTimes * size)
    throw new BackupError(m.backups_damaged_large())
  return bytes
}

/**
 * Unpacks the files one at a time.
 * @throws BackupError for an invalid name; errors of zlib
 */
export function* archivedFiles(sqlite: Sqlite.Database): Generator<Entry> {
  if (!hasTable(sqlite, 'sqlar')) return
  const rows = sqlite.prepare<[], { name: string; mtime: number; sz: number; data: Buffer }>(
    'SELECT name, mtime, sz, data FROM sqlar',
  )
  for (const { name: path, mtime, sz, data } of rows.iterate()) {
    const name = path.startsWith(FOLDER) ? path.slice(FOLDER.length) : path
    if (!isUploadName(name)) throw new BackupError(m.backups_foreign_file({ name: JSON.stringify(path) }))
    yield { name, mtime, bytes: sz === data.length ? data : inflateSync(data, { maxOutputLength: sz }) }
  }
}

/**
 * Verifies tables and files against the manifest; extra ones are errors. Reads the whole backup.
 * @throws BackupError for any difference or an invalid file name.
 */
export function verifyArchive(sqlite: Sqlite.Database): void {
  const sum = hashManifest(sqlite)
  const said = sqlite.prepare<[], Line>("SELECT * FROM backup_manifest WHERE kind = 'manifest'").get()
  if (said?.sha256 !== sum.sha256) throw new BackupError(m.backups_damaged_manifest())
  let lines = 0
  const check = (kind: 'table' | 'file', name: string, hash: string) => {
    if (lineOf(sqlite, kind, name)?.sha256 !== hash)
      throw new BackupError(m.backups_damaged_part({ kind, name }))
    lines += 1
  }
  for (const { name, sha256 } of hashTables(sqlite)) check('table', name, sha256)
  for (const { name, bytes } of archivedFiles(sqlite)) check('file', name, sha256(bytes))
  const expected = sqlite
    .prepare("SELECT count(*) FROM backup_manifest WHERE kind IN ('table', 'file')")
    .pluck()
    .get()
  if (lines !== expected) throw new BackupError(m.backups_damaged_missing())
}

/** Removes the archive, so that the copy is a site's database again. */
export function dropArchive(sqlite: Sqlite.Database): void {
  for (const table of TABLES) sqlite.exec(`DROP TABLE IF EXISTS ${table}`)
}
