import { closeSync, existsSync, openSync, readSync, renameSync, rmSync } from 'node:fs'
import type Sqlite from 'better-sqlite3'
import { databasePath } from '../../../db/lock.ts'
import { stampOf } from '../../../db/stamp.ts'

/** `application_id` of a backup: "SwBk". It can be read without opening the database. */
const BACKUP_ID = 0x5377426b
/** Byte offset of `application_id` (https://sqlite.org/fileformat.html, section 1.3). */
const AT = 68

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
 * Moves away the WAL of a killed site if its database was replaced by a backup: SQLite would apply it and damage the backup. The caller
 * must hold the database lock.
 * @returns the new path of the WAL; null if there was none to move.
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
