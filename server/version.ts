import { readFileSync } from 'node:fs'

const onDisk = () =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version

const version = onDisk()

/** Of Swapyard, as package.json and CHANGELOG.md have it. */
export const VERSION = version

/** The version that lies where this one was started from: another after an update, until the next start. */
export function versionOnDisk(): string {
  try {
    return onDisk()
  } catch {
    // An update is putting it in place.
    return VERSION
  }
}
