import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import type Sqlite from 'better-sqlite3'
import * as m from '../../platform/catalogues/messages.ts'
import { isUploadName, type UploadName } from '../../platform/images/upload-path.ts'
import { BACKUP } from '../limits.ts'
import { BackupError } from './backup-error.ts'

/**
 * Tables that a backup has besides the site's: `sqlar`, readable by the sqlite3 tool (https://sqlite.org/sqlar.html), and
 * `backup_manifest` with hashes of everything.
 */
const TABLES = ['sqlar', 'backup_manifest'] as const

/** Backups by versions up to 0.2.0 have the primary key that SQLite's tool uses. */
const sqlar = (key: '' | 'PRIMARY KEY') => `
  CREATE TABLE sqlar (name TEXT ${key}, mode INT, mtime INT, sz INT, data BLOB);`
const UNIQUE_NAMES = 'CREATE UNIQUE INDEX sqlar_names ON sqlar (name);'
const MANIFEST = `
  CREATE TABLE backup_manifest (
    kind TEXT NOT NULL CHECK (kind IN ('table', 'file', 'missing', 'manifest')),
    name TEXT NOT NULL,
    /* Rows of a table, bytes of a file, lines of the manifest. */
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (kind, name)
  ) WITHOUT ROWID;`

export const archiveSchema = (sqlite: Sqlite.Database): string =>
  sqlite.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlar_names'").get()
    ? sqlar('') + UNIQUE_NAMES + MANIFEST
    : sqlar('PRIMARY KEY') + MANIFEST

/** Prefix in the archive, so that sqlite3 unpacks the uploads into a folder. */
const FOLDER = 'uploads/'
const MODE = 0o100644

/** Temporary table that reserves pages in the database before files are added. */
const ROOM = 'backup_room'
/** mtime of an empty slot. It takes as many bytes in SQLite as that of a file. */
const SKIPPED = 1_800_000_000
/** Approximate bytes of a line of the manifest. */
const LINE_BYTES = 200

interface Line {
  kind: 'table' | 'file' | 'missing'
  name: string
  size: number
  sha256: string
}

interface Entry {
  name: UploadName
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

/** True for intact and for damaged backups. `verifyArchive` detects damage. */
export const isBackup = (sqlite: Sqlite.Database): boolean => TABLES.some((name) => hasTable(sqlite, name))

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

/**
 * Pads the database to a rounded number of pages, so that the files start at the same page in the next backup unless the database
 * grows by an eighth or more. A row that does not fit its page keeps `local` bytes there; the rest goes to overflow pages
 * (https://sqlite.org/fileformat2.html#b_tree_pages).
 */
function takeRoom(sqlite: Sqlite.Database, files: number): void {
  sqlite.exec(`CREATE TABLE ${ROOM} (data BLOB)`)
  const pageSize = sqlite.pragma('page_size', { simple: true }) as number
  const pages = sqlite.pragma('page_count', { simple: true }) as number
  const needed = pages + Math.ceil((files * LINE_BYTES) / pageSize)
  const step = Math.max(16, 2 ** Math.floor(Math.log2(needed)) / 4)
  const taken = Math.ceil(needed / step) * step - pages
  if (taken === 0) return
  const local = Math.floor(((pageSize - 12) * 32) / 255) - 23
  const row = local + taken * (pageSize - 4)
  // The record header: its length in 1 byte, and the blob's type as a varint.
  const header = 1 + Math.ceil(Math.log2(2 * row + 12) / 7)
  sqlite.prepare(`INSERT INTO ${ROOM} VALUES (zeroblob(?))`).run(row - header)
}

/** A file of the archive, or the empty slot of a deleted file. */
export interface Place {
  name: UploadName
  size: number
}

export function placesIn(sqlite: Sqlite.Database): Place[] {
  return sqlite
    .prepare<[], Place>(
      `SELECT name, size FROM (
         SELECT rowid AS place, substr(name, length('${FOLDER}') + 1) AS name, length(data) AS size FROM sqlar
         UNION ALL SELECT CAST(sha256 AS INTEGER), name, size FROM backup_manifest WHERE kind = 'missing' AND size > 0
       ) ORDER BY place`,
    )
    .all()
    .filter(({ name }) => isUploadName(name))
}

/** Name of an empty slot: the number of the slot replaces the hash, so that the length stays the same. */
const emptied = (name: UploadName, place: number) =>
  name.replace(/[0-9a-f]{2}\/[0-9a-f]{32}/, `00/${String(place).padStart(32, '0')}`)

/**
 * Writes archive and manifest into a copy of the database. SQLite links the pages of a row by number, so a file keeps its bytes from
 * one backup to the next only if its pages keep their numbers (docs/decisions/090-one-file.md).
 */
export class ArchiveWriter {
  readonly #sqlite: Sqlite.Database
  readonly #addFile: Sqlite.Statement
  readonly #lines: Line[] = []
  readonly #empty: (number | bigint)[] = []

