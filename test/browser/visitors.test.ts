import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { visitorPages } from '../helpers/visitors.ts'

const { app, origin } = await testServer(t)
const pages = await visitorPages(app)
const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const skip = noBrowser
/** Of the texts, which are one page to a browser, two will do. */
const seen = Object.values(pages).filter(
  (path) => !path.startsWith('/page/') || /about|contact-us/.test(path),
)

/** What keeps people out, in the words of axe-core; what is less than serious is left to reviews. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}

/** Sum of all layout shifts so far, of those who wait as of those who scroll. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
      }),
  )

const LOOKS = [
  { width: 360, dark: false },
  { width: 1280, dark: true },
]

for (const look of LOOKS) {
  t.test(`pages keep nobody out and nothing moves, at ${look.width} pixels`, { skip }, async (t) => {
    const { page, problems } = await newPage(t, { origin, ...look })
    for (const path of seen) {
      await page.goto(path, { waitUntil: 'networkidle' })
      t.strictSame(await barriers(page), [], path)
      t.ok((await layoutShift(page)) <= 0.02, `${path} moves`)
      t.equal(
        await page.evaluate(() => document.documentElement.scrollWidth),
        look.width,
        `${path} scrolls sideways`,
      )
    }
    t.strictSame(problems, [])
  })
}

/** Adds up the scripts that a page loads, as they are sent. */
function scriptBytes(page: Page) {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
  })
  return async () => {
    let sum = 0
    for (const url of paths) {
      const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      sum += rawPayload.length
    }
    return sum
  }
}

const { home, browse, details, payment, noSuchPage } = pages
/** Brotli bytes. */
const BUDGET = { lively: 5000, still: 1000, touched: 80_000 }

t.test('before a touch a page loads next to no script', { skip }, async (t) => {
  const load = async (path: string) => {
    const { page } = await newPage(t, { origin })
    const bytes = scriptBytes(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    return bytes()
  }
  for (const path of [home, browse, details]) {
    const bytes = await load(path)
    t.ok(bytes <= BUDGET.lively, `${path}: ${bytes}`)
  }
  for (const path of [payment, noSuchPage, '/page/about']) {
    const bytes = await load(path)
    t.ok(bytes <= BUDGET.still, `${path}: ${bytes}`)
  }
})

t.test('a touch brings what it needs and stays within bounds', { skip }, async (t) => {
  const as = testAccount(app)
  for (const path of [home, browse, details]) {
    const { page } = await newPage(t, { origin, as })
    const bytes = scriptBytes(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const before = await bytes()
    t.ok(before <= BUDGET.lively, `${path} before: ${before}`)
    const ready = page.evaluate(
      () => new Promise((done) => addEventListener('island-ready', () => done(true), { capture: true })),
    )
    await page.locator('x-island button').first().focus()
    await ready
    const after = await bytes()
    t.ok(after > before && after < BUDGET.touched, `${path} after: ${after}`)
  }
})
