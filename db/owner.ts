import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * If root runs this, gives a new file to the owner of its folder, so that the site's user is not locked out. SQLite does the same for its
 * side files.
 */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}
