import { globSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, posix } from 'node:path'
import type { Rollup } from 'vite'
import { ROOT } from '../../server/ops/process.mjs'
import { type Filling, languageScripts } from '../../server/platform/catalogues/in-client.ts'
import { addNoted, either, NOTED, type Noted } from './noted-scripts.ts'

/** Per cent of the client's lines that must run in Chromium, a little below what does. */
const FLOOR = 86
/** Files that only run in browsers: one that is in no script counts with all of its lines. */
const FOR_BROWSERS = 'client/{stores,islands,enhancements}/**/*.{ts,tsx}'

/** Lines, from 0, of each file that are in a script, and whether they ran. */
export type Lines = Map<string, Map<number, boolean>>

/** A script as it was built, with holes for messages, and its source map. */
export interface BuiltScript {
  code: string
  map: SourceMapPayload
}

/** What ran of a script with holes, by what ran of a filled one. A hole ran where the beginning of its filling did. */
function withHoles(ran: Uint8Array, fillings: readonly Filling[], length: number): Uint8Array {
  const found = new Uint8Array(length)
  let at = 0
  let from = 0
  for (const { start, end, text } of fillings) {
    found.set(ran.subarray(from, from + start - at), at)
    from += start - at
    found.fill(ran[from]!, start, end)
    from += text.length
    at = end
  }
  found.set(ran.subarray(from, from + length - at), at)
  return found
}

/**
 * Adds the lines of a script to `lines`. Each line of the client that became code counts, and ran where any character did that
 * the source map has a place in it for.
 */
function addLines(lines: Lines, file: string, { code, map }: BuiltScript, ran: Uint8Array): void {
  const places = new SourceMap(map)
  let start = 0
  for (const [row, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const place = places.findEntry(row, column)
      if (!('originalSource' in place) || !place.originalSource) continue
      if (place.generatedLine !== row || place.generatedColumn !== column) continue
      const source = posix.join('dist', posix.dirname(file), place.originalSource)
      if (!source.startsWith('client/')) continue
      const ofSource = lines.get(source) ?? new Map<number, boolean>()
      lines.set(source, ofSource)
      ofSource.set(place.originalLine, ofSource.get(place.originalLine) || ran[start + column] === 1)
    }
    start += text.length + 1
  }
}

/**
 * Which lines of the client are in scripts, and ran in any language.
 *
 * @param scripts by file: `assets/<name>.js`; their maps name sources as seen from `dist/assets`.
 */
export async function linesInScripts(
  scripts: ReadonlyMap<string, BuiltScript>,
  noted: Noted,
): Promise<Lines> {
  const { endings, files, fillings } = await languageScripts(
    new Map([...scripts].map(([file, { code }]) => [file, code])),
  )
  const own = new Set(files)
  const lines: Lines = new Map()
  for (const [file, script] of scripts) {
    const { length } = script.code
    let ran = noted.get(file) ?? new Uint8Array(length)
    if (own.has(file))
      for (const [language, ending] of Object.entries(endings)) {
        const filled = noted.get(file.replace(/\.js$/, ending))
        if (filled) ran = either(ran, withHoles(filled, fillings(file, language), length))
      }
    addLines(lines, file, script, ran)
  }
  return lines
}

/** The scripts of the build that is tested, made once more for their source maps, which nothing else needs. */
async function builtScripts(): Promise<Map<string, BuiltScript>> {
  process.env.NODE_ENV = 'production'
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'error',
    environments: { client: { build: { write: false, sourcemap: 'hidden' } } },
  })
  const { output } = (await builder.build(builder.environments.client!)) as Rollup.RollupOutput
  const scripts = new Map<string, BuiltScript>()
  // One without a map is the code of Vite or of a plugin.
  for (const part of output)
    if (part.type === 'chunk' && part.map)
      scripts.set(part.fileName, { code: part.code, map: part.map as unknown as SourceMapPayload })
  return scripts
}

function readNoted(): Noted {
  const noted: Noted = new Map()
  for (const file of globSync(`${NOTED}/*.json`, { cwd: ROOT }))
    addNoted(noted, readFileSync(join(ROOT, file), 'utf8'))
  return noted
}

/** Which lines of the client are for browsers, and ran in one. */
async function clientLines(): Promise<Lines> {
  const lines = await linesInScripts(await builtScripts(), readNoted())
  for (const file of globSync(FOR_BROWSERS, { cwd: ROOT })) {
    if (lines.has(file)) continue
    const { length } = readFileSync(join(ROOT, file), 'utf8').split('\n')
    lines.set(file, new Map(Array.from({ length }, (_, line) => [line, false])))
  }
  return lines
}

/** Whether enough of the client ran in Chromium, in words. */
export async function checkClientCoverage(): Promise<{ ok: boolean; text: string }> {
  const all = [...(await clientLines()).values()].flatMap((lines) => [...lines.values()])
  const share = (100 * all.filter((ran) => ran).length) / all.length
  return {
    ok: share >= FLOOR,
    text: `coverage: ${share.toFixed(1)} % of the lines of the client's stores, islands and components ran, ${FLOOR} % must`,
  }
}
