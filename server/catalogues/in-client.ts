import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { aloneCode, ISOLATE, needsIsolate } from './compile.ts'
import { readCatalogues } from './generate.ts'

const IMPORT = /^import \* as m from '[^']*\/catalogues\/messages\.ts'\n/m
const USE = /(?<![\w$.])m\.([a-z][a-z0-9_]*)\b/g
const HOLE = /\bmessage\$([a-z][a-z0-9_]*)\b(\(\))?/g

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

/** What a build has of each language: the ending of its own scripts, and which scripts are not the same for all. */
export interface ScriptsByLanguage {
  endings: Record<string, string>
  files: string[]
}

/**
 * Makes scripts of each language out of those with holes, and notes in `languages.json` which there are.
 *
 * @param folder the client's build.
 */
export async function fillScripts(folder: string): Promise<void> {
  const { messages } = await readCatalogues()
  const scripts = new Map(
    globSync('assets/*.js', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
  const nameOf = (file: string) => file.slice('assets/'.length, -'.js'.length)
  // Those with holes, and all that name one of them: it has another name in each language.
  const own = new Set([...scripts.keys()].filter((file) => scripts.get(file)!.search(HOLE) >= 0))
  for (let size = -1; size !== own.size; ) {
    size = own.size
    for (const [file, code] of scripts)
      if ([...own].some((other) => other !== file && code.includes(`${nameOf(other)}.js`))) own.add(file)
  }
  const endings: Record<string, string> = {}
  for (const [language, texts] of messages) {
    const functions = new Map([...texts].map(([key, message]) => [key, aloneCode(message, language)]))
    const state = createHash('sha256')
      .update(JSON.stringify([ISOLATE, ...functions]))
      .digest('base64url')
      .slice(0, 8)
    endings[language] = `.${language}-${state}.js`
    for (const file of own) {
      let code = scripts.get(file)!.replace(HOLE, (_whole, key: string, called?: string) => {
        const made = functions.get(key)
        if (!made) throw new Error(`${file} uses the message ${key}, which does not exist`)
        return called && made.startsWith('()=>`') ? made.slice('()=>'.length) : `(${made})${called ?? ''}`
      })
      for (const other of own)
        code = code.replaceAll(`${nameOf(other)}.js`, nameOf(other) + endings[language])
      if (needsIsolate(code)) code = ISOLATE + code
      writeFileSync(join(folder, `assets/${nameOf(file)}${endings[language]}`), code)
    }
  }
  for (const file of own) rmSync(join(folder, file))
  const made: ScriptsByLanguage = { endings, files: [...own] }
  writeFileSync(join(folder, '.vite/languages.json'), JSON.stringify(made))
}
