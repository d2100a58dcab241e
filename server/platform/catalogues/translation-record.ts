import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Hashes of an English sentence and of its translation, taken when a translator last confirmed that they match. */
interface Fit {
  english: string
  translation: string
}

const short = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

// A text file, because every JSON file in a language folder is read as sentences.
const fileOf = (language: string) => join(import.meta.dirname, language, 'translated-from.txt')

export function readRecord(language: string): Map<string, Fit> {
  const file = fileOf(language)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return new Map(
    lines
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => {
        const [key, english, translation] = line.split(' ')
        return [key!, { english: english!, translation: translation! }]
      }),
  )
}

/** Keys whose English has changed since the record, but whose translation has not. */
export function outdated(
  record: ReadonlyMap<string, Fit>,
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): string[] {
  return [...texts].flatMap(([key, text]) => {
    const fit = record.get(key)
    const plain = english.get(key)
    return fit && plain !== undefined && fit.english !== short(plain) && fit.translation === short(text)
      ? [key]
      : []
  })
}

/** Records that translations match today's English. @param stale keys not reviewed, which retain their old entry. */
export function writeRecord(
  language: string,
  english: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
  stale: ReadonlySet<string>,
): void {
  const before = readRecord(language)
  const lines = [...texts].flatMap(([key, text]) => {
    const plain = english.get(key)
    if (plain === undefined) return []
    const fit = (stale.has(key) && before.get(key)) || { english: short(plain), translation: short(text) }
    return [`${key} ${fit.english} ${fit.translation}`]
  })
  const head =
    '# The English that each sentence was translated from, by hash. Written by npm run translations.'
  writeFileSync(fileOf(language), `${[head, ...lines.sort()].join('\n')}\n`)
}
