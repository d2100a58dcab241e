import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from '../server/ops/process.mjs'
import { generate } from '../server/platform/catalogues/generate.ts'
import { checkClientCoverage } from './helpers/client-coverage.ts'
import { checkCoverage } from './helpers/coverage.ts'
import { missingBrowser } from './helpers/installed-browsers.ts'
import { ensurePrograms } from './helpers/installed-programs.ts'
import { NOTED, NOTED_IN } from './helpers/noted-scripts.ts'
import { Progress } from './helpers/progress.ts'
import { buildTap } from './helpers/tap-build.ts'
import { fail, noResults, type TestResults } from './helpers/tap-results.ts'
import { makeTemplate, TEMPLATE } from './helpers/template-database.ts'
import { type TestFile, testFiles } from './helpers/test-files.ts'
import { COVERAGE, TestProcesses } from './helpers/test-process.ts'

/** Named files and folders run without lint and type check. */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** Skips browser tests. */
const quick = process.argv.includes('--quick')
const whole = named.length === 0 && !quick
/** One more than cores, because tests often wait. */
const JOBS = availableParallelism() + 1

/** Coverage folders. */
const ALL_NOTED = [COVERAGE, NOTED]

const results = noResults()
const say = (text: string) => process.stdout.write(`${text}\n`)
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

function conclude(name: string, ok: boolean): boolean {
  say(`${ok ? 'ok' : 'NOT OK'}: ${name}`)
  if (ok) results.passed += 1
  else fail(results, [name])
  return ok
}

const step = async (name: string, command: string, args: string[]): Promise<boolean> =>
  conclude(name, (await run(command, args)) === 0)

async function runFiles(files: readonly TestFile[]): Promise<void> {
  const progress = new Progress(files.length, say)
  if (files.length > 1) {
    process.env[TEMPLATE] = join(ROOT, '.tap/template.sqlite')
    await makeTemplate(process.env[TEMPLATE])
  }
  const add = (got: TestResults) => {
    results.passed += got.passed
    results.failed += got.failed
    for (const list of ['skipped', 'failures', 'shown'] as const) results[list].push(...got[list])
  }
  /** Separate processes for browser tests, which run without server coverage. */
  async function work(left: TestFile[], needsBrowser: boolean): Promise<void> {
    const processes = new TestProcesses(whole && !needsBrowser)
    for (let file = left.shift(); file; file = left.shift()) {
      const finish = progress.begin(file.path)
      const got = await processes.run(file.path)
      finish(got)
      add(got)
    }
    add(await processes.end())
  }
  if (whole) for (const folder of ALL_NOTED) rmSync(join(ROOT, folder), { recursive: true, force: true })
  if (whole) process.env[NOTED_IN] = join(ROOT, NOTED)
  const withBrowser = files.filter(({ needsBrowser }) => needsBrowser)
  const without = files.filter(({ needsBrowser }) => !needsBrowser)
  await Promise.all(
    Array.from({ length: JOBS }, async () => {
      await work(withBrowser, true)
      await work(without, false)
    }),
  )
  progress.end()
  if (whole) await coverage()
}

async function coverage(): Promise<void> {
  const reported = run(bin('tap'), ['report', 'json-summary'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const missing = missingBrowser('Chromium')
  if (missing) results.skipped.push(`coverage of the client: ${missing}`)
  else {
    const client = await checkClientCoverage()
    conclude(client.text, client.ok)
  }
  await reported
  const server = checkCoverage()
  conclude(server.text, server.ok)
}

async function all(): Promise<void> {
  await generate()
  const files = testFiles(named).filter(({ needsBrowser }) => !quick || !needsBrowser)
  const checked = Promise.all(
    named.length > 0
      ? []
      : [
          step('lint', bin('biome'), ['check', '--error-on-warnings', '.']),
          step('type check', bin('tsc'), []),
        ],
  )
  const built =
    !files.some(({ needsClient }) => needsClient) ||
    (await step('build', process.execPath, ['server/ops/build.ts']))
  await checked
  if (!built) return
  await ensurePrograms(files.some(({ needsBrowser }) => needsBrowser))
  await buildTap()
  await runFiles(files)
}

try {
  await all()
} catch (error) {
  fail(results, [String(error)])
}
for (const name of results.skipped) say(`DID NOT RUN: ${name}`)
for (const name of results.failures) say(`FAILED: ${name}`)
say(`${results.passed} passed, ${results.failed} failed`)
process.exitCode = results.failed > 0 ? 1 : 0
