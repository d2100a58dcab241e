import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../db/root.mjs'
import { CONDITIONS, type Condition } from '../market/items/condition-shared.ts'

export interface Listing {
  kind: string
  category: string
  name: string
  condition: Condition
  tradePreferences: string
  description: string
}

const FOLDER = join(ROOT, 'server/demo/catalogue')

function readListings(text: string): Listing[] {
  const listings: Listing[] = []
  let [kind, category] = ['', '']
  const lines = text.split('\n').filter(Boolean)
  while (lines.length > 0) {
    const line = lines.shift()!
    const parts = line.replace(/^# /, '').split(' | ')
    if (line.startsWith('# ')) {
      ;[kind, category] = parts as [string, string]
      continue
    }
    const [name, condition, tradePreferences] = parts as [string, Condition, string]
    const description = lines.shift() ?? ''
    if (!CONDITIONS.includes(condition)) throw new Error(`The demo catalogue is wrong at "${line}"`)
    listings.push({ kind, category, name, condition, tradePreferences, description })
  }
  return listings
}

/** Parses catalogue/*.txt: after `# kind | category`, per item a line `name | condition | trade preferences` and a description line. */
export function readCatalogue(): Listing[] {
  return globSync('*.txt', { cwd: FOLDER })
    .sort()
    .flatMap((file) => readListings(readFileSync(join(FOLDER, file), 'utf8')))
}
