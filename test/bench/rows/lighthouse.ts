import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, launch } from 'puppeteer-core'
import { buildApp } from '../../../server/app.ts'
import { QUICK_IMPORTS, run } from '../../../server/ops/process.mjs'
import { readConfig } from '../../../server/platform/config.ts'
import { CHROMIUM_ARGS, findBrowser } from '../../helpers/installed-browsers.ts'
import type { Result, Row } from '../row.ts'
import { startSite } from '../server-process.ts'
import { median } from '../statistics.ts'

/** Not a dependency: 150 packages for this row only. npm downloads it when the row runs. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const GOALS = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 }
type Category = keyof typeof GOALS
const CATEGORIES = Object.keys(GOALS) as Category[]

interface Report {
  /** Address after redirects. */
  finalDisplayedUrl: string
  categories: Record<Category, { score: number }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

interface Page {
  name: string
  path: string
  /** Signed-in viewer; such pages are not indexed, so SEO does not count. */
  viewer?: Viewer
}

interface Viewer {
  id: number
  token: string
}

/** @throws Error after `tries` failures; on a busy machine Lighthouse sometimes misses the start of a page. */
async function look(origin: string, page: Page, tries = 3): Promise<Report> {
  try {
    return await lookOnce(origin, page)
  } catch (error) {
    if (tries === 1) throw error
    return look(origin, page, tries - 1)
  }
}

/**
 * New browser with a full session. A cookie without the token in local storage, all that Lighthouse can send, would redirect to the
 * sign-in page.
 */
async function lookOnce(origin: string, { path, viewer }: Page): Promise<Report> {
  const browser = await launch({ executablePath: findBrowser('Chromium')!, args: CHROMIUM_ARGS })
  try {
    if (viewer) await signIn(browser, origin, viewer)
    const { stdout } = await promisify(execFile)(
      'npm',
      [
        'exec',
        '--yes',
        `--package=${LIGHTHOUSE}`,
        '--',
        'lighthouse',
        origin + path,
        `--port=${new URL(browser.wsEndpoint()).port}`,
        '--disable-storage-reset',
        ...(viewer ? ['--skip-audits=is-crawlable'] : []),
        '--quiet',
        '--output=json',
        `--only-categories=${CATEGORIES.join(',')}`,
      ],
      { maxBuffer: 1e8 },
    )
    const report = JSON.parse(stdout) as Report
    const shown = new URL(report.finalDisplayedUrl).pathname
    if (shown !== path) throw new Error(`${path} was left for ${shown}`)
    return report
  } finally {
    await browser.close()
  }
}

/** Does not open a measured page, so that nothing is cached. */
async function signIn(browser: Browser, origin: string, { id, token }: Viewer): Promise<void> {
  const { hostname: domain } = new URL(origin)
  await browser.setCookie({ name: 'swapyard_token', value: token, domain, path: '/', httpOnly: true })
  const page = await browser.newPage()
  await page.goto(`${origin}/robots.txt`)
  await page.evaluate(
    (token, user) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', user)
    },
    token,
    JSON.stringify({ id }),
  )
  await page.close()
}

function complain(page: string, { audits, categories }: Report): void {
  for (const category of CATEGORIES) {
    if (categories[category].score >= GOALS[category]) continue
    const lost = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9)
    const names = lost.map(([name, { title, score }]) => `${name} ${score}: ${title}`)
    process.stderr.write(`${page} misses ${category}:\n  ${names.join('\n  ')}\n`)
    return
  }
}

/** First pages of a visitor, and of a user with a proposed circle. */
async function pagesOf(databaseFile: string): Promise<Page[]> {
  const app = await buildApp(
    readConfig({ DATABASE_FILE: databaseFile, LOG_LEVEL: 'silent', DEMO_DATA: 'off' }),
  )
  const { item, circle, person } = app.db.$client
    .prepare<[], { item: number; circle: number; person: number }>(
      `SELECT swap_id AS circle, account_id AS person,
         (SELECT max(id) FROM items WHERE status = 'available') AS item
       FROM swap_parties JOIN swaps ON swaps.id = swap_id WHERE state = 'proposed'
       GROUP BY swap_id HAVING count(*) > 2 LIMIT 1`,
    )
    .get()!
  const viewer = { id: person, token: app.sessions.start(person) }
  await app.close()
  return [
    { name: 'home', path: '/' },
    { name: 'browse', path: '/browse' },
    { name: 'details', path: `/productdetails/${item}` },
    { name: 'deck', path: '/dashboard/matches', viewer },
    { name: 'circle', path: `/dashboard/circles/${circle}`, viewer },
    { name: 'person', path: `/people/${person}` },
  ]
}

async function measure(
  origin: string,
  pages: readonly Page[],
  rounds: number,
): Promise<{ lines: string[][]; met: boolean }> {
  const lines: string[][] = []
  let met = true
  for (const page of pages) {
    const reports: Report[] = []
    for (let round = 0; round < rounds; round++) reports.push(await look(origin, page))
    const score = (name: Category) => median(reports.map(({ categories }) => categories[name].score))
    const seconds = (name: string) =>
      (median(reports.map(({ audits }) => audits[name]!.numericValue!)) / 1000).toFixed(2)
    met &&= CATEGORIES.every((name) => score(name) >= GOALS[name])
    complain(page.name, reports[0]!)
    lines.push([
      page.name,
      ...CATEGORIES.map((name) => (score(name) * 100).toFixed(0)),
      seconds('largest-contentful-paint'),
      (Number(seconds('total-blocking-time')) * 1000).toFixed(0),
      median(reports.map(({ audits }) => audits['cumulative-layout-shift']!.numericValue!)).toFixed(3),
    ])
  }
  return { lines, met }
}

/** Scores of the demo market on a phone with a slow connection. */
export const lighthouse: Row = {
  name: 'lighthouse',
  title: 'Lighthouse, as a phone on a slow connection',
  explanation:
    "The demo market, looked at with Lighthouse's mobile profile (a slow phone, 1.6 Mbit/s, 150 ms each way). Deck and circle are those of somebody who is signed in, and kept from search engines on purpose. Scores are out of 100. Largest contentful paint is when the main thing is there, in seconds; blocking is how long, in milliseconds, the page did not listen; layout shift is how much moved.",
  async run({ rounds }): Promise<Result> {
    const folder = mkdtempSync(join(tmpdir(), 'swapyard-lighthouse-'))
    const databaseFile = join(folder, 'demo.sqlite')
    const env = { ...process.env, DATABASE_FILE: databaseFile, UPLOADS_DIR: join(folder, 'uploads') }
    await run(process.execPath, [...QUICK_IMPORTS, 'server/ops/demo.ts'], { env })
    const pages = await pagesOf(databaseFile)
    const site = await startSite(databaseFile)
    try {
      const { lines, met } = await measure(site.origin, pages, rounds > 3 ? 3 : 1)
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
