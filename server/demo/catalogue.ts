import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONDITIONS, type Condition } from '../market/items/condition-shared.ts'

/** One item that somebody in the demo town offers. */
export interface Listing {
  /** A name of drawings/scene.ts. */
  motif: string
  /** A name of server/site/content/defaults/categories.ts. */
  category: string
  name: string
  condition: Condition
  tradePreferences: string
  description: string
}

const FOLDER = join(import.meta.dirname, 'catalogue')

function readListings(text: string): Listing[] {
  const listings: Listing[] = []
  let [motif, category] = ['', '']
  const lines = text.split('\n').filter(Boolean)
  while (lines.length > 0) {
    const line = lines.shift()!
    const parts = line.replace(/^# /, '').split(' | ')
    if (line.startsWith('# ')) {
      ;[motif, category] = parts as [string, string]
      continue
    }
    const [name, condition, tradePreferences] = parts as [string, Condition, string]
    const description = lines.shift() ?? ''
    if (!CONDITIONS.includes(condition)) throw new Error(`The demo catalogue is wrong at "${line}"`)
    listings.push({ motif, category, name, condition, tradePreferences, description })
  }
  return listings
}

/**
 * Reads the items of catalogue/*.txt: under a line `# motif | category`, for each thing a line
 * `name | condition | what the owner would take` and a line of description.
 */
export function readCatalogue(): Listing[] {
  return globSync('*.txt', { cwd: FOLDER })
    .sort()
    .flatMap((file) => readListings(readFileSync(join(FOLDER, file), 'utf8')))
}
