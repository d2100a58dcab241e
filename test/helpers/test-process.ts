import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { QUICK_IMPORTS, ROOT } from '../../server/ops/process.mjs'
import { fail, noResults, readTap, type TestResults } from './tap-results.ts'

/** Milliseconds after which tap ends a test that hangs, on a slow machine with two cores, and after which its process is ended. */
const TIMEOUT = 600_000
const TIMEOUT_OF_PROCESS = TIMEOUT + 30_000

/** Where all that a file has said can be read afterwards. */
export const OUTPUT = '.tap/test-results'

/** Has tap note which lines of the server ran, for `tap report` (@tapjs/processinfo). */
const COVERED = {
  options: ['--enable-source-maps', '--import', '@tapjs/processinfo/import'],
  env: {
    _TAPJS_PROCESSINFO_COV_EXCLUDE_: String(
      new RegExp(`^(?!${ROOT.replaceAll(/[^\w/]/g, '\\$&')}/(?:server|db)/)`),
    ),
  },
}
/** Takes what was compiled in runs before, which is half of a short test. It would blur what coverage counts. */
const COMPILED = { options: [], env: { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/test') } }

interface Ended {
  /** What went to standard output, which is TAP, and to standard error. */
  tap: string
  errors: string
  /** In words; undefined for the exit code 0. */
  wrongly: string | undefined
}

function runToEnd(path: string, covered: boolean, temporary: string): Promise<Ended> {
  const { options, env } = covered ? COVERED : COMPILED
  const child = spawn(process.execPath, [...options, ...QUICK_IMPORTS, path], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, TAP: '1', TAP_TIMEOUT: String(TIMEOUT / 1000), TMPDIR: temporary },
  })
  const clock = setTimeout(() => child.kill('SIGKILL'), TIMEOUT_OF_PROCESS)
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
 * Runs one file of tests in a process and with a temporary folder of its own, in which it must leave nothing of its tests.
 *
 * @param covered whether tap is to note what ran, in `.tap/coverage`.
 */
export async function runTestFile(path: string, covered: boolean): Promise<TestResults> {
  const temporary = mkdtempSync(join(tmpdir(), 'swapyard-run-'))
  try {
    const { tap, errors, wrongly } = await runToEnd(path, covered, temporary)
    const kept = join(ROOT, OUTPUT, `${path}.tap`)
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(kept, `${tap}${errors.replaceAll(/^/gm, '# ')}`)
    const results = readTap(tap, path, wrongly)
    const left = readdirSync(temporary).filter((name) => name.startsWith('swapyard-test-'))
    if (left.length > 0) fail(results, [path, `has left ${left.join(', ')} in the temporary folder`])
    if (results.failed > 0 && errors) results.shown.push(errors.trimEnd())
    return results
  } catch (error) {
    const results = noResults()
    fail(results, [path, String(error)])
    return results
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
