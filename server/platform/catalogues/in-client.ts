import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { aloneCode, ISOLATE, needsIsolate } from './compile.ts'
import { readCatalogues } from './generate.ts'

const IMPORT = /^import \* as m from '[^']*\/catalogues\/messages\.ts'\n/m
const USE = /(?<![\w$.])m\.([a-z][a-z0-9_]*)\b/g
/** What another language has in its place: a message, which may be called there, or another script, of which some have. */
const PLACE = /\bmessage\$(?<key>[a-z][a-z0-9_]*)\b(?<called>\(\))?|(?<![\w-])(?<name>[\w-]+)\.js/g

/**
 * The scripts of pages are built once, with a hole for each message; `fillScripts` makes those of each language. So a page
 * loads sentences of its own language alone, and exactly those that it may show.
 */
export const messageHoles: Plugin = {
  name: 'message-holes',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code) {
    if (!IMPORT.test(code)) return null
    return { code: code.replace(IMPORT, '\n').replace(USE, 'message$$$1'), map: null }
  },
}

/** In a browser the language is that of the page. */
export const pageLanguage: Plugin = {
  name: 'page-language',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    if (/(?:^|\/)current\.ts$/.test(id) && (id.includes('catalogues/') || importer?.includes('/catalogues/')))
      return join(import.meta.dirname, 'in-browser.ts')
    return null
  },
}

/** What pages on the server share with it: a second copy of all sentences took 70 ms of each start, and 30 MB. */
const SHARED = ['current.ts', 'messages.ts']

/** On the server pages use the sentences that are there already, by the name that package.json gives their folder. */
export const serverSentences: Plugin = {
  name: 'server-sentences',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId(id, importer) {
    const path = resolve(dirname(importer ?? ''), id)
    const name = SHARED.find((each) => path === join(import.meta.dirname, each))
    return name ? { id: `#catalogues/${name}`, external: true } : null
  },
}

/** What a build has of each language: the ending of its own scripts, and which scripts are not the same for all. */
export interface ScriptsByLanguage {
  endings: Record<string, string>
  files: string[]
}

/** What a script of a language has instead of the characters from `start` to before `end` of the script with holes. */
export interface Filling {
  start: number
  end: number
  text: string
}

/** How scripts of each language are made out of those with holes. */
export interface LanguageScripts extends ScriptsByLanguage {
  /**
   * What one of `files` is filled with, from its beginning to its end.
   *
   * @throws Error where it uses a message that does not exist.
   */
  fillings: (file: string, language: string) => Filling[]
}

/** @param scripts all scripts that were built, with their holes, by file: `assets/<name>.js`. */
export async function languageScripts(scripts: ReadonlyMap<string, string>): Promise<LanguageScripts> {
  const { messages } = await readCatalogues()
  const functions = new Map(
    [...messages].map(([language, texts]) => [
      language,
      new Map([...texts].map(([key, message]) => [key, aloneCode(message, language)])),
    ]),
  )
  const endings: Record<string, string> = {}
  for (const [language, texts] of functions) {
    const state = createHash('sha256')
      .update(JSON.stringify([ISOLATE, ...texts]))
      .digest('base64url')
      .slice(0, 8)
    endings[language] = `.${language}-${state}.js`
  }
  // Those with holes, and all that name one of them: it has another name in each language.
  const own = new Set<string>()
  const places = (file: string) =>
    [...scripts.get(file)!.matchAll(PLACE)].filter(
      ({ groups }) => groups!.key || own.has(`assets/${groups!.name}.js`),
    )
  for (let size = -1; size !== own.size; ) {
    size = own.size
    for (const file of scripts.keys()) if (places(file).length > 0) own.add(file)
  }

  function fillings(file: string, language: string): Filling[] {
    const found = places(file).map(({ 0: whole, index, groups }) => {
      const { key, called = '', name } = groups!
      const piece = { start: index, end: index + whole.length }
      if (name) return { ...piece, text: name + endings[language] }
      const made = functions.get(language)!.get(key!)
      if (!made) throw new Error(`${file} uses the message ${key}, which does not exist`)
      const isText = called && made.startsWith('()=>`')
      return { ...piece, text: isText ? made.slice('()=>'.length) : `(${made})${called}` }
    })
    const isolates = found.some(({ text }) => needsIsolate(text))
    return isolates ? [{ start: 0, end: 0, text: ISOLATE }, ...found] : found
  }
  return { endings, files: [...own], fillings }
}

/** A script of a language. */
export function filled(code: string, fillings: readonly Filling[]): string {
  let text = ''
  let from = 0
  for (const filling of fillings) {
    text += code.slice(from, filling.start) + filling.text
    from = filling.end
  }
  return text + code.slice(from)
}

/**
 * Makes scripts of each language out of those with holes, and notes in `languages.json` which there are.
 *
 * @param folder the client's build.
 */
export async function fillScripts(folder: string): Promise<void> {
  const scripts = new Map(
    globSync('assets/*.js', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const { endings, files, fillings } = await languageScripts(scripts)
  for (const file of files) {
    for (const [language, ending] of Object.entries(endings)) {
      const code = filled(scripts.get(file)!, fillings(file, language))
      writeFileSync(join(folder, file.replace(/\.js$/, ending)), code)
    }
    rmSync(join(folder, file))
  }
  const made: ScriptsByLanguage = { endings, files }
  writeFileSync(join(folder, '.vite/languages.json'), JSON.stringify(made))
}
