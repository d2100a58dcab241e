import { inspect } from 'node:util'
import { Parser } from 'tap-parser'

export interface TestResults {
  passed: number
  failed: number
  /** Full names and reasons of what did not run. */
  skipped: string[]
  /** Full names of what failed. */
  failures: string[]
  /** What is to be read of failures: what tap says of each, and what came on standard error. */
  shown: string[]
}

interface Point {
  ok: boolean
  name: string
  diag?: object | null
  skip?: string | true
  todo?: string | true
}

type Event = [string, unknown]

export const noResults = (): TestResults => ({ passed: 0, failed: 0, skipped: [], failures: [], shown: [] })

/** Begins the comment that ends the TAP of a file, in that of a process that runs several. */
export const END = 'End of'

/** What a process that runs several files is sent in place of a path when the one that runs has had its time. */
export const TIME_IS_UP = 'The time is up'

/**
 * Counts the assertions in the TAP of a file. What ran nothing counts as failed: a file without tests, a test without
 * assertions. So does a test that failed though none of its assertions did, like one that timed out, and a file that ended its
 * process.
 *
 * @param wrongly how the file ended, unless well.
 */
export function readTap(tap: string, file: string, wrongly?: string): TestResults {
  const results = noResults()
  const events = Parser.parse(tap) as Event[]
  count(events, [file], results)
  if (results.failed > 0) return results
  if (wrongly) fail(results, [file, wrongly])
  else if (results.passed === 0 && !onlySkips(events)) fail(results, [file, 'no tests in it'])
  return results
}

function count(events: Event[], path: string[], results: TestResults): void {
  let inside: Event[] | undefined
  for (const [kind, value] of events) {
    if (kind === 'child') inside = value as Event[]
    if (kind === 'bailout') fail(results, [...path, `bailed out: ${value}`])
    if (kind !== 'assert') continue
    countPoint(value as Point, inside, path, results)
    inside = undefined
  }
}

function countPoint(point: Point, inside: Event[] | undefined, path: string[], results: TestResults): void {
  const here = [...path, point.name]
  const before = { ...results }
  if (inside) count(inside, here, results)
  const ran = results.passed + results.failed > before.passed + before.failed
  if (results.failed > before.failed) return
  if (point.todo) results.skipped.push(`${here.join(' > ')}: to do`)
  else if (!point.ok) fail(results, here, point.diag)
  else if (point.skip) results.skipped.push(`${here.join(' > ')}: ${point.skip}`)
  else if (!inside) results.passed += 1
  else if (!ran && !onlySkips(inside)) fail(results, [...here, 'no assertions in it'])
}

const onlySkips = (events: Event[]) =>
  events.some(([kind, value]) => kind === 'assert' && Boolean((value as Point).skip))

/** What tap says of a failure, each text as it reads. */
const described = (diag: object) =>
  Object.entries(diag)
    .map(
      ([name, value]) =>
        `  ${name}: ${(typeof value === 'string' ? value : inspect(value)).replaceAll('\n', '\n    ')}`,
    )
    .join('\n')

/** Counts one more failure; `diag` is what tap says of it. */
export function fail(results: TestResults, name: string[], diag?: object | null): void {
  results.failed += 1
  results.failures.push(name.join(' > '))
  if (diag) results.shown.push(described(diag))
}
