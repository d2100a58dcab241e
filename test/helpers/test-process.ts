import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { COMPILED, FILE_TIMEOUT, LARGE_PAGES, SEVERAL } from './process.ts'
import { END, fail, noResults, readTap, type TestResults } from './tap-results.ts'

/** Timeout per file in milliseconds: twice the longest on a slow machine with two cores. */
const TIMEOUT = 1_200_000
/** Milliseconds after the timeout until a process that does not report it is killed. */
const GRACE = 30_000
/** tap's timeout for a process, in seconds: never reached. */
const RUN_TIMEOUT = '100000'

/** Script of such a process, which imports test files by path. */
const RUNNER = 'test/helpers/import-tests.ts'
/** Folder for the full output of each test file. */
const OUTPUT = '.tap/test-results'
/** Folder for Node's coverage. */
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
    // The folder exists only on Linux.
  }
  return tmpdir()
}

interface Output {
  tap: string
  errors: string
  wrongly?: string | undefined
}

/** Starts a process that runs test files in sequence, which saves a second per file for loading the site. */
function startProcess(isCovered: boolean, timeout: number) {
  /** This folder must be empty after each file. */
  const temporary = mkdtempSync(join(temporaryRoot(), 'swapyard-run-'))
  const child = spawn(process.execPath, [...QUICK_IMPORTS, RUNNER], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...LARGE_PAGES,
      // No compile cache when measuring coverage, because it would make coverage inexact.
      ...(isCovered ? { NODE_V8_COVERAGE: join(ROOT, COVERAGE) } : COMPILED),
      [SEVERAL]: 'yes',
      [FILE_TIMEOUT]: String(timeout),
      TAP: '1',
      TAP_TIMEOUT: RUN_TIMEOUT,
      TMPDIR: temporary,
    },
  })
  let output: Output = { tap: '', errors: '' }
  let onOutput = () => {}
  child.stdout!.setEncoding('utf8').on('data', (text) => {
    output.tap += text
    onOutput()
  })
  child.stderr!.setEncoding('utf8').on('data', (text) => {
    output.errors += text
  })
  const exited = once(child, 'exit').then(
    ([code, signal]) => (code === 0 ? undefined : `its process ended with ${signal ?? code}`),
    String,
  )
  // The streams are awaited instead of the child's `close`, which is not emitted after this side has disconnected.
  const silent = [child.stdout!, child.stderr!].map((stream) => once(stream, 'close'))
  const ended = Promise.all([exited, ...silent]).then(([wrongly]) => wrongly)

  /** Reads the output until `end` resolves with the reason why the process has ended. */
  async function outputUntil(end: Promise<string | undefined>): Promise<Output> {
    const clock = setTimeout(() => child.kill('SIGKILL'), timeout + GRACE)
    const wrongly = await end
    clearTimeout(clock)
    // Waits one turn, to also read the errors that were printed in the same turn.
    await setImmediate()
    const taken = { ...output, wrongly }
    output = { tap: '', errors: '' }
    return taken
  }

  return {
    temporary,
    /** Runs a file; returns the output until its end or the process's end. */
    run(path: string): Promise<Output> {
      const isOver = new Promise<undefined>((done) => {
        onOutput = () => output.tap.includes(`# ${END} ${path}`) && done(undefined)
      })
      child.send(path, () => {})
      return outputUntil(Promise.race([isOver, ended.then((wrongly) => wrongly ?? 'ended before its tests')]))
    },
    /** Ends the process; returns its remaining output. */
    async end(): Promise<Output> {
      if (child.connected) child.disconnect()
      const rest = await outputUntil(ended)
      rmSync(temporary, { recursive: true, force: true })
      return rest
    },
  }
}

/** Runs test files in one process, and in a new one after a crash. */
export class TestProcesses {
  #process: ReturnType<typeof startProcess> | undefined
  /** A file has failed, so the process exits with 1. */
  #hasFailed = false
  #last = ''
  readonly #start: () => ReturnType<typeof startProcess>

  /**
   * @param isCovered record coverage in `COVERAGE`.
   * @param timeout milliseconds per file before it fails.
   */
  constructor(isCovered: boolean, timeout = TIMEOUT) {
    this.#start = () => startProcess(isCovered, timeout)
  }

  /** Runs a file. Its output is stored in `OUTPUT`. */
  async run(path: string): Promise<TestResults> {
    this.#process ??= this.#start()
    this.#last = path
    const { temporary } = this.#process
    const output = await this.#process.run(path)
    const results = readTap(output.tap, path, output.wrongly)
    const left = readdirSync(temporary).filter((one) => one.startsWith('swapyard-test-'))
    if (left.length > 0) fail(results, [path, `has left ${left.join(', ')} in the temporary folder`])
    for (const folder of left) rmSync(join(temporary, folder), { recursive: true, force: true })
    if (results.failed > 0 && output.errors) results.shown.push(output.errors.trimEnd())
    this.#hasFailed ||= results.failed > 0
    const stored = join(ROOT, OUTPUT, `${path}.tap`)
    mkdirSync(dirname(stored), { recursive: true })
    writeFileSync(stored, `${output.tap}${output.errors.replaceAll(/^/gm, '# ')}`)
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
