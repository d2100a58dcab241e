import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** Of Swapyard, as package.json and CHANGELOG.md have it. */
export const VERSION = version
