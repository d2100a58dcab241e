import { inspect } from 'node:util'
import { Parser, type Result } from 'tap-parser'

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

type Point = Pick<Result, 'ok' | 'name' | 'diag' | 'skip' | 'todo'>

type Event = [string, unknown]

export const noResults = (): TestResults => ({ passed: 0, failed: 0, skipped: [], failures: [], shown: [] })

export function add(results: TestResults, more: TestResults): void {
  results.passed += more.passed
  results.failed += more.failed
  for (const list of ['skipped', 'failures', 'shown'] as const) results[list].push(...more[list])
}

/** Comment at the end of a file's TAP, in a process with several files. */
export const END = 'End of'

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
    const point = value as Point
    const here = [...path, point.name]
    const before = { ...results }
    const children = inside
    inside = undefined
    if (children) count(children, here, results)
    const ran = results.passed + results.failed > before.passed + before.failed
    if (results.failed > before.failed) continue
    if (point.todo) results.skipped.push(`${here.join(' > ')}: to do`)
    else if (!point.ok) fail(results, here, point.diag)
    else if (point.skip) results.skipped.push(`${here.join(' > ')}: ${point.skip}`)
    else if (!children) results.passed += 1
    else if (!ran && !onlySkips(children)) fail(results, [...here, 'no assertions in it'])
  }
}

const onlySkips = (events: Event[]) =>
  events.some(([kind, value]) => kind === 'assert' && Boolean((value as Point).skip))

/** Counts a failure; `diag` are tap's diagnostics. */
export function fail(results: TestResults, name: string[], diag?: object | null): void {
  results.failed += 1
  results.failures.push(name.join(' > '))
  for (const [name, value] of Object.entries(diag ?? {}))
    results.shown.push(
      `  ${name}: ${(typeof value === 'string' ? value : inspect(value)).replaceAll('\n', '\n    ')}`,
    )
}
