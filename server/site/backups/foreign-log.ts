import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import { databasePath } from '../../../db/lock.ts'
import { stampOf } from '../../../db/stamp.ts'

/** `application_id` of a backup in the head of an SQLite file, where it can be read without opening the database: "SwBk". */
const BACKUP_ID = 0x5377426b
/** Offset of `application_id` in the file, in bytes (https://sqlite.org/fileformat.html, section 1.3). */
const AT = 68

/** Marks a file as a backup, or as a site's own database again. */
export function markAsBackup(sqlite: Sqlite.Database, isBackup: boolean): void {
  sqlite.pragma(`application_id = ${isBackup ? BACKUP_ID : 0}`)
}

function isMarked(file: string): boolean {
  const head = Buffer.alloc(4)
  const descriptor = openSync(file, 'r')
  try {
    readSync(descriptor, head, 0, 4, AT)
  } finally {
    closeSync(descriptor)
  }
  return head.readUInt32BE() === BACKUP_ID
}

/**
 * Sets the write-ahead log of a killed site aside where a backup was copied over its database. SQLite would take the log for the
 * backup's own, which has none, and damage both. The caller has to hold the database's lock.
 *
 * @returns the new path of the log; null where there was none to set aside.
 */
export function setForeignLogAside(file: string): string | null {
  const databaseFile = databasePath(file)
  const log = `${databaseFile}-wal`
  if (!existsSync(databaseFile) || !existsSync(log) || !isMarked(databaseFile)) return null
  const aside = `${databaseFile}.log-${stampOf(new Date())}`
  renameSync(log, aside)
  rmSync(`${databaseFile}-shm`, { force: true })
  return aside
}
