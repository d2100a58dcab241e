import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { giveToOwner } from './owner.ts'

/** The files contain private messages, so only the operating-system user of the site may read them. */
const OWNER_ONLY = 0o600

/** Creates an empty file, or restricts an existing one, so that only its owner can read it. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', OWNER_ONLY))
  chmodSync(file, OWNER_ONLY)
  giveToOwner(file)
}

/** Removes public permissions from a database and its side files. Group permissions and files of other owners are unchanged. */
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
