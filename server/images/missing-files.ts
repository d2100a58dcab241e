import { existsSync } from 'node:fs'
import { prepared } from '../../db/open.ts'

/** How many of them are known by path, so that they are found to be there again without looking through everything. */
const KNOWN = 500

interface Found {
  paths: string[]
  /** Those beyond the known. */
  more: number
}

/** Files that rows name and that are nowhere, as after restoring a database without its uploads: as the last looks found them. */
export class MissingFiles {
  readonly #of = new Map<string, Found>()

  /** Begins a look: what it finds takes the place of what the one before found, once it is kept. */
  look(): { note: (path: string) => void; keep: (kind: 'pictures' | 'attachments') => number } {
    const found: Found = { paths: [], more: 0 }
    return {
      note: (path) => {
        if (found.paths.length < KNOWN) found.paths.push(path)
        else found.more += 1
      },
      keep: (kind) => {
        this.#of.set(kind, found)
        return found.paths.length + found.more
      },
    }
  }

  /** How many are missing still. Looks for the known ones, so that who has put the files back reads so at once. */
  get count(): number {
    let count = 0
    for (const found of this.#of.values()) {
      found.paths = found.paths.filter((path) => !existsSync(path))
      if (found.paths.length === 0) found.more = 0
      count += found.paths.length + found.more
    }
    return count
  }
}

/** Those of a site. */
export const missingFiles = prepared(() => new MissingFiles())
