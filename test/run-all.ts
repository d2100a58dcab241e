import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from '../server/ops/process.mjs'
import { checkCoverage } from './helpers/coverage.ts'
import { ensurePrograms } from './helpers/installed-programs.ts'
import { buildTap } from './helpers/tap-build.ts'
import { readTap, type TestResults } from './helpers/tap-results.ts'

/** Files named on the command line are run alone, without lint and type check. */
const files = process.argv.slice(2)
const results: TestResults = { passed: 0, failed: 0, skipped: [], failures: [], shown: [] }

const say = (text: string) => process.stdout.write(`${text}\n`)
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

/** One step that passes or fails as a whole. */
const step = async (name: string, command: string, args: string[]): Promise<boolean> =>
  conclude(name, (await run(command, args)) === 0)

function conclude(name: string, ok: boolean): boolean {
  say(`${ok ? 'ok' : 'NOT OK'}: ${name}`)
  if (ok) results.passed += 1
  else {
    results.failed += 1
    results.failures.push(name)
  }
  return ok
}

async function tap(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'swapyard-tap-'))
  const file = join(folder, 'results.tap')
  // The temporary folder of every test, so that whatever one that was killed has left goes with this run.
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  try {
    const code = await run(
      bin('tap'),
      ['--reporter=min', '--coverage-report=json-summary', `--output-file=${file}`, ...files],
      { env: { ...process.env, TMPDIR: temporary } },
    )
    const got = readTap(readFileSync(file, 'utf8'))
    results.passed += got.passed
    results.failed += got.failed
    results.skipped.push(...got.skipped)
    results.failures.push(...got.failures)
    results.shown.push(...got.shown)
    if (got.passed + got.failed === 0 || (code !== 0 && got.failed === 0)) {
      results.failed += 1
      results.failures.push(`tap ended with code ${code} and ${got.passed} assertions passed`)
    }
    const left = readdirSync(temporary).filter((name) => name.startsWith('swapyard-test-'))
    if (left.length > 0) conclude(`tests have left ${left.join(', ')} in the temporary folder`, false)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

await ensurePrograms()
if (files.length === 0) {
  await step('lint', bin('biome'), ['check', '--error-on-warnings', '.'])
  await step('type check', bin('tsc'), [])
}
if (await step('build', process.execPath, ['server/ops/build.ts'])) {
  await buildTap()
  await tap()
  if (files.length === 0) {
    const { ok, text } = checkCoverage()
    conclude(text, ok)
  }
}

for (const name of results.skipped) say(`DID NOT RUN: ${name}`)
for (const text of results.shown) say(text)
for (const name of results.failures) say(`FAILED: ${name}`)
say(`${results.passed} passed, ${results.failed} failed`)
process.exitCode = results.failed > 0 ? 1 : 0