  /** @param files approximate number of files */
  constructor(sqlite: Sqlite.Database, files: number) {
    this.#sqlite = sqlite
    sqlite.exec(sqlar('') + MANIFEST)
    takeRoom(sqlite, files)
    this.#addFile = sqlite.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)')
  }

  /** Uncompressed, because images do not shrink: `sz` is then the length. */
  add({ name, mtime, bytes }: Entry): void {
    this.#addFile.run(FOLDER + name, MODE, mtime, bytes.length, bytes)
    this.#lines.push({ kind: 'file', name, size: bytes.length, sha256: sha256(bytes) })
  }

  addMissing(name: UploadName): void {
    this.#lines.push({ kind: 'missing', name, size: 0, sha256: '' })
  }

  /** Leaves the slot of a deleted file empty, so that later files keep their pages. */
  skip({ name, size }: Place): void {
    const empty = emptied(name, this.#lines.length)
    const row = this.#sqlite
      .prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, zeroblob(?))')
      .run(FOLDER + empty, MODE, SKIPPED, size, size)
    this.#empty.push(row.lastInsertRowid)
    this.#lines.push({ kind: 'missing', name: empty, size, sha256: String(row.lastInsertRowid) })
  }

  /** Hashes the tables, then the manifest. */
  finish(): void {
    this.#sqlite.exec(`DROP TABLE ${ROOM}; ${UNIQUE_NAMES}`)
    const add = this.#sqlite.prepare('INSERT INTO backup_manifest VALUES (@kind, @name, @size, @sha256)')
    for (const line of this.#lines) add.run(line)
    for (const line of hashTables(this.#sqlite)) add.run(line)
    const { size, sha256 } = hashManifest(this.#sqlite)
    add.run({ kind: 'manifest', name: new Date().toISOString(), size, sha256 })
    // Deleted at the end, so that nothing is written into the free pages.
    const remove = this.#sqlite.prepare('DELETE FROM sqlar WHERE rowid = ?')
    for (const row of this.#empty) remove.run(row)
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

/** By column `sz`, which `archivedFiles` enforces. @param size of the backup. @throws BackupError if the ratio is implausible. */
export function unpackedBytes(sqlite: Sqlite.Database, size: number): number {
  if (!hasTable(sqlite, 'sqlar')) return 0
  const wrong = sqlite.prepare(`SELECT name FROM sqlar WHERE ${NO_UPLOAD} LIMIT 1`).pluck().get()
  const bytes = sqlite.prepare<[], number>('SELECT total(sz) FROM sqlar').pluck().get()!
  if (wrong !== undefined || bytes > BACKUP.unpackedFile + BACKUP.unpackedTimes * size)
    throw new BackupError(m.backups_damaged_large())
  return bytes
}

/** Unpacks the files one at a time. @throws BackupError for an invalid name; errors of zlib */
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

/** Reads the whole backup; extra tables and files are errors. @throws BackupError for any difference or invalid file name */
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

export function dropArchive(sqlite: Sqlite.Database): void {
  for (const table of TABLES) sqlite.exec(`DROP TABLE IF EXISTS ${table}`)
}
