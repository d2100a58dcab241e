import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from '../server/ops/process.mjs'
import { generate } from '../server/platform/catalogues/generate.ts'
import { checkClientCoverage } from './helpers/client-coverage.ts'
import { missingBrowser } from './helpers/installed-browsers.ts'
import { ensurePrograms } from './helpers/installed-programs.ts'
import { NOTED, NOTED_IN } from './helpers/noted-scripts.ts'
import { Progress } from './helpers/progress.ts'
import { changedFiles, quickTests } from './helpers/quick-tests.ts'
import { add, fail, noResults } from './helpers/tap-results.ts'
import { makeTemplate, TEMPLATE } from './helpers/template-database.ts'
import { type TestFile, testFiles } from './helpers/test-files.ts'
import { COVERAGE, TestProcesses } from './helpers/test-process.ts'

/** Tests to run, without lint and type check; with --quick the changed files. */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** Only tests that reach changed files (docs/decisions/146-running-tests.md). */
const quick = process.argv.includes('--quick')
const whole = named.length === 0 && !quick
/** One more than cores, because tests often wait. */
const JOBS = availableParallelism() + 1

/** Minimum percent of the lines of server/ and db/, a little below the current value (docs/decisions/146-running-tests.md). */
const FLOOR = '97'

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
  /** Separate processes for browser tests, which run without server coverage. */
  async function work(left: TestFile[], needsBrowser: boolean): Promise<void> {
    const processes = new TestProcesses(whole && !needsBrowser)
    for (let file = left.shift(); file; file = left.shift()) {
      const finish = progress.begin(file.path)
      const got = await processes.run(file.path)
      finish(got)
      add(results, got)
    }
    add(results, await processes.end())
  }
  if (whole) {
    for (const folder of [COVERAGE, NOTED]) rmSync(join(ROOT, folder), { recursive: true, force: true })
    process.env[NOTED_IN] = join(ROOT, NOTED)
  }
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
  const of = ['--temp-directory', COVERAGE, '--all', '--src', '.', '--include', '{server,db}/**/*.ts']
  const wanted = ['--reporter', 'text-summary', '--check-coverage', '--lines', FLOOR]
  await step(`coverage: ${FLOOR} % of the lines of server/ and db/`, bin('c8'), ['report', ...of, ...wanted])
  const missing = missingBrowser('Chromium')
  if (missing) return void results.skipped.push(`coverage of the client: ${missing}`)
  const client = await checkClientCoverage()
  conclude(client.text, client.ok)
}

function reachingTests(): TestFile[] {
  const changed = named.length > 0 ? named : changedFiles()
  const { files, all } = quickTests(changed)
  const some = all > files.length ? ` (the nearest ${files.length} of them: \`npm test\` runs all)` : ''
  say(`${all} test files without a browser reach ${changed.length} changed files${some}`)
  return files
}

async function all(): Promise<void> {
  await generate()
  const files = quick ? reachingTests() : testFiles(named)
  const checks = [
    () => step('lint', bin('biome'), ['check', '--error-on-warnings', '.']),
    () => step('type check', bin('tsc'), []),
  ]
  const checked = Promise.all(named.length > 0 && !quick ? [] : checks.map((check) => check()))
  const built =
    !files.some(({ needsClient }) => needsClient) ||
    (await step('build', process.execPath, ['server/ops/build.ts']))
  await checked
  if (!built) return
  await ensurePrograms(files.some(({ needsBrowser }) => needsBrowser))
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
