import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './root.ts'

const onDisk = () =>
  (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version

/** The version of Swapyard that runs, as package.json and CHANGELOG.md have it. */
export const VERSION = onDisk()

/** The version in the folder that this one was started from: a newer one after an update, until the next start. */
export function versionOnDisk(): string {
  try {
    return onDisk()
  } catch {
    // An update is just putting it in place.
    return VERSION
  }
}
