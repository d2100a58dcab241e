import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../db/root.mjs'

const onDisk = () =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

export const VERSION = onDisk()

/** The version of the code on disk. After an update it is newer than the running one until the restart. */
export function versionOnDisk(): string {
  try {
    return onDisk()
  } catch {
    // The file is unreadable while an update replaces it.
    return VERSION
  }
}
