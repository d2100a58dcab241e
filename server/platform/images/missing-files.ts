import { existsSync } from 'node:fs'
import { prepared } from '../../../db/open.ts'

/** Missing files that are remembered by path, so that it is seen at once when somebody has put them back. */
const KNOWN = 500

/** What a look through the uploads of one kind has found. */
interface Found {
  paths: string[]
  /** How many are missing besides those of `paths`. */
  more: number
}

/**
 * Files that rows name and that are not there, as after restoring a database without its uploads: what the last look through
 * the pictures, and that through the attachments, has found.
 */
export class MissingFiles {
  /** By kind. */
  readonly #of = new Map<string, Found>()

  /**
   * Begins a look. `note` tells it of a file that is missing; `keep` ends it, puts what it has found in the place of what the
   * last look for this kind of file had, and gives how many are missing.
   */
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

  /** How many are missing still. Looks for those that are known by path; once they are all back, the others count as back too. */
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

/** The missing files of a site, by its database. */
export const missingFiles = prepared(() => new MissingFiles())
