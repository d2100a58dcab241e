import { chownSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Gives what was just made to the owner of the folder around it, where root runs this: a tool that root has run must not lock out
 * the site's own user. SQLite does the same with what it keeps beside a database.
 */
export function giveToOwner(path: string): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(dirname(path))
  chownSync(path, uid, gid)
}
