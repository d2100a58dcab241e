import { globSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, posix } from 'node:path'
import type { Rollup } from 'vite'
import { ROOT } from '../../server/ops/process.mjs'
import { type Filling, languageScripts } from '../../server/platform/catalogues/in-client.ts'
import { addNoted, either, NOTED, type Noted } from './noted-scripts.ts'

/** Minimum percent of client lines executed in Chromium, a little below the current value. */
const FLOOR = 86
/** Browser-only files: a file in no script counts with all of its lines. */
const FOR_BROWSERS = 'client/{stores,islands,enhancements}/**/*.{ts,tsx}'

/** Lines of each file, from 0, that are in a script, with whether they ran. */
export type Lines = Map<string, Map<number, boolean>>

/** A built script with message placeholders, and its source map. */
export interface BuiltScript {
  code: string
  map: SourceMapPayload
}

/** Coverage of a script with placeholders, from that of a filled one. A placeholder counts as run if the start of its text did. */
function withHoles(ran: Uint8Array, fillings: readonly Filling[]): Uint8Array {
  const pieces: Uint8Array[] = []
  let from = 0
  let longer = 0
  for (const { start, end, text } of fillings) {
    const at = start + longer
    pieces.push(ran.subarray(from, at), new Uint8Array(end - start).fill(ran[at] ?? 0))
    from = at + text.length
    longer = from - end
  }
  return Buffer.concat([...pieces, ran.subarray(from)])
}

/** Adds a script's lines. A client line with generated code counts, and as run if any mapped character ran. */
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
 * Client lines in scripts that ran in any language.
 * @param scripts by file: `assets/<name>.js`; sources in their maps are relative to `dist/assets`.
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
    let ran = noted.get(file) ?? new Uint8Array(script.code.length)
    if (own.has(file))
      for (const [language, ending] of Object.entries(endings)) {
        const filled = noted.get(file.replace(/\.js$/, ending))
        if (filled) ran = either(ran, withHoles(filled, fillings(file, language)))
      }
    addLines(lines, file, script, ran)
  }
  return lines
}

/** Builds the tested scripts again for their source maps, which nothing else needs. */
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
  // Chunks without a map are code of Vite or plugins.
  for (const part of output)
    if (part.type === 'chunk' && part.map)
      scripts.set(part.fileName, { code: part.code, map: part.map as unknown as SourceMapPayload })
  return scripts
}

/** Browser lines of the client, with whether they ran. */
async function clientLines(): Promise<Lines> {
  const noted: Noted = new Map()
  for (const file of globSync(`${NOTED}/*.json`, { cwd: ROOT }))
    addNoted(noted, readFileSync(join(ROOT, file), 'utf8'))
  const lines = await linesInScripts(await builtScripts(), noted)
  for (const file of globSync(FOR_BROWSERS, { cwd: ROOT })) {
    if (lines.has(file)) continue
    const { length } = readFileSync(join(ROOT, file), 'utf8').split('\n')
    lines.set(file, new Map(Array.from({ length }, (_, line) => [line, false])))
  }
  return lines
}

export async function checkClientCoverage(): Promise<{ ok: boolean; text: string }> {
  const all = [...(await clientLines()).values()].flatMap((lines) => [...lines.values()])
  const share = (100 * all.filter((ran) => ran).length) / all.length
  return {
    ok: share >= FLOOR,
    text: `coverage: ${share.toFixed(1)} % of the lines of the client's stores, islands and components ran, ${FLOOR} % must`,
  }
}
