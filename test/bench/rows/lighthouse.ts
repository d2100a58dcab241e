import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { QUICK_IMPORTS, run } from '../../../server/ops/process.mjs'
import { CHROMIUM_ARGS, findBrowser } from '../../helpers/installed-browsers.ts'
import type { Result, Row } from '../row.ts'
import { startSite } from '../server-process.ts'
import { median } from '../statistics.ts'

/** Not among the dependencies: 150 packages that only this row uses. npm fetches it when the row is run. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const GOALS = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 }
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]

interface Report {
  categories: Record<Category, { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/** @throws Error when Lighthouse fails `tries` times; on a busy machine it now and then misses the start of a page. */
async function look(url: string, tries = 3): Promise<Report> {
  try {
    return await lookOnce(url)
  } catch (error) {
    if (tries === 1) throw error
    return look(url, tries - 1)
  }
}

async function lookOnce(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser('Chromium') }, maxBuffer: 1e8 },
  )
  return JSON.parse(stdout) as Report
}

/** What cost points, for the one who runs it. */
function complain(page: string, { audits, categories }: Report): void {
  for (const category of CATEGORIES) {
    if (categories[category].score >= GOALS[category]) continue
    const lost = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9)
    const names = lost.map(([name, { title, score }]) => `${name} ${score}: ${title}`)
    process.stderr.write(`${page} misses ${category}:\n  ${names.join('\n  ')}\n`)
    return
  }
}

async function measure(origin: string, rounds: number): Promise<{ lines: string[][]; met: boolean }> {
  const home = await (await fetch(origin)).text()
  const [details] = /\/productdetails\/\d+/.exec(home)!
  const lines: string[][] = []
  let met = true
  for (const [page, path] of Object.entries({ home: '/', browse: '/browse', details })) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round++) reports.push(await look(origin + path))
    const score = (name: Category) => median(reports.map(({ categories }) => categories[name].score))
    const seconds = (name: string) =>
      (median(reports.map(({ audits }) => audits[name]!.numericValue!)) / 1000).toFixed(2)
    met &&= CATEGORIES.every((name) => score(name) >= GOALS[name])
    complain(page, reports[0]!)
    lines.push([
      page,
      ...CATEGORIES.map((name) => (score(name) * 100).toFixed(0)),
      seconds('largest-contentful-paint'),
      (Number(seconds('total-blocking-time')) * 1000).toFixed(0),
      median(reports.map(({ audits }) => audits['cumulative-layout-shift']!.numericValue!)).toFixed(3),
    ])
  }
  return { lines, met }
}

/** Scores of the demo market as a phone on a slow line gets it. */
export const lighthouse: Row = {
  name: 'lighthouse',
  title: 'Lighthouse, as a phone on a slow line',
  explanation:
    "The demo market, looked at with Lighthouse's mobile profile (a slow phone, 1.6 Mbit/s, 150 ms each way). Scores are out of 100. Largest contentful paint is when the main thing is there, in seconds; blocking is how long, in milliseconds, the page did not listen; layout shift is how much moved.",
  async run({ rounds }): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-lighthouse-'))
    const databaseFile = join(folder, 'demo.sqlite')
    const env = { ...process.env, DATABASE_FILE: databaseFile, UPLOADS_DIR: join(folder, 'uploads') }
    await run(process.execPath, [...QUICK_IMPORTS, 'server/ops/demo.ts'], { env })
    const site = await startSite(databaseFile)
    try {
      const { lines, met } = await measure(site.origin, rounds > 3 ? 3 : 1)
      return {
        columns: [
          'page',
          'performance',
          'accessibility',
          'best practices',
          'SEO',
          'largest paint',
          'blocking',
          'layout shift',
        ],
        lines,
        goal: { text: 'performance at least 98, the others 100', met },
      }
    } finally {
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
