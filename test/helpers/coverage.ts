import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../server/ops/process.mjs'

/**
 * Minimum percent of lines of server/ and db/ executed by tests, a little below the current value. The client has its own minimum in
 * client-coverage.ts (docs/decisions/003-what-npm-test-counts.md).
 */
const FLOOR = 97
const REPORT = join(ROOT, '.tap/report/coverage-summary.json')

type Summary = Record<string, { lines: { total: number; covered: number } }>

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length

/** Checks the total. A file that no test loads counts with all of its lines. */
export function checkCoverage(): { ok: boolean; text: string } {
  if (!existsSync(REPORT)) return { ok: false, text: 'coverage: tap has left no report' }
  const summary = JSON.parse(readFileSync(REPORT, 'utf8')) as Summary
  let total = 0
  let covered = 0
  for (const file of globSync('{server,db}/**/*.ts', { cwd: ROOT })) {
    // Declarations only, no executable code.
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
