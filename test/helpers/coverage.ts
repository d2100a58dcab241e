import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'

/**
 * Per cent of the lines of server/ and db/ that the tests must run, a little below what they do. The client has its own
 * floor in client-coverage.ts (docs/decisions/003-what-npm-test-counts.md).
 */
const FLOOR = 97
/** Where tap puts its report `json-summary`. */
const REPORT = join(ROOT, '.tap/report/coverage-summary.json')

type Summary = Record<string, { lines: { total: number; covered: number } }>

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length

/** Whether enough ran, in words. A file that no test has loaded counts with all of its lines. */
export function checkCoverage(): { ok: boolean; text: string } {
  if (!existsSync(REPORT)) return { ok: false, text: 'coverage: tap has left no report' }
  const summary = JSON.parse(readFileSync(REPORT, 'utf8')) as Summary
  let total = 0
  let covered = 0
  for (const file of globSync('{server,db}/**/*.ts', { cwd: ROOT })) {
    // Declarations alone: there is nothing in them that runs.
    if (file.endsWith('.d.ts')) continue
    const lines = summary[join(ROOT, file)]?.lines ?? { total: linesOf(join(ROOT, file)), covered: 0 }
    total += lines.total
    covered += lines.covered
  }
  const share = (100 * covered) / total
  return {
    ok: share >= FLOOR,
    text: `coverage: ${share.toFixed(1)} % of the lines of server/ and db/ ran, ${FLOOR} % must`,
  }
}
