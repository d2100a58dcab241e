import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import Sqlite from 'better-sqlite3'
import { ROOT } from '../../server/ops/process.mjs'
import { COMPILED, quickly } from './process.ts'

/** Environment with DATABASE_FILE and UPLOADS_DIR (`testEnvironment`). */
export type Places = Record<string, string>

/** Runs `server/ops/<tool>.ts` like its npm script. */
export const runTool = (tool: 'backup' | 'restore', env: Places, args: string[], nodeArgs: string[] = []) =>
  runScript(`server/ops/${tool}.ts`, env, args, nodeArgs)

/** Runs a file in a new process; `status` is its exit code or signal. */
export async function runScript(
  file: string,
  env: Places,
  args: string[] = [],
  nodeArgs: string[] = [],
): Promise<{ status: number | string | null; out: string; err: string }> {
  const child = spawn(process.execPath, quickly(file, args, nodeArgs), {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...COMPILED, ...env },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (bytes) => {
    said.out += bytes
  })
  child.stderr.on('data', (bytes) => {
    said.err += bytes
  })
  const status = await new Promise<number | string | null>((ended) =>
    child.once('close', (code, signal) => ended(code ?? signal)),
  )
  return { status, ...said }
}

/** Result of `read`; undefined if a running site has deleted the file. */
function unlessGone<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

function filesBelow(folder: string): string[] {
  const entries = unlessGone(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** Content of every file below a folder by relative path, without dot files. */
export function filesIn(folder: string): Map<string, string> {
  const found = filesBelow(folder).filter((path) => !relative(folder, path).startsWith('.'))
  return new Map(found.sort().map((path) => [relative(folder, path), readFileSync(path, 'hex')]))
}

/** Files below a folder whose content or path contains one of these words. */
export const filesWith = (folder: string, words: readonly string[]): string[] =>
  filesBelow(folder).filter((path) => {
    const bytes = unlessGone(() => readFileSync(path))
    return words.some((word) => bytes?.includes(word) || path.includes(word))
  })

/** All rows of some tables, read with a separate connection. */
export function rowsOf(file: string, tables: readonly string[]): Record<string, unknown[]> {
  const sqlite = new Sqlite(file, { readonly: true })
  try {
    return Object.fromEntries(tables.map((table) => [table, sqlite.prepare(`SELECT * FROM ${table}`).all()]))
  } finally {
    sqlite.close()
  }
}

/** Changes the byte at index `at` in place; a negative index counts from the end. */
export function flipByte(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  const place = at < 0 ? copy.length + at : at
  copy[place] = copy[place]! ^ 0xff
  return copy
}
