import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { giveToOwner } from './owner.ts'

/** What people wrote to each other is for the site's own user alone. */
const OWNER_ONLY = 0o600

/** Makes an empty file, for SQLite to fill, that only its owner may read; or an existing one so. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  chmodSync(file, OWNER_ONLY)
  giveToOwner(file)
}

/**
 * Takes a database, and what SQLite keeps beside it, from the eyes of all others where everybody may read it. One that was
 * opened to a group on purpose stays so, and so does one of another owner.
 */
export function hideFromOthers(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    if (!existsSync(path) || (statSync(path).mode & 0o007) === 0) continue
    try {
      chmodSync(path, OWNER_ONLY)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error
    }
  }
}
