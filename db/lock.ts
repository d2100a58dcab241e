import { chmodSync, existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeFolder } from './make-folder.ts'
import { giveToOwner } from './owner.ts'

/** Thrown when another process holds what only one may; the message says which and what to do. */
export class InUseError extends Error {
  override name = 'InUseError'
}

/** The database file itself where `file` is a link to it: SQLite and renames go by that. */
export function databasePath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    makeFolder(dirname(file))
    return join(realpathSync(dirname(file)), basename(file))
  }
}

/** Gives a lock file the owner of its folder, and lets those read and write it who may do so with the folder. */
function openToOwner(file: string): void {
  chmodSync(file, statSync(dirname(file)).mode & 0o666)
  giveToOwner(file)
}

/**
 * Takes a lock that ends with the process, however it ends: SQLite's own lock on an empty side file.
 *
 * @param wait milliseconds to wait for one who is just leaving; the process stands still meanwhile.
 * @returns what gives the lock back.
 * @throws InUseError with `complaint` when another holds it.
 */
export function takeLock(file: string, complaint: string, wait = 0): () => void {
  const isNew = !existsSync(file)
  const side = new Sqlite(file, { timeout: wait })
  try {
    if (isNew) openToOwner(file)
    side.pragma('journal_mode = MEMORY')
    side.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    side.close()
    const busy = (error as { code?: string }).code?.startsWith('SQLITE_BUSY')
    throw busy ? new InUseError(complaint) : error
  }
  return () => {
    side.close()
  }
}

/** Milliseconds that whoever comes next waits for one who is just leaving. */
const LEAVING = 1000

/**
 * The lock of the one process that serves, or restores, a database file.
 *
 * @throws InUseError when a site is running on it.
 */
export function lockDatabase(file: string): () => void {
  const path = databasePath(file)
  return takeLock(`${path}.lock`, `another Swapyard has ${path} open: stop it first`, LEAVING)
}
