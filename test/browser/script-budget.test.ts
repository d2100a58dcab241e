import { basename } from 'node:path'
import type { Page } from 'playwright-core'
import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { fullMarket } from '../helpers/full-market.ts'
import { everyPage } from '../helpers/pages.ts'

const { app, origin } = await testServer(t)
const market = await fullMarket(app)
const pages = await everyPage(app, market)
const skip = noBrowser

/** Maximum script bytes with brotli, before and after interaction. A tenth of each is for localisation (further, section 8). */
const BUDGET = { still: 1100, lively: 5900, touched: 88_000, forms: 115_500 }

/** Maximum script bytes of a page, by the kinds of interactive elements that it has. */
function budgetOf(path: string): number {
  if (/^\/(?:\?page=\d|browse|productdetails\/\d+|verificationsuccess|$)/.test(path)) return BUDGET.lively
  return /^\/(?:page\/(?!contact)|payment$|passwordset|nothing)/.test(path) ? BUDGET.still : BUDGET.forms
}

/** Transferred script bytes and names, without low-priority loads (client/wake.ts). */
async function scriptsOf(page: Page) {
  await page.addInitScript(() => {
    const original = window.setTimeout
    window.setTimeout = ((work: () => void, delay?: number) =>
      delay === 350 || delay === 2000 ? 0 : original(work, delay)) as typeof setTimeout
  })
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
    const names = [...paths].map((path) => basename(path))
    paths.clear()
    return { sum, names }
  }
}

t.test('no page loads more script than its kind may', { skip }, async (t) => {
  await Promise.all(
    (['visitor', 'member', 'admin'] as const).map(async (who) => {
      const { page } = await newPage(t, { origin, ...(who === 'visitor' ? {} : { as: market[who] }) })
      const scripts = await scriptsOf(page)
      for (const { path } of pages.filter((one) => one.who === who)) {
        await page.goto(path, { waitUntil: 'networkidle' })
        const { sum, names } = await scripts()
        t.ok(sum <= budgetOf(path), `${path}: ${sum} of ${budgetOf(path)}`)
        t.notOk(
          names.some((name) => name.startsWith('toaster')),
          `${path} has said nothing yet`,
        )
      }
    }),
  )
})

t.test('a touch brings what it needs and stays within bounds', { skip }, async (t) => {
  for (const path of ['/', '/browse', `/productdetails/${market.details}`]) {
    const { page } = await newPage(t, { origin, as: market.other })
    const scripts = await scriptsOf(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const { sum: before } = await scripts()
    t.ok(before <= BUDGET.lively, `${path} before: ${before}`)
    const ready = page.evaluate(
      () => new Promise((done) => addEventListener('island-ready', () => done(true), { capture: true })),
    )
    await page.locator('x-island button').first().focus()
    await ready
    const after = before + (await scripts()).sum
    t.ok(after > before && after < BUDGET.touched, `${path} after: ${after}`)
  }
})

t.test('scripts and styles are immutable, and compressed at build time', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  const assets: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) {
      assets.push(new URL(request.url()).pathname)
    }
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  t.ok(assets.length > 3)
  for (const url of assets) {
    const { headers } = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    t.equal(headers['cache-control'], 'public, max-age=31536000, immutable', url)
    if (!url.endsWith('.woff2')) t.equal(headers['content-encoding'], 'br', url)
  }
})

t.test('a page that has not changed is answered in a word', async (t) => {
  for (const url of ['/', '/browse', `/productdetails/${market.details}`, '/page/about', '/payment']) {
    const first = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
    t.equal(first.headers['content-encoding'], 'br', url)
    const { etag } = first.headers
    t.ok(etag, url)
    const again = await app.inject({
      url,
      headers: { 'accept-encoding': 'br', 'if-none-match': String(etag) },
    })
    t.equal(again.statusCode, 304, url)
    t.equal(again.rawPayload.length, 0, url)
  }
})
