import { chmodSync, existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { makeFolder } from './make-folder.ts'
import { giveToOwner } from './owner.ts'

/** Another process has the lock. The message names the process and the remedy. */
export class InUseError extends Error {
  override name = 'InUseError'
}

/** Resolves a symbolic link to the database, as SQLite does. */
export function databasePath(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    makeFolder(dirname(file))
    return join(realpathSync(dirname(file)), basename(file))
  }
}

/** Gives a lock file the owner of its folder, and the folder's read and write permissions. */
function openToOwner(file: string): void {
  chmodSync(file, statSync(dirname(file)).mode & 0o666)
  giveToOwner(file)
}

/**
 * Takes a lock that ends with the process, even if it is killed: a SQLite lock on an empty side file.
 * @param wait milliseconds to wait for the current holder; blocks the process.
 * @returns a function that releases the lock.
 * @throws InUseError with `complaint` if another process holds it.
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

/** Milliseconds to wait for a process that is ending. */
const LEAVING = 1000

/**
 * Lock of the only process that serves or restores a database.
 * @throws InUseError if a site is running on it.
 */
export function lockDatabase(file: string): () => void {
  const path = databasePath(file)
  return takeLock(`${path}.lock`, `another Swapyard has ${path} open: stop it first`, LEAVING)
}
