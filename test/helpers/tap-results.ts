import { Parser } from 'tap-parser'

/** Begins the comment of a test that failed on a page (`newPage`). */
export const SHOWN = 'The page showed:'

export interface TestResults {
  passed: number
  failed: number
  /** Full names and reasons of what did not run. */
  skipped: string[]
  /** Full names of what failed. */
  failures: string[]
  /** What pages showed when their tests failed. */
  shown: string[]
}

interface Point {
  ok: boolean
  name: string
  skip?: string | true
  todo?: string | true
}

type Event = [string, unknown]

/**
 * Counts the assertions in TAP. What ran nothing counts as failed: a file without tests, a test without
 * assertions. So does a test that failed though none of its assertions did, like one that timed out.
 */
export function readTap(tap: string): TestResults {
  const results: TestResults = { passed: 0, failed: 0, skipped: [], failures: [], shown: [] }
  count(Parser.parse(tap) as Event[], [], results)
  return results
}

function count(events: Event[], path: string[], results: TestResults): void {
  let inside: Event[] | undefined
  for (const [kind, value] of events) {
    if (kind === 'child') inside = value as Event[]
    if (kind === 'bailout') fail(results, [...path, `bailed out: ${value}`])
    if (kind === 'comment' && String(value).includes(SHOWN)) results.shown.push(String(value).trim())
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
  else if (!point.ok) fail(results, here)
  else if (point.skip === 'no tests found') fail(results, [...here, 'no tests in it'])
  else if (point.skip) results.skipped.push(`${here.join(' > ')}: ${point.skip}`)
  else if (!inside) results.passed += 1
  else if (!ran && !onlySkips(inside)) fail(results, [...here, 'no assertions in it'])
}

const onlySkips = (events: Event[]) =>
  events.some(([kind, value]) => kind === 'assert' && Boolean((value as Point).skip))

function fail(results: TestResults, name: string[]): void {
  results.failed += 1
  results.failures.push(name.join(' > '))
}
