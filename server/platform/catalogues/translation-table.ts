import { BYTE_ORDER_MARK, csvRow, csvRows } from '../csv.ts'
import { type Message, readCatalogue } from './compile.ts'
import { isPage } from './translation-pages.ts'

interface TranslationRow {
  key: string
  note: string
  english: string
  translation: string
}

const COLUMNS = ['key', 'note', 'english', 'translation'] as const

/** CSV (RFC 4180) with a header and a byte order mark, so that spreadsheets read it as UTF-8. */
export const toCsv = (rows: readonly TranslationRow[]): string =>
  BYTE_ORDER_MARK + [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))].map(csvRow).join('')

export function fromCsv(csv: string): TranslationRow[] {
  const [header = [], ...rows] = csvRows(csv)
  const at = COLUMNS.map((column) => header.findIndex((name) => name.trim().toLowerCase() === column))
  for (const column of ['key', 'english', 'translation'] as const)
    if (at[COLUMNS.indexOf(column)]! < 0) throw new Error(`there is no column "${column}"`)
  return rows.map((cells) => {
    const [key, note, english, translation] = at.map((index) => cells[index] ?? '')
    return { key: key!, note: note!, english: english!, translation: translation! }
  })
}

interface Import {
  texts: Map<string, string>
  faults: Map<string, string>
}

const areaOf = (key: string) => key.slice(0, key.indexOf('_') + 1)

/** Finds the new key of a renamed message by its English text, within the same area. If there is none or more than one, the key is unchanged. */
function currentKey({ key, english }: TranslationRow, current: ReadonlyMap<string, string>): string {
  if (current.has(key)) return key
  const same = [...current].filter(([name, text]) => text === english && areaOf(name) === areaOf(key))
  return same.length === 1 ? same[0]![0] : key
}

/** Tags with their attributes: a translation must not change a link or lose a heading. */
const tagsIn = (html: string) => (html.match(/<[^>]+>/g) ?? []).join(' ')

/** Applies the checks of the build. Rows without a translation are skipped. A row whose English has changed since the export is rejected. */
export function checkRows(
  rows: readonly TranslationRow[],
  language: string,
  english: ReadonlyMap<string, string>,
  source: ReadonlyMap<string, Message>,
): Import {
  const texts = new Map<string, string>()
  const faults = new Map<string, string>()
  const pages = new Map<string, string>()
  for (const row of rows) {
    if (!row.translation.trim()) continue
    const key = currentKey(row, english)
    const plain = english.get(key)
    // A no-break space, because a separating dot must not begin a line.
    const translation = row.translation.replaceAll('\r\n', '\n').replaceAll(' ·', '\u00a0·')
    if (plain !== undefined && plain.trim() !== row.english.replaceAll('\r\n', '\n').trim())
      faults.set(key, 'the English has changed since the export')
    else if (!isPage(key)) texts.set(key, translation)
    else if (plain === undefined) faults.set(key, 'English has no such page')
    else if (tagsIn(translation) !== tagsIn(plain))
      faults.set(key, `it must have the same tags in the same order as in English: ${tagsIn(plain)}`)
    else pages.set(key, `${translation.trimEnd()}\n`)
  }
  const read = readCatalogue(language, texts, source)
  for (const [key, fault] of read.faults) {
    faults.set(key, fault)
    texts.delete(key)
  }
  return { texts: new Map([...texts, ...pages]), faults }
}
