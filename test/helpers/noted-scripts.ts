import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'
import type { BrowserContext, CDPSession } from 'playwright-core'

/** Folder for the client's script coverage of a run. */
export const NOTED = '.tap/client-coverage'
/** Environment variable with that folder; without it coverage is off. */
export const NOTED_IN = 'CLIENT_COVERAGE_FOLDER'
const folder = process.env[NOTED_IN]

/** V8's coverage of a function: its range, and ranges of blocks with a different count. */
export interface FunctionCoverage {
  ranges: { startOffset: number; endOffset: number; count: number }[]
}

/** Coverage per character, by the innermost range. */
export function whatRan(functions: readonly FunctionCoverage[]): Uint8Array {
  const ranges = functions
    .flatMap((one) => one.ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  const ran = new Uint8Array(ranges.reduce((end, { endOffset }) => Math.max(end, endOffset), 0))
  for (const { startOffset, endOffset, count } of ranges) ran.fill(Number(count > 0), startOffset, endOffset)
  return ran
}

/** Union of two coverages. */
export function either(a: Uint8Array, b: Uint8Array): Uint8Array {
  const [long, short] = a.length < b.length ? [b, a] : [a, b]
  return long.map((ran, at) => ran | (short[at] ?? 0))
}

/** Coverage by script, `assets/<name>.js`. */
export type Noted = Map<string, Uint8Array>

export const writeNoted = (noted: Noted): string =>
  JSON.stringify([...noted].map(([script, ran]) => [script, deflateSync(ran).toString('base64')]))

/** Adds the output of `writeNoted`. */
export function addNoted(noted: Noted, written: string): void {
  for (const [script, ran] of JSON.parse(written) as [string, string][])
    add(noted, script, inflateSync(Buffer.from(ran, 'base64')))
}

function add(noted: Noted, script: string, ran: Uint8Array): void {
  const before = noted.get(script)
  noted.set(script, before ? either(before, ran) : ran)
}

const noted: Noted = new Map()

if (folder)
  process.on('exit', () => {
    if (noted.size === 0) return
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${randomUUID()}.json`), writeNoted(noted))
  })

/**
 * Reads the current document's coverage, because V8 starts again for each document. Chromium's option of keeping one frame per site would
 * avoid this, but logs console messages that tests count as problems.
 */
async function take(session: CDPSession): Promise<void> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  for (const { url, functions } of result) {
    const [, script] = /^https?:\/\/[^/]+\/(assets\/[^/?]+\.js)$/.exec(url) ?? []
    if (script) add(noted, script, whatRan(functions))
  }
}

export interface ScriptNotes {
  /** Resolves once coverage is on for the existing pages. */
  ready(): Promise<void>
  /** Call before closing the context. Covers only the current document of each page. */
  take(): Promise<void>
}

/** Records V8's coverage of a context's pages and writes it at process end, if enabled. */
export function noteScripts(context: BrowserContext): ScriptNotes {
  if (!folder) return { ready: async () => {}, take: async () => {} }
  const sessions = new Set<Promise<CDPSession>>()
  context.on('page', (page) => {
    const start = async () => {
      const session = await context.newCDPSession(page)
      await session.send('Profiler.enable')
      await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
      return session
    }
    const session = start()
    // Errors are ignored, because the page may close before the session is ready.
    session.catch(() => {})
    sessions.add(session)
    page.on('close', () => sessions.delete(session))
  })
  return {
    ready: async () => void (await Promise.all(sessions)),
    take: async () =>
      void (await Promise.allSettled([...sessions].map(async (session) => take(await session)))),
  }
}
