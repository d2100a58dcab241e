import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import { files, loadedBy } from './imports.ts'
import { type TestFile, testFiles } from './test-files.ts'

/** A run ends within a minute with about this many files. */
const MOST = 40

/** Files that import all modules: their imports are not followed. */
const JOINS =
  /(?:^|\/)index\.ts$|^server\/(?:main|app|api|slots|open-site)\.ts$|^server\/site\/pages\/page\.ts$/

/**
 * Tests of files that programs read without an import and without naming them. Other data files are found by their path in a source file.
 */
const DATA: [file: RegExp, tests: string][] = [
  [/^server\/platform\/catalogues\/.*\.json$/, 'test/languages'],
  [/^client\/.*\.css$/, 'test/client/styles.test.ts'],
  [/^client\/.*\.tsx$/, 'test/client/html.test.ts'],
  [/^server\/.*\.ts$/, 'test/db/statements.test.ts'],
  [/^db\/schema\/|^migrations\//, 'test/db'],
  [/\.md$/, 'test/docs'],
]

/** Tests that read the source tree import this. */
const TREE = 'test/helpers/imports.ts'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)

/** Files that differ from where this branch left main or next, with uncommitted and new ones. */
export function changedFiles(): string[] {
  const own = git('rev-list', 'HEAD', '--not', '--glob=refs/*/main', '--glob=refs/heads/next').at(-1)
  const changed = git('diff', '--name-only', own ? `${own}^` : 'HEAD')
  return [...changed, ...git('ls-files', '--others', '--exclude-standard')]
}

/** Files that connect tests with a changed file: for data, the source files with its name. */
function readersOf(file: string): string[] {
  if (/\.(?:tsx?|mjs)$/.test(file)) return [file]
  const name = /^test\/(fixtures\/[^/]+)/.exec(file)?.[1] ?? file
  return files('{client,db,server,test}/**/*.{ts,tsx,mjs}').filter((source) =>
    readFileSync(join(ROOT, source), 'utf8').includes(name),
  )
}

/**
 * Number of imports between a test and the changed files; undefined if there is no way. It is 0 for tests in the folder that mirrors theirs.
 * @param read the changed files, and the source files that name changed data.
 */
function distance(test: string, changed: readonly string[], read: readonly string[]): number | undefined {
  const isNear = changed.some(
    (file) =>
      posix.dirname(test) === `test/${posix.dirname(file)}` ||
      DATA.some(([pattern, tests]) => pattern.test(file) && test.startsWith(tests)),
  )
  const loaded = loadedBy(test, JOINS)
  if (isNear || loaded.get(TREE) === 1) return 0
  const nearest = Math.min(...read.map((file) => loaded.get(file) ?? Number.POSITIVE_INFINITY))
  return Number.isFinite(nearest) ? nearest : undefined
}

/**
 * Tests that reach changed files, nearest first, without those that need a browser unless they have changed themselves.
 * @returns also how many tests reach them in all.
 */
export function quickTests(changed: readonly string[]): { files: TestFile[]; all: number } {
  const read = changed.flatMap(readersOf)
  const reaching = testFiles([])
    .filter(({ path, needsBrowser }) => !needsBrowser || changed.includes(path))
    .flatMap((file) => {
      const far = distance(file.path, changed, read)
      return far === undefined ? [] : { file, far }
    })
  const nearest = new Set(reaching.toSorted((a, b) => a.far - b.far).slice(0, MOST))
  return {
    files: reaching.filter((one) => nearest.has(one)).map(({ file }) => file),
    all: reaching.length,
  }
}
