import { existsSync } from 'node:fs'
import t from 'tap'
import { Progress } from './helpers/progress.ts'
import { changedFiles, quickTests } from './helpers/quick-tests.ts'
import { noResults, type TestResults } from './helpers/tap-results.ts'
import { testFiles } from './helpers/test-files.ts'
import { TestProcesses } from './helpers/test-process.ts'

const FIXTURES = 'test/fixtures/runner'

/** Runs the files in sequence. Returns one result per file, then the result of ending the process. */
async function run(...names: string[]): Promise<TestResults[]> {
  const processes = new TestProcesses(false)
  const results: TestResults[] = []
  for (const name of names) results.push(await processes.run(`${FIXTURES}/${name}.ts`))
  return [...results, await processes.end()]
}

for (const [name, passed, failure] of [
  ['fails', 1, 'a thing > should be equal'],
  ['has-no-tests', 0, 'no tests in it'],
  ['asserts-nothing', 0, 'a thing > no assertions in it'],
  ['ends-early', 1, 'a thing > test unfinished'],
  ['throws', 0, 'its process ended with 1'],
  ['leaves-a-folder', 1, / > has left swapyard-test-\w+ in the temporary folder$/],
] as const) {
  t.test(`a file that ${name.replaceAll('-', ' ')} has failed`, async (t) => {
    const [results, later] = await run(name)
    t.match(results, { passed, failed: 1, failures: [failure], skipped: [] })
    t.strictSame(later, noResults(), 'once')
  })
}

t.test('a hanging file fails with its running test and its last output', async (t) => {
  const processes = new TestProcesses(false, 10_000)
  const results = await processes.run(`${FIXTURES}/hangs.ts`)
  t.match(results, { passed: 1, failed: 1, failures: [`${FIXTURES}/hangs.ts > another thing > timeout!`] })
  t.match(results.shown.join('\n'), /What it showed/)
  const next = await processes.run(`${FIXTURES}/passes.ts`)
  t.match(next, { passed: 2, failed: 0 }, 'the next file gets a process of its own')
  t.strictSame(await processes.end(), noResults())
})

t.test('passed and skipped tests are counted, and failures have diagnostics', async (t) => {
  const [passes, fails, throws] = await run('passes', 'fails', 'throws')
  t.match(passes, { passed: 2, failed: 0, skipped: [`${FIXTURES}/passes.ts > another day: no time`] })
  t.match(fails!.shown.join('\n'), /-wanted\n +\+found/)
  t.match(throws!.shown.join('\n'), /Not even a test/, 'what went to standard error is shown')
})

t.test('a run prints its progress as plain lines', (t) => {
  const lines: string[] = []
  const progress = new Progress(12, (line) => lines.push(line))
  for (let at = 0; at < 11; at++) progress.begin(`test/${at}.test.ts`)({ ...noResults(), passed: 3 })
  progress.begin('test/bad.test.ts')({
    ...noResults(),
    passed: 1,
    failed: 1,
    failures: ['bad'],
    shown: ['why'],
  })
  progress.end()
  t.match(lines[0], /^file 1 of 12: test\/0\.test\.ts: 3 passed, \d+\.\d s$/)
  t.match(lines[11], /^file 12 of 12: test\/bad\.test\.ts: 1 passed, 1 FAILED, \d+\.\d s$/)
  t.strictSame(lines.slice(12, 14), ['FAILED: bad', 'why'])
  t.match(lines[14], /^12 files in \d+\.\d s; the slowest: test\//)
  t.end()
})

t.test('all test files are found, with their prerequisites from imports', (t) => {
  const files = testFiles([])
  const named = (path: string) => files.find((file) => file.path === path)
  t.match(named('test/browser/home.test.ts'), { needsBrowser: true, needsClient: true })
  t.match(named('test/server/market/items/browse.test.ts'), { needsBrowser: false, needsClient: true })
  t.match(named('test/client/components/payments/card-text.test.ts'), {
    needsBrowser: false,
    needsClient: false,
  })
  const firstWithout = files.findIndex(({ needsBrowser }) => !needsBrowser)
  t.notOk(
    files.slice(firstWithout).some(({ needsBrowser }) => needsBrowser),
    'browsers come first',
  )
  t.ok(files.every(({ path }) => existsSync(path)))
  t.strictSame(testFiles(['test/db/']).length, testFiles(['test/db']).length)
  t.throws(() => testFiles(['test/nothing.test.ts']), { message: 'test/nothing.test.ts names no test' })
  t.end()
})

t.test('a quick run has the tests that reach a changed file without the composition root', (t) => {
  const paths = (...changed: string[]) => quickTests(changed).files.map(({ path }) => path)
  const ofWishes = paths('server/market/wishes/wish-matching.ts')
  t.ok(ofWishes.includes('test/server/market/wishes/wish-matching.test.ts'), 'its folder')
  t.ok(ofWishes.includes('test/server/areas.test.ts'), 'tests of the source tree')
  t.notOk(ofWishes.includes('test/server/trading/exchanges/rivals.test.ts'))
  t.ok(paths('server/swaps/swap-moves.ts').includes('test/server/swaps/histories.test.ts'), 'by imports')
  t.ok(paths('server/platform/catalogues/fr/common.json').includes('test/languages/translations.test.ts'))
  t.ok(
    paths('test/fixtures/search/de.txt').some((path) => path.includes('platform/search')),
    'fixtures',
  )
  t.notOk(paths('client/pages/home.tsx').some((path) => path.startsWith('test/browser/')))
  t.ok(paths('test/browser/home.test.ts').includes('test/browser/home.test.ts'), 'changed themselves')
  const ofAll = quickTests(['server/platform/limits.ts'])
  t.ok(ofAll.all > ofAll.files.length, 'a file of all tests has the nearest ones')
  t.ok(changedFiles().every((path) => !path.startsWith('/')))
  t.end()
})

t.test(
  'files share a process, each is counted by itself, and one that ends it leaves the next ones a new one',
  async (t) => {
    const results = await run('tells-process', 'fails', 'tells-process-too', 'exits', 'tells-process')
    t.strictSame(
      results.map(({ passed, failed }) => `${passed} ${failed}`),
      ['1 0', '1 1', '1 0', '0 1', '1 0', '0 0'],
    )
    const [first, , second, , third] = results.map(({ skipped }) => skipped[0]?.split(': ')[1])
    t.equal(second, first)
    t.ok(third)
    t.not(third, second)
  },
)
