import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'

/** A test file with its prerequisites. */
export interface TestFile {
  path: string
  needsBrowser: boolean
  needsClient: boolean
}

/** Importing this means that a test starts a browser. */
const BROWSERS = 'test/helpers/installed-browsers.ts'
/** Readers of the built client; tests that start processes may start a site. */
const CLIENT = 'server/site/pages/client-build.ts'
const PROCESSES = 'node:child_process'

const imports = new Map<string, string[]>()

/** Direct imports: paths relative to the root, and package names. */
function importsOf(path: string): string[] {
  const known = imports.get(path)
  if (known) return known
  const source = join(ROOT, path)
  // Matches without a file are in generated source code.
  const text = existsSync(source) ? readFileSync(source, 'utf8') : ''
  const found = [...text.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name]) =>
    name!.startsWith('.') ? posix.join(posix.dirname(path), name!) : name!,
  )
  imports.set(path, found)
  return found
}

/** Transitive imports. Relative imports always have an extension. */
function reachedFrom(path: string): Set<string> {
  const reached = new Set([path])
  for (const one of reached) {
    if (!/\.(?:tsx?|mjs)$/.test(one)) continue
    for (const other of importsOf(one)) reached.add(other)
  }
  return reached
}

function testFile(path: string): TestFile {
  const reached = reachedFrom(path)
  const needsBrowser = reached.has(BROWSERS)
  return { path, needsBrowser, needsClient: needsBrowser || reached.has(CLIENT) || reached.has(PROCESSES) }
}

/** Slow files in descending order, which their length does not show: they cover every page, call or step. A run lists its ten slowest. */
const SLOW = [
  'test/browser/village-webkit.test.ts',
  'test/browser/village-firefox.test.ts',
  'test/browser/village-chromium.test.ts',
  'test/browser/every-page.test.ts',
  'test/browser/dialogs.test.ts',
  'test/browser/attacks.test.ts',
  'test/browser/story-languages.test.ts',
  'test/browser/story-chromium.test.ts',
  'test/browser/story-firefox.test.ts',
  'test/browser/story-webkit.test.ts',
  'test/browser/story-keyboard.test.ts',
  'test/browser/script-budget.test.ts',
  'test/docker.test.ts',
  'test/server/ops/start.test.ts',
  'test/torture/steps.test.ts',
  'test/torture/narrow.test.ts',
  'test/torture/deliveries.test.ts',
  'test/server/site/backups/hostile-restore.test.ts',
  'test/server/platform/http/api-client.test.ts',
  'test/server/access/access.test.ts',
  'test/server/platform/sessions/contact-choice.test.ts',
  'test/server/access/members-only.test.ts',
]

const sizeOf = ({ path }: TestFile) => statSync(join(ROOT, path)).size

/** Index in the list of slow files; all others come last. */
const placeOf = ({ path }: TestFile) => (SLOW.includes(path) ? SLOW.indexOf(path) : SLOW.length)

/**
 * Test files in `paths` (files or folders), or all. Browser tests first, then known slow ones, then by length: short files at the end keep
 * all cores busy.
 * @throws Error if a path contains no test.
 */
export function testFiles(paths: readonly string[]): TestFile[] {
  const named = (paths.length > 0 ? paths : ['test']).map((path) => {
    const clean = posix.normalize(path).replace(/\/$/, '')
    const files = clean.endsWith('.test.ts')
      ? globSync(clean, { cwd: ROOT })
      : globSync(`${clean}/**/*.test.ts`, { cwd: ROOT })
    if (files.length === 0) throw new Error(`${path} names no test`)
    return files
  })
  return [...new Set(named.flat())]
    .map(testFile)
    .sort(
      (a, b) =>
        Number(b.needsBrowser) - Number(a.needsBrowser) || placeOf(a) - placeOf(b) || sizeOf(b) - sizeOf(a),
    )
}
