import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { COMPILED, LARGE_PAGES, SEVERAL } from './process.ts'
import { END, fail, noResults, readTap, type TestResults, TIME_IS_UP } from './tap-results.ts'

/** Milliseconds for each file: twice what the longest takes on a slow machine with two cores. */
const TIMEOUT = 1_200_000
/** Milliseconds after that until the process is ended, if tap has not ended it by then. */
const GRACE = 30_000
/** Seconds that all files of a process may take together, by tap's own clock: more than they ever will. */
const RUN_TIMEOUT = 100_000

/** The script of such a process, which imports the test files whose paths it is sent. */
const RUNNER = 'test/helpers/import-tests.ts'

/** Folder in which the full output of each test file is kept. */
const OUTPUT = '.tap/test-results'

/** Where Node notes which lines ran, for `tap report`. */
export const COVERAGE = '.tap/coverage'

/** Linux's folder in memory, and the bytes that must be free there and twice over in all. */
const MEMORY = { folder: '/dev/shm', free: 4e9 }

/** Folder for temporary files of tests: in memory where there is plenty, since databases wait for a disk at each commit. */
function temporaryRoot(): string {
  if (process.env.TMPDIR) return tmpdir()
  try {
    const { bavail, bsize } = statfsSync(MEMORY.folder)
    if (bavail * bsize >= MEMORY.free && freemem() >= 2 * MEMORY.free) return MEMORY.folder
  } catch {
    // Other systems have no such folder.
  }
  return tmpdir()
}

/** What a process has written, and in words how it ended, unless well. */
interface Output {
  tap: string
  errors: string
  wrongly?: string | undefined
}

/** A process that runs one test file after the other, which spares each the second that it takes to load the site. */
class TestProcess {
  /** Temporary folder of the process, in which test files must leave nothing behind. */
  readonly temporary = mkdtempSync(join(temporaryRoot(), 'swapyard-run-'))
  readonly ended: Promise<string | undefined>
  readonly #child: ChildProcess
  #output: Output = { tap: '', errors: '' }
  #heard = () => {}
  #timeIsUp = false
  readonly #timeout: number

  /**
   * @param covered whether Node is to note what runs, in `COVERAGE`.
   * @param timeout milliseconds for each file.
   */
  constructor(covered: boolean, timeout: number) {
    this.#timeout = timeout
    // With code from the compile cache, coverage would be inexact.
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
    // Not its event `close`, which does not come once this side has disconnected.
    const silent = [child.stdout!, child.stderr!].map((stream) => once(stream, 'close'))
    this.ended = Promise.all([exited, ...silent]).then(([wrongly]) => wrongly)
    this.#child = child
  }

  /** Runs a file, and gives what was written until its end, or until the process's. */
  async run(path: string): Promise<Output> {
    const end = `# ${END} ${path}`
    const clock = this.#limit()
    const hasEnded = new Promise<true>((done) => {
      this.#heard = () => this.#output.tap.includes(end) && done(true)
    })
    this.#child.send(path, () => {})
    const ended = await Promise.race([hasEnded, this.ended])
    clearTimeout(clock)
    // What it wrote on standard error just before is read in the same turn.
    await setImmediate()
    if (this.#timeIsUp) return this.#taken('its time was up')
    return this.#taken(ended === true ? undefined : (ended ?? 'ended before its tests'))
  }

  /** Ends the process, and gives what it still wrote. */
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

  /** Has tap say what hangs when the time is up, and ends the process where that does not. */
  #limit(): NodeJS.Timeout {
    return setTimeout(() => {
      this.#timeIsUp = true
      if (this.#child.connected) this.#child.send(TIME_IS_UP, () => {})
      setTimeout(() => this.#child.kill('SIGKILL'), GRACE).unref()
    }, this.#timeout)
  }
}

/** Keeps all that a file has said. */
function keep(path: string, { tap, errors }: Output): void {
  const kept = join(ROOT, OUTPUT, `${path}.tap`)
  mkdirSync(dirname(kept), { recursive: true })
  writeFileSync(kept, `${tap}${errors.replaceAll(/^/gm, '# ')}`)
}

/** Runs test files one after the other in one process, and in a new one where the last has ended with a file. */
export class TestProcesses {
  #process: TestProcess | undefined
  /** Whether a file of this process has failed: it ends with 1 then. */
  #hasFailed = false
  /** The file that ran last. */
  #last = ''
  readonly #covered: boolean
  readonly #timeout: number

  /**
   * @param covered whether Node is to note what runs, in `COVERAGE`.
   * @param timeout milliseconds for each file, after which it has failed.
   */
  constructor(covered: boolean, timeout = TIMEOUT) {
    this.#covered = covered
    this.#timeout = timeout
  }

  /** Runs a file. All that it has said is kept in `OUTPUT`. */
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

  /** Ends the process, and gives what failed only then. */
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
