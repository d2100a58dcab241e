import { inspect } from 'node:util'
import { Parser } from 'tap-parser'

export interface TestResults {
  passed: number
  failed: number
  /** Full names and reasons of skipped tests. */
  skipped: string[]
  /** Full names of failures. */
  failures: string[]
  /** Output about failures: tap's diagnostics and standard error. */
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

/** Comment at the end of a file's TAP, in a process with several files. */
export const END = 'End of'

export const TIME_IS_UP = 'The time is up'

/**
 * Counts assertions in a file's TAP. Failures also are: a file without tests, a test without assertions, a failed test without failed
 * assertions (a timeout), and a file that ended its process.
 * @param wrongly abnormal end of the file.
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

/** tap's diagnostics as readable text. */
const described = (diag: object) =>
  Object.entries(diag)
    .map(
      ([name, value]) =>
        `  ${name}: ${(typeof value === 'string' ? value : inspect(value)).replaceAll('\n', '\n    ')}`,
    )
    .join('\n')

/** Counts a failure; `diag` are tap's diagnostics. */
export function fail(results: TestResults, name: string[], diag?: object | null): void {
  results.failed += 1
  results.failures.push(name.join(' > '))
  if (diag) results.shown.push(described(diag))
}
