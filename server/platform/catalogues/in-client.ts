import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { aloneCode, ISOLATE, needsIsolate } from './compile.ts'
import { readCatalogues } from './generate.ts'

const IMPORT = /^import \* as m from '[^']*\/catalogues\/messages\.ts'\n/m
const USE = /(?<![\w$.])m\.([a-z][a-z0-9_]*)\b/g
/** A part of a script that differs by language: a message, possibly with its call, or the name of another script. */
const PLACE = /\bmessage\$(?<key>[a-z][a-z0-9_]*)\b(?<called>\(\))?|(?<![\w-])(?<name>[\w-]+)\.js/g

/** The client is built once, with a slot for each message. `fillScripts` then writes a copy of each script per language. */
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

/** In the browser the current language is that of the page. */
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

/** Modules that the pages share with the server. A second copy of all sentences took 70 ms of each start and 30 MB. */
const SHARED = ['current.ts', 'messages.ts']

/** Imports the server's own messages through the `imports` of package.json instead of bundling a copy. */
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

export interface ScriptsByLanguage {
  endings: Record<string, string>
  files: string[]
}

/** A replacement for the characters from `start` to before `end` of a script with slots. */
export interface Filling {
  start: number
  end: number
  text: string
}

/** How to make the scripts of each language from those with slots. */
export interface LanguageScripts extends ScriptsByLanguage {
  /** The fragments for one of `files`, in order. @throws Error if it uses an unknown message. */
  fillings: (file: string, language: string) => Filling[]
}

/** @param scripts all built scripts with their slots, by file: `assets/<name>.js`. */
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
  // Scripts that need one file per language: those with slots, and all that import such a script, because its name differs by language.
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

export function filled(code: string, fillings: readonly Filling[]): string {
  let text = ''
  let from = 0
  for (const filling of fillings) {
    text += code.slice(from, filling.start) + filling.text
    from = filling.end
  }
  return text + code.slice(from)
}

/** Also lists the scripts in `languages.json`. @param folder the build output of the client. */
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
