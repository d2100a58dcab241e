import { existsSync } from 'node:fs'
import { prepared } from '../../../db/open.ts'

const KNOWN = 500

interface Found {
  paths: string[]
  more: number
}

/** Referenced files that do not exist, for example after a restore without uploads, from the last audits of images and attachments. */
class MissingFiles {
  readonly #of = new Map<string, Found>()

  /** Starts an audit. `note` records a missing file; `keep` ends it, replaces the last result of this kind and returns the count. */
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

  /** Number of files that are missing now. Rechecks the listed paths; if all of them are back, the unlisted ones count as back too. */
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

export const missingFiles = prepared(() => new MissingFiles())
