import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { COMPILED, LARGE_PAGES } from '../helpers/process.ts'

/** Paths of a site. */
export interface Places {
  databaseFile: string
  uploadsDir: string
}

const folders: string[] = []
const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Kills the child with this process, so that a failed row leaves no site running. */
export function endWithUs(child: ChildProcess): void {
  running.add(child)
  child.once('close', () => running.delete(child))
}

/** A new folder, deleted at process end. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-torture-'))
  folders.push(folder)
  return folder
}

export const placesIn = (folder: string, name = 'site'): Places => ({
  databaseFile: join(folder, `${name}.sqlite`),
  uploadsDir: join(folder, `${name}-uploads`),
})

export const environmentOf = ({ databaseFile, uploadsDir }: Places): Record<string, string> => ({
  DATABASE_FILE: databaseFile,
  UPLOADS_DIR: uploadsDir,
  DEMO_DATA: 'off',
  // Each call has a new address, so that no limit per address applies.
  TRUST_PROXY: '127.0.0.1',
  LOG_LEVEL: 'error',
})

/** The product in a process that can be killed at any time. */
export class Site {
  /** Its address; rejects with the output if it does not start. */
  readonly origin: Promise<string>
  readonly child: ChildProcess
  readonly #ended: Promise<void>

  constructor(places: Places, preload: string[] = [], more: Record<string, string> = {}) {
    this.child = fork(join(ROOT, 'server/main.ts'), {
      cwd: ROOT,
      execArgv: [...QUICK_IMPORTS, ...preload.flatMap((file) => ['--import', file])],
      env: {
        PATH: process.env.PATH,
        ...COMPILED,
        ...LARGE_PAGES,
        ...environmentOf(places),
        PORT: '0',
        ...more,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    endWithUs(this.child)
    let written = ''
    this.#ended = new Promise((ended) => this.child.once('close', () => ended()))
    this.origin = new Promise((open, failed) => {
      const read = (bytes: Buffer) => {
        written = (written + bytes).slice(-5000)
        const [, address] = /is open at (\S+)/.exec(written) ?? []
        if (address) open(address)
      }
      this.child.stdout!.on('data', read)
      this.child.stderr!.on('data', read)
      this.child.once('close', () => failed(new Error(`the site ended: ${written}`)))
    })
    // Prevents an unhandled rejection: a caller that kills the site during startup does not await the URL.
    this.origin.catch(() => {})
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.child.kill(signal)
    await this.#ended
  }

  /** Sends a message to a preloaded module; returns its answer. */
  async ask<T>(what: string): Promise<T> {
    const answer = new Promise<T>((answered) => this.child.once('message', (value) => answered(value as T)))
    this.child.send(what)
    return answer
  }
}
