import t, { type Test } from 'tap'
import { testServer } from '../helpers/app.ts'
import { barriers, layoutShift, overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser, type PageOptions } from '../helpers/browser.ts'
import { fullMarket } from '../helpers/full-market.ts'
import { everyPage, type Who } from '../helpers/pages.ts'
import { withoutWorker } from '../helpers/without-worker.ts'

const { app, origin } = await testServer(t)
const market = await fullMarket(app)
/** All text pages have the same structure, so two are enough. */
const pages = (await everyPage(app, market)).filter(
  ({ path }) => !path.startsWith('/page/') || /about|contact-us/.test(path),
)
/** Public pages that show more to members. */
const SEEN_BY_ALL = pages.filter(({ path }) => ['/', '/browse'].includes(path) || /^\/product/.test(path))

/** Checks all pages of a user, three users in parallel. */
async function walk(t: Test, who: Who, look: PageOptions) {
  const as = who === 'visitor' ? {} : { as: market[who] }
  const { page, problems } = await newPage(t, { origin, ...look, ...as })
  // Other tests ignore messages below warnings; here the console must be empty.
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  await withoutWorker(page)
  // The response is blocked, because the page would redirect before the check.
  await page.route('**/createnewpassword?*', (route) => route.fulfill({ status: 204 }))
  const paths = pages.filter((one) => one.who === who).map(({ path }) => path)
  if (who === 'member') paths.push(...SEEN_BY_ALL.map(({ path }) => path))
  for (const path of paths) {
    // Awaits the redirect, because it could cancel the next navigation.
    const triedToMove = path.startsWith('/verificationsuccess') && page.waitForResponse(/createnewpassword/)
    await page.goto(path, { waitUntil: 'networkidle' })
    t.strictSame(await barriers(page), [], `${path} keeps the ${who} out`)
    const { total, moved } = await layoutShift(page)
    t.ok(total <= 0.02, `${path} moves by ${total} for the ${who}: ${moved}`)
    t.ok((await overflow(page)) <= 0, `${path} scrolls sideways for the ${who}`)
    // 1280 pixels at 200 % zoom, then text only at 200 %.
    if (look.width === 1280) {
      await page.setViewportSize({ width: 640, height: 400 })
      t.ok((await overflow(page)) <= 0, `${path} scrolls sideways at 200 % for the ${who}`)
      await page.setViewportSize({ width: 1280, height: 800 })
      // Awaits the new size: on a busy machine the next page would first be painted at the old one.
      await page.waitForFunction(() => innerWidth === 1280)
    }
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    t.ok((await overflow(page)) <= 0, `${path} scrolls sideways with large letters for the ${who}`)
    await triedToMove
  }
  t.strictSame(problems, [], `a problem for the ${who}`)
}

const LOOKS: PageOptions[] = [
  { width: 320, height: 640, dark: false },
  { width: 1280, dark: true },
]

for (const look of LOOKS) {
  const name = `every page keeps nobody out, stands still and fits, at ${look.width} pixels`
  t.test(name, { skip: noBrowser }, async (t) => {
    await Promise.all([walk(t, 'visitor', look), walk(t, 'member', look), walk(t, 'admin', look)])
  })
}
