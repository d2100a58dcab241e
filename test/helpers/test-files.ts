import { globSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'
import { loadedBy } from './imports.ts'

/** A test file with its prerequisites. */
export interface TestFile {
  path: string
  needsBrowser: boolean
  needsClient: boolean
}

/** Importing this means that a test starts a browser. */
const BROWSERS = 'test/helpers/installed-browsers.ts'
/** Readers of the built client; tests that start processes may start a site. */
const CLIENT = ['server/site/pages/client-build.ts', 'node:child_process']

/** Slow files for their length, in descending order. A run lists its ten slowest. */
const SLOW = [
  /browser\/village-/,
  /browser\/(?:every-page|dialogs|attacks|story-|script-budget)/,
  /docker|ops\/start|torture|hostile-restore|api-client|access|contact-choice/,
]

const rank = (path: string) => {
  const at = SLOW.findIndex((pattern) => pattern.test(path))
  return at < 0 ? SLOW.length : at
}

const sizeOf = (path: string) => statSync(join(ROOT, path)).size

function testFile(path: string): TestFile {
  const loaded = loadedBy(path)
  const needsBrowser = loaded.has(BROWSERS)
  return { path, needsBrowser, needsClient: needsBrowser || CLIENT.some((name) => loaded.has(name)) }
}

/**
 * Test files in `paths` (files or folders), or all. Browser tests first, then slow ones, then by length: short files at the end keep all
 * cores busy.
 * @throws Error if a path contains no test.
 */
export function testFiles(paths: readonly string[]): TestFile[] {
  const named = (paths.length > 0 ? paths : ['test']).map((path) => {
    const clean = posix.normalize(path).replace(/\/$/, '')
    const files = globSync(clean.endsWith('.test.ts') ? clean : `${clean}/**/*.test.ts`, { cwd: ROOT })
    if (files.length === 0) throw new Error(`${path} names no test`)
    return files
  })
  return [...new Set(named.flat())]
    .map(testFile)
    .sort(
      (a, b) =>
        Number(b.needsBrowser) - Number(a.needsBrowser) ||
        rank(a.path) - rank(b.path) ||
        sizeOf(b.path) - sizeOf(a.path),
    )
}
