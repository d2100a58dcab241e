import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import type { Message } from './compile.ts'

const HERE = import.meta.dirname
const GENERATED = join(HERE, 'generated')

/** Source language of all translations, and their fallback. */
export const SOURCE = 'en'

export const languageNames = (): string[] =>
  readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== basename(GENERATED))
    .map(({ name }) => name)
    .sort()

const filesOf = (language: string) => globSync('*.json', { cwd: join(HERE, language) }).sort()

/** `sent` in `offers.json` has the key `offers_sent`. @throws Error if a file is not a JSON object of strings. */
export function textsOf(language: string): Map<string, string> {
  const texts = new Map<string, string>()
  for (const file of filesOf(language)) {
    const path = join(HERE, language, file)
    let content: unknown
    try {
      content = JSON.parse(readFileSync(path, 'utf8'))
    } catch (error) {
      throw new Error(`${path} is not valid JSON: ${error instanceof Error ? error.message : error}`)
    }
    for (const [key, text] of Object.entries(Object(content) as object)) {
      if (typeof text !== 'string') throw new Error(`${path}: ${key} is no text`)
      texts.set(`${basename(file, '.json')}_${key}`, text)
    }
  }
  return texts
}

export interface Catalogues {
  messages: ReadonlyMap<string, ReadonlyMap<string, Message>>
  faults: ReadonlyMap<string, ReadonlyMap<string, string>>
  missing: ReadonlyMap<string, readonly string[]>
  english: ReadonlyMap<string, string>
}

/** A language and its fallbacks: pt-BR → pt → en. */
export function fallbacksOf(language: string): string[] {
  const chain: string[] = []
  for (let tag = language; tag; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) chain.push(tag)
  return chain.at(-1) === SOURCE ? chain : [...chain, SOURCE]
}

export async function readCatalogues(): Promise<Catalogues> {
  const { readCatalogue } = await import('./compile.ts')
  const english = textsOf(SOURCE)
  const source = readCatalogue(SOURCE, english, null)
  for (const [key, fault] of source.faults)
    throw new Error(`server/platform/catalogues/${SOURCE}: ${key}: ${fault}`)
  const messages = new Map<string, ReadonlyMap<string, Message>>()
  const faults = new Map<string, ReadonlyMap<string, string>>()
  const missing = new Map<string, readonly string[]>()
  const own = new Map([[SOURCE, source.messages as ReadonlyMap<string, Message>]])
  // Base languages come before their regional variants, which fall back to them.
  for (const language of languageNames()) {
    const texts = language === SOURCE ? english : textsOf(language)
    const read = language === SOURCE ? source : readCatalogue(language, texts, source.messages)
    own.set(language, read.messages)
    const chain = fallbacksOf(language).flatMap((name) => own.get(name) ?? [])
    messages.set(
      language,
      new Map(
        [...source.messages].map(([key, plain]) => [
          key,
          chain.find((each) => each.has(key))?.get(key) ?? plain,
        ]),
      ),
    )
    faults.set(language, read.faults)
    missing.set(
      language,
      [...english.keys()].filter((key) => !texts.has(key)),
    )
  }
  return { messages, faults, missing, english }
}

function stateOf(): string {
  const hash = createHash('sha256')
  const files = languageNames().flatMap((language) => filesOf(language).map((file) => join(language, file)))
  for (const file of ['compile.ts', 'generate.ts', 'right-to-left.ts', 'former-texts.json', ...files]) {
    const path = join(HERE, file)
    if (existsSync(path)) hash.update(`${file}\0`).update(readFileSync(path))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Atomic, because several processes may generate at once. */
function write(name: string, text: string): void {
  const aside = join(GENERATED, `${name}.${process.pid}`)
  writeFileSync(aside, text)
  renameSync(aside, join(GENERATED, name))
}

/** Keys of all default texts of this and earlier versions, by text. Messages with values are never default texts. */
function defaultTexts(catalogues: ReadonlyMap<string, ReadonlyMap<string, unknown>>): Record<string, string> {
  const { defaults } = JSON.parse(readFileSync(join(HERE, 'former-texts.json'), 'utf8')) as {
    defaults: Record<string, string[]>
  }
  const keys = new Map(Object.entries(defaults).flatMap(([key, texts]) => texts.map((text) => [text, key])))
  for (const messages of catalogues.values())
    for (const [key, data] of messages)
      if (key.startsWith('defaults_') && typeof data === 'string' && !keys.has(data)) keys.set(data, key)
  return Object.fromEntries(keys)
}

/**
 * Compiles the catalogues to `server/platform/catalogues/generated`, unless that is up to date.
 * @throws Error if English has a fault. Faults of translations are written to standard error, and English is used.
 */
export async function generate(): Promise<void> {
  const stamp = join(GENERATED, 'state')
  const state = stateOf()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return
  const { directionOf, messageData, typesCode } = await import('./compile.ts')
  const { messages, faults, english } = await readCatalogues()
  for (const [language, found] of faults)
    for (const [key, fault] of found)
      process.stderr.write(`server/platform/catalogues/${language}: ${key}: ${fault}\n`)
  mkdirSync(GENERATED, { recursive: true })
  const names = [...messages.keys()]
  const list = names.map((name) => JSON.stringify(name)).join(', ')
  const directions = names.map((name) => `${JSON.stringify(name)}: '${directionOf(name)}'`).join(', ')
  const data = new Map(
    [...messages].map(([language, own]) => [
      language,
      new Map([...own].map(([key, message]) => [key, messageData(message)])),
    ]),
  )
  for (const [language, own] of data)
    write(
      `${language}.json`,
      JSON.stringify({
        isRightToLeft: directionOf(language) === 'rtl',
        messages: Object.fromEntries(own),
      }),
    )
  write('default-texts.json', JSON.stringify(defaultTexts(data)))
  write(
    'languages.d.ts',
    `export const LANGUAGES: readonly [${list}]\nexport type Language = (typeof LANGUAGES)[number]\nexport const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>>\n`,
  )
  write('languages.js', `export const LANGUAGES = [${list}]\nexport const DIRECTIONS = { ${directions} }\n`)
  write('messages.d.ts', typesCode(messages.get(SOURCE)!, english))
  const functions = [...english.keys()].map((key) => `export const ${key} = (v) => say('${key}', v)\n`)
  write('messages.js', `import { say } from '../format.ts'\n${functions.join('')}`)
  write('state', state)
}

if (import.meta.main) await generate()
