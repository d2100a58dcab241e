import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { languageNames, readCatalogues, SOURCE, textsOf } from './generate.ts'
import { contextNotes, pluralNote } from './translation-notes.ts'
import { isPage, pagesOf, writePage } from './translation-pages.ts'
import { outdated, readRecord, writeRecord } from './translation-record.ts'
import { checkRows, fromCsv, toCsv } from './translation-table.ts'

// npm run -s translations: lists missing, faulty and outdated translations of each language. -- --export pt-BR > pt-BR.csv a table to
// translate in any spreadsheet -- --export pt-BR --only-open only rows that need work -- --import pt-BR pt-BR.csv imports the table, with
// the checks of the build -- --record records the English of today's translations

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    export: { type: 'string' },
    import: { type: 'string' },
    record: { type: 'boolean' },
    'only-open': { type: 'boolean' },
  },
})
const { messages, faults, english } = await readCatalogues()
/** Everything to translate: messages and pages. */
const originals = new Map([...english, ...pagesOf(SOURCE)])
const source = messages.get(SOURCE)!
const known = new Set(languageNames())

/** @throws Error if it is not a canonical language code, or is English, the source */
function checked(language: string): string {
  const [canonical] = Intl.getCanonicalLocales(language)
  if (canonical !== language || language === SOURCE)
    throw new Error(`${language} is not a language to translate into`)
  return language
}

const own = (language: string): Map<string, string> =>
  known.has(language) ? new Map([...textsOf(language), ...pagesOf(language)]) : new Map()
const staleKeys = (language: string) => new Set(outdated(readRecord(language), originals, own(language)))

function exported(language: string): string {
  const texts = own(language)
  const notes = contextNotes(source)
  const stale = staleKeys(language)
  const noteOf = (key: string, text: string) =>
    [
      stale.has(key) ? 'The English has changed since this was translated' : '',
      isPage(key) ? 'A page that comes with the site. Translate the text between the tags' : notes.get(key),
      /, plural,/.test(text) ? pluralNote(language) : '',
    ].filter(Boolean)
  const rows = [...originals].map(([key, text]) => ({
    key,
    note: noteOf(key, text).join('. '),
    english: text,
    translation: texts.get(key) ?? '',
  }))
  const isOpen = (key: string) => !texts.has(key) || stale.has(key) || faults.get(language)?.has(key)
  return toCsv(values['only-open'] ? rows.filter(({ key }) => isOpen(key)) : rows)
}

/** The file of a key: the longest area name that begins the key. */
function areaOf(key: string, areas: readonly string[]): string | undefined {
  return areas.filter((area) => key.startsWith(`${area}_`)).sort((a, b) => b.length - a.length)[0]
}

function imported(language: string, file: string): string {
  const { texts, faults: refused } = checkRows(
    fromCsv(readFileSync(file, 'utf8')),
    language,
    originals,
    source,
  )
  const all = new Map([...own(language), ...texts])
  const stale = new Set([...staleKeys(language)].filter((key) => !texts.has(key)))
  const areas = [...new Set([...english.keys()].map((key) => key.split('_')[0]!))]
  mkdirSync(join(import.meta.dirname, language), { recursive: true })
  for (const area of areas) {
    const entries = [...all]
      .filter(([key]) => areaOf(key, areas) === area)
      .map(([key, text]) => [key.slice(area.length + 1), text] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1))
    if (entries.length > 0)
      writeFileSync(
        join(import.meta.dirname, language, `${area}.json`),
        `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
      )
  }
  for (const [key, html] of texts) if (isPage(key)) writePage(language, key, html)
  writeRecord(language, originals, all, stale)
  const lines = [...refused].map(([key, fault]) => `  ${key}: ${fault}`)
  if (lines.length > 0) process.exitCode = 1
  return `${[`${texts.size} sentences taken over, ${lines.length} refused`, ...lines].join('\n')}\n`
}

function report(): string {
  return languageNames()
    .filter((language) => language !== SOURCE)
    .flatMap((language) => {
      const lacks = [...originals.keys()].filter((key) => !own(language).has(key))
      const broken = faults.get(language)!
      const stale = staleKeys(language)
      return [
        `${language}: ${originals.size - lacks.length} of ${originals.size}, ${broken.size} broken, ${stale.size} out of date`,
        ...[...broken].map(([key, fault]) => `  ${key}: ${fault}: ${own(language).get(key)}`),
        ...[...stale].map((key) => `  ${key}: the English is now: ${originals.get(key)}`),
        ...lacks.map((key) => `  ${key}: ${originals.get(key)}`),
      ]
    })
    .join('\n')
}

try {
  if (values.export) process.stdout.write(exported(checked(values.export)))
  else if (values.import) process.stdout.write(imported(checked(values.import), positionals[0] ?? ''))
  else {
    if (values.record)
      for (const language of known)
        if (language !== SOURCE) writeRecord(language, originals, own(language), staleKeys(language))
    process.stdout.write(`${report()}\n`)
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
