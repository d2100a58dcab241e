import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, CDPSession } from 'playwright-core'

/** Where the processes of a run write what ran of the client's scripts. */
export const NOTED = '.tap/client-coverage'
/** The environment variable that names that folder; nothing is noted without it. */
export const NOTED_IN = 'CLIENT_COVERAGE_FOLDER'
const folder = process.env[NOTED_IN]

/** A function of a script as V8 tells of it: its range, and the ranges of blocks in it that ran more or less often. */
export interface FunctionCoverage {
  ranges: { startOffset: number; endOffset: number; count: number }[]
}

/** For each character of a script whether it ran, by the innermost range around it. */
export function whatRan(functions: readonly FunctionCoverage[]): Uint8Array {
  const ranges = functions
    .flatMap((one) => one.ranges)
    .sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset)
  const ran = new Uint8Array(ranges.reduce((end, { endOffset }) => Math.max(end, endOffset), 0))
  for (const { startOffset, endOffset, count } of ranges) ran.fill(Number(count > 0), startOffset, endOffset)
  return ran
}

/** The characters that ran in one of the two, or in both. */
export function either(a: Uint8Array, b: Uint8Array): Uint8Array {
  const [long, short] = a.length < b.length ? [b, a] : [a, b]
  return long.map((ran, at) => ran | (short[at] ?? 0))
}

/** Run-length encoding: how many characters did not run, how many then did, and so on. */
function runLengths(ran: Uint8Array): number[] {
  const lengths: number[] = []
  for (let at = 0, value = 0; at < ran.length; value = 1 - value) {
    const next = ran.indexOf(1 - value, at)
    const end = next < 0 ? ran.length : next
    lengths.push(end - at)
    at = end
  }
  return lengths
}

function fromRunLengths(lengths: readonly number[]): Uint8Array {
  const ran = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
  let at = 0
  for (const [index, length] of lengths.entries()) {
    ran.fill(index % 2, at, at + length)
    at += length
  }
  return ran
}

/** What ran of each script, by `assets/<name>.js`. */
export type Noted = Map<string, Uint8Array>

export const writeNoted = (noted: Noted): string =>
  JSON.stringify([...noted].map(([script, ran]) => [script, runLengths(ran)]))

/** Adds what a process has written with `writeNoted`. */
export function addNoted(noted: Noted, written: string): void {
  for (const [script, lengths] of JSON.parse(written) as [string, number[]][])
    add(noted, script, fromRunLengths(lengths))
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
 * Takes what ran in the document that a page shows: with each document V8 begins to count anew. Chromium's old way of keeping
 * one frame for all documents of a site would count on, but it says in the console what tests take for problems.
 */
async function take(session: CDPSession): Promise<void> {
  const { result } = await session.send('Profiler.takePreciseCoverage')
  for (const { url, functions } of result) {
    const [, script] = /^https?:\/\/[^/]+\/(assets\/[^/?]+\.js)$/.exec(url) ?? []
    if (script) add(noted, script, whatRan(functions))
  }
}

/** Notes which parts of scripts ran in the pages of a browser context. */
export interface ScriptNotes {
  /** Resolves once it notes what runs in the pages that there are. */
  ready(): Promise<void>
  /** To be called before the context is closed. Counts only the document that each page shows at that time. */
  take(): Promise<void>
}

/** Notes what runs in a context's pages, as V8 counts it, and writes it down as the process ends, where a run asks for it. */
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
    // A page may be gone before anybody waits for this.
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
