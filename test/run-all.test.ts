import { existsSync } from 'node:fs'
import t from 'tap'
import { Progress } from './helpers/progress.ts'
import { noResults } from './helpers/tap-results.ts'
import { grouped, testFiles } from './helpers/test-files.ts'
import { runTestFiles } from './helpers/test-process.ts'

const FIXTURES = 'test/fixtures/runner'

for (const [name, passed, failure] of [
  ['fails', 1, 'a thing > should be equal'],
  ['has-no-tests', 0, 'no tests in it'],
  ['asserts-nothing', 0, 'a thing > no assertions in it'],
  ['ends-early', 1, 'ended before its tests'],
  ['throws', 0, 'its process ended with 1'],
  ['leaves-a-folder', 1, / > has left swapyard-test-\w+ in the temporary folder$/],
] as const) {
  t.test(`a file that ${name.replaceAll('-', ' ')} has failed`, async (t) => {
    const path = `${FIXTURES}/${name}.ts`
    const results = await runTestFiles(path, [path], false)
    t.match(results, { passed, failed: 1, failures: [failure], skipped: [] })
  })
}

t.test('what passed and what did not run is counted, and a failure says what was found', async (t) => {
  const path = `${FIXTURES}/passes.ts`
  const { passed, failed, skipped } = await runTestFiles(path, [path], false)
  t.strictSame(
    { passed, failed, skipped },
    { passed: 2, failed: 0, skipped: [`${path} > another day: no time`] },
  )
  const { shown } = await runTestFiles('fails', [`${FIXTURES}/fails.ts`], false)
  t.match(shown.join('\n'), /-wanted\n +\+found/)
  const thrown = await runTestFiles('throws', [`${FIXTURES}/throws.ts`], false)
  t.match(thrown.shown.join('\n'), /Not even a test/, 'what went to standard error is shown')
})

t.test('a run says how far it is, in plain lines', (t) => {
  const lines: string[] = []
  const progress = new Progress(12, (line) => lines.push(line))
  for (let at = 0; at < 11; at++) progress.begin(`test/${at}.test.ts`, 1)({ ...noResults(), passed: 3 })
  progress.begin(
    'test/bad.test.ts',
    1,
  )({
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

t.test('each test file is found, and what it needs is seen by what it imports', (t) => {
  const files = testFiles([])
  const named = (path: string) => files.find((file) => file.path === path)
  t.match(named('test/browser/home.test.ts'), { needsBrowser: true, needsClient: true })
  t.match(named('test/server/items/browse.test.ts'), { needsBrowser: false, needsClient: true })
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

t.test('files of a folder run in one process, and each is counted by itself', async (t) => {
  const paths = ['passes', 'fails', 'has-no-tests', 'exits', 'asserts-nothing'].map(
    (name) => `${FIXTURES}/${name}.ts`,
  )
  const { passed, failed, failures } = await runTestFiles('a folder', paths, false)
  t.strictSame({ passed, failed }, { passed: 3, failed: 4 })
  t.strictSame(failures, [
    `${paths[1]} > a thing > should be equal`,
    `${paths[2]} > no tests in it`,
    `${paths[3]} > its process ended with 1`,
    `${paths[4]} > was not reached`,
  ])
})

t.test(
  'no process has more than six files, or four that need a browser, and a slow file has one to itself',
  (t) => {
    const files = testFiles([])
    const groups = grouped(files)
    t.strictSame(groups.flatMap(({ paths }) => paths).toSorted(), files.map(({ path }) => path).toSorted())
    for (const needsBrowser of [true, false]) {
      const lengths = groups
        .filter((group) => group.needsBrowser === needsBrowser)
        .map(({ paths }) => paths.length)
      t.equal(Math.max(...lengths), needsBrowser ? 4 : 6)
    }
    t.ok(groups.some(({ paths }) => paths.length === 1 && paths[0]!.endsWith('/every-page.test.ts')))
    t.equal(new Set(groups.map(({ name }) => name)).size, groups.length, 'each has its own name')
    t.end()
  },
)
