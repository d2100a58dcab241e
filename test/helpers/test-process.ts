import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { COMPILED } from './process.ts'
import { fail, noResults, readTap, type TestResults } from './tap-results.ts'

/** Milliseconds for each file of a process, on a slow machine with two cores, after which tap ends what hangs. */
const TIMEOUT = 600_000
/** And so many later the process is ended. */
const GRACE = 30_000

/** Imports the files that it is told. */
const RUNNER = 'test/helpers/import-tests.ts'

/** Where all that files have said can be read afterwards. */
export const OUTPUT = '.tap/test-results'

/** Where Node notes which lines ran, for `tap report`. */
export const COVERAGE = '.tap/coverage'

/** Linux's folder in memory, and the bytes that must be free there and twice over in all. */
const MEMORY = { folder: '/dev/shm', free: 4e9 }

/** Where tests keep what is temporary: in memory where there is plenty, as databases wait for a disk at each commit. */
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

interface Ended {
  /** What went to standard output, which is TAP, and to standard error. */
  tap: string
  errors: string
  /** In words; undefined for the exit code 0. */
  wrongly: string | undefined
}

function runToEnd(paths: readonly string[], covered: boolean, temporary: string): Promise<Ended> {
  // What was compiled before would blur what coverage counts.
  const env = covered ? { NODE_V8_COVERAGE: join(ROOT, COVERAGE) } : COMPILED
  const timeout = paths.length * TIMEOUT
  const child = spawn(process.execPath, [...QUICK_IMPORTS, RUNNER], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      TAP: '1',
      TAP_TIMEOUT: String(timeout / 1000),
      TEST_FILES: JSON.stringify(paths),
      TMPDIR: temporary,
    },
  })
  const clock = setTimeout(() => child.kill('SIGKILL'), timeout + GRACE)
  const tap: Buffer[] = []
  const errors: Buffer[] = []
  child.stdout.on('data', (bytes) => tap.push(bytes))
  child.stderr.on('data', (bytes) => errors.push(bytes))
  return new Promise((done, failed) => {
    child.on('error', failed)
    child.on('close', (code, signal) => {
      clearTimeout(clock)
      const wrongly = code === 0 ? undefined : `its process ended with ${signal ?? code}`
      done({ tap: String(Buffer.concat(tap)), errors: String(Buffer.concat(errors)), wrongly })
    })
  })
}

/**
 * Runs files of tests one after the other in one process, with a temporary folder of its own, in which they must leave nothing.
 *
 * @param name under which all that they have said is kept, in `OUTPUT`.
 * @param covered whether Node is to note what ran, in `COVERAGE`.
 */
export async function runTestFiles(
  name: string,
  paths: readonly string[],
  covered: boolean,
): Promise<TestResults> {
  const temporary = mkdtempSync(join(temporaryRoot(), 'swapyard-run-'))
  try {
    const { tap, errors, wrongly } = await runToEnd(paths, covered, temporary)
    const kept = join(ROOT, OUTPUT, `${name}.tap`)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, `${tap}${errors.replaceAll(/^/gm, '# ')}`)
    const results = readTap(tap, paths, wrongly)
    const left = readdirSync(temporary).filter((one) => one.startsWith('swapyard-test-'))
    if (left.length > 0) fail(results, [name, `has left ${left.join(', ')} in the temporary folder`])
    if (results.failed > 0 && errors) results.shown.push(errors.trimEnd())
    return results
  } catch (error) {
    const results = noResults()
    fail(results, [name, String(error)])
    return results
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
