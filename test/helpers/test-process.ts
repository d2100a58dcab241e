import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { COMPILED, LARGE_PAGES, SEVERAL } from './process.ts'
import { END, fail, noResults, readTap, type TestResults, TIME_IS_UP } from './tap-results.ts'

/** Timeout per file in milliseconds: twice the longest on a slow machine with two cores. */
const TIMEOUT = 1_200_000
/** Milliseconds after the timeout until the process is killed. */
const GRACE = 30_000
/** tap's timeout for a process, in seconds: never reached. */
const RUN_TIMEOUT = 100_000

/** Script of such a process, which imports test files by path. */
const RUNNER = 'test/helpers/import-tests.ts'

/** Folder for the full output of each test file. */
const OUTPUT = '.tap/test-results'

/** Folder for Node's coverage, for `tap report`. */
export const COVERAGE = '.tap/coverage'

/** Linux's RAM disk, and the required free bytes (half of the required total). */
const MEMORY = { folder: '/dev/shm', free: 4e9 }

/** Folder for temporary files: in RAM if there is enough, because databases wait for the disk at each commit. */
function temporaryRoot(): string {
  if (process.env.TMPDIR) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(MEMORY.folder)
    if (bavail * bsize >= MEMORY.free && freemem() >= 2 * MEMORY.free) return MEMORY.folder
  } catch {
    // Not on other systems.
  }
  return tmpdir()
}

interface Output {
  tap: string
  errors: string
  wrongly?: string | undefined
}

/** A process that runs test files in sequence, which saves a second per file for loading the site. */
class TestProcess {
  /** Temporary folder, which must be empty after each file. */
  readonly temporary = mkdtempSync(join(temporaryRoot(), 'swapyard-run-'))
  readonly ended: Promise<string | undefined>
  readonly #child: ChildProcess
  #output: Output = { tap: '', errors: '' }
  #heard = () => {}
  #timeIsUp = false
  readonly #timeout: number

  /**
   * @param covered record coverage in `COVERAGE`.
   * @param timeout milliseconds per file.
   */
  constructor(covered: boolean, timeout: number) {
    this.#timeout = timeout
    // The compile cache would make coverage inexact.
    const env = covered ? { NODE_V8_COVERAGE: join(ROOT, COVERAGE) } : COMPILED
    const child = spawn(process.execPath, [...QUICK_IMPORTS, RUNNER], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...LARGE_PAGES,
        ...env,
        [SEVERAL]: 'yes',
        TAP: '1',
        TAP_TIMEOUT: String(RUN_TIMEOUT),
        TMPDIR: this.temporary,
      },
    })
    child.stdout!.setEncoding('utf8').on('data', (text) => {
      this.#output.tap += text
      this.#heard()
    })
    child.stderr!.setEncoding('utf8').on('data', (text) => {
      this.#output.errors += text
    })
    const exited = new Promise<string | undefined>((done) => {
      child.on('error', (error) => done(String(error)))
      child.on('exit', (code, signal) =>
        done(code === 0 ? undefined : `its process ended with ${signal ?? code}`),
      )
    })
    // Not `close`, which is not emitted after this side has disconnected.
    const silent = [child.stdout!, child.stderr!].map((stream) => once(stream, 'close'))
    this.ended = Promise.all([exited, ...silent]).then(([wrongly]) => wrongly)
    this.#child = child
  }

  /** Runs a file; returns the output until its end or the process's end. */
  async run(path: string): Promise<Output> {
    const end = `# ${END} ${path}`
    const clock = this.#limit()
    const hasEnded = new Promise<true>((done) => {
      this.#heard = () => this.#output.tap.includes(end) && done(true)
    })
    this.#child.send(path, () => {})
    const ended = await Promise.race([hasEnded, this.ended])
    clearTimeout(clock)
    // Reads standard error of the same turn.
    await setImmediate()
    if (this.#timeIsUp) return this.#taken('its time was up')
    return this.#taken(ended === true ? undefined : (ended ?? 'ended before its tests'))
  }

  /** Ends the process; returns its remaining output. */
  async end(): Promise<Output> {
    if (this.#child.connected) this.#child.disconnect()
    const clock = this.#limit()
    const wrongly = await this.ended
    clearTimeout(clock)
    rmSync(this.temporary, { recursive: true, force: true })
    return this.#taken(wrongly)
  }

  #taken(wrongly: string | undefined): Output {
    const output = { ...this.#output, wrongly }
    this.#output = { tap: '', errors: '' }
    return output
  }

  /** After the timeout asks tap to report the hanging test, then kills the process. */
  #limit(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#timeIsUp = true
      if (this.#child.connected) this.#child.send(TIME_IS_UP, () => {})
      setTimeout(() => this.#child.kill('SIGKILL'), GRACE).unref()
    }, this.#timeout)
  }
}

/** Stores a file's full output. */
function keep(path: string, { tap, errors }: Output): void {
  const kept = join(ROOT, OUTPUT, `${path}.tap`)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, `${tap}${errors.replaceAll(/^/gm, '# ')}`)
}

/** Runs test files in one process, and in a new one after a crash. */
export class TestProcesses {
  #process: TestProcess | undefined
  /** A file has failed, so the process exits with 1. */
  #hasFailed = false
  #last = ''
  readonly #covered: boolean
  readonly #timeout: number

  /**
   * @param covered record coverage in `COVERAGE`.
   * @param timeout milliseconds per file before it fails.
   */
  constructor(covered: boolean, timeout = TIMEOUT) {
    this.#covered = covered
    this.#timeout = timeout
  }

  /** Runs a file. Its output is stored in `OUTPUT`. */
  async run(path: string): Promise<TestResults> {
    this.#process ??= new TestProcess(this.#covered, this.#timeout)
    this.#last = path
    const { temporary } = this.#process
    const output = await this.#process.run(path)
    const results = readTap(output.tap, path, output.wrongly)
    const left = readdirSync(temporary).filter((one) => one.startsWith('swapyard-test-'))
    if (left.length > 0) fail(results, [path, `has left ${left.join(', ')} in the temporary folder`])
    for (const folder of left) rmSync(join(temporary, folder), { recursive: true, force: true })
    if (results.failed > 0 && output.errors) results.shown.push(output.errors.trimEnd())
    this.#hasFailed ||= results.failed > 0
    keep(path, output)
    if (output.wrongly) await this.end()
    return results
  }

  /** Ends the process; returns failures at the end. */
  async end(): Promise<TestResults> {
    const results = noResults()
    const output = await this.#process?.end()
    if (output?.wrongly && !this.#hasFailed) {
      fail(results, [this.#last, `then ${output.wrongly}`])
      results.shown.push(`${output.tap}${output.errors}`.trimEnd())
    }
    this.#process = undefined
    this.#hasFailed = false
    return results
  }
}
