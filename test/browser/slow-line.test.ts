import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testServer } from '../helpers/app.ts'
import { layoutShift } from '../helpers/barriers.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { box, thread } from '../helpers/chat-pages.ts'
import { drippingSite } from '../helpers/dripping-site.ts'
import { fullMarket } from '../helpers/full-market.ts'
import { holdBack } from '../helpers/hold-back.ts'

/** 3G: bytes per second each way, round trip in milliseconds. */
const SLOW = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400, offline: false }

async function standsStill(t: Test, page: Page, what: string): Promise<void> {
  const { total, moved } = await layoutShift(page)
  t.ok(total <= 0.02, `${what} moves by ${total}: ${moved}`)
}

t.test('on a slow line one finds, opens and offers, and nothing jumps', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const market = await fullMarket(app)
  const { page, problems } = await newPage(t, {
    origin,
    as: market.member,
    width: 360,
    height: 740,
    touch: true,
  })
  page.setDefaultTimeout(60_000)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', SLOW)

  await page.goto('/')
  await standsStill(t, page, 'home')
  await page.getByPlaceholder('Search here...').fill('banjo')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('article').getByRole('link', { name: 'Banjo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banjo' }).waitFor()
  await standsStill(t, page, 'details')
  // A click before the script has loaded is not lost.
  await page.getByRole('button', { name: 'Exchange' }).click()
  await page.getByRole('dialog').getByLabel('Message *').fill('On Saturday?')
  t.equal(await page.getByLabel('Message *').inputValue(), 'On Saturday?')
  t.strictSame(problems, [])
})

t.test('a page that arrives in parts stands still', { skip: noBrowser }, async (t) => {
  const { app, origin: site } = await testServer(t)
  const market = await fullMarket(app)
  const origin = await drippingSite(t, site)
  const { page } = await newPage(t, { origin, as: market.member, width: 320, height: 640 })
  for (const path of [
    '/',
    '/browse?category=all',
    `/productdetails/${market.details}`,
    `/people/${market.other.id}`,
    '/dashboard',
    '/dashboard/exchange-request',
    '/dashboard/matches',
    '/dashboard/messages',
    '/dashboard/notification',
    '/uploaditem',
    '/payment',
  ]) {
    await page.goto(path)
    await standsStill(t, page, path)
  }
})

t.test('home and results stand still in parts of some hundred bytes', { skip: noBrowser }, async (t) => {
  const { app, origin: site } = await testServer(t)
  const market = await fullMarket(app)
  const origin = await drippingSite(t, site, 80)
  for (const size of [
    { width: 360, height: 740 },
    { width: 900, height: 800 },
    { width: 1280, height: 800 },
  ])
    for (const look of [{ ...size }, { ...size, as: market.member }]) {
      const { page } = await newPage(t, { origin, ...look })
      for (const path of ['/', '/browse']) {
        await page.goto(path)
        await standsStill(t, page, `${path} at ${size.width} pixels ${'as' in look ? 'signed in' : ''}`)
      }
    }
})

t.test(
  'what is pressed before the scripts are there is done once they are',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const market = await fullMarket(app)
    /** A page before its scripts; `come` releases them. */
    async function before(path: string, as: typeof market.member | null = market.other) {
      const { page, problems } = await newPage(t, { origin, ...(as ? { as } : {}) })
      const come = await holdBack(page, /\/assets\/entry-client/)
      await page.goto(path, { waitUntil: 'commit' })
      return { page, problems, come }
    }

    const item = `/productdetails/${market.details}`
    const heart = await before(item)
    const pressed = heart.page.locator('.product-title button')
    await pressed.click()
    t.equal(await pressed.getAttribute('aria-pressed'), 'false')
    heart.come()
    await heart.page.locator('.product-title button[aria-pressed=true]').waitFor()
    await heart.page.getByText('Favourite toggled successfully').waitFor()

    const asked = await before(item)
    await button(asked.page, 'Exchange').click()
    asked.come()
    await asked.page.getByRole('dialog').getByLabel('Message *').waitFor()

    const blocked = await before(`/people/${market.member.id}`)
    await button(blocked.page, 'Block').click()
    blocked.come()
    await button(blocked.page, 'Unblock').waitFor()
    await button(blocked.page, 'Unblock').click()
    await button(blocked.page, 'Block').waitFor()

    const written = await before(`/dashboard/messages?userId=${market.member.id}`)
    await box(written.page).fill('Is it a good one?')
    await button(written.page, 'Send').click()
    written.come()
    await thread(written.page)
      .locator('.message:not([data-state])', { hasText: 'Is it a good one?' })
      .waitFor()

    const paid = await before('/paymentdetails', null)
    await button(paid.page, 'Confirm & Pay').click()
    paid.come()
    await paid.page.getByRole('dialog', { name: 'Payment Successful!' }).waitFor()

    const entered = await before('/sign-in', null)
    await entered.page.getByLabel('Email').fill('nobody@example.test')
    await entered.page.getByLabel('Password', { exact: true }).fill('not a password')
    await entered.page.keyboard.press('Enter')
    const refused = entered.page.waitForResponse('**/api/auth/login')
    entered.come()
    t.equal((await refused).status(), 401)
    t.equal(await entered.page.getByLabel('Email').inputValue(), 'nobody@example.test')
    for (const { problems } of [heart, asked, blocked, written, paid]) t.strictSame(problems, [])
  },
)

t.test(
  'a form submitted before its script loads is sent afterwards, or reports a failed load',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const market = await fullMarket(app)
    const open = async (then: 'continue' | 'abort') => {
      const { page } = await newPage(t, { origin, as: market.other })
      const come = await holdBack(page, /\/assets\/api-form/, then)
      await page.goto(`/people/${market.member.id}`, { waitUntil: 'domcontentloaded' })
      await button(page, 'Block').click()
      come()
      return page
    }
    const without = await open('abort')
    await without.getByText('A part of this page did not load. Please reload it.').waitFor()
    await button(without, 'Block').waitFor()
    const come = await open('continue')
    await button(come, 'Unblock').waitFor()
    t.equal(await button(come, 'Block').count(), 0)
  },
)

t.test('a heart stands where the question that follows it does not come', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const market = await fullMarket(app)
  const { page } = await newPage(t, { origin, as: market.other })
  await page.route(/\/assets\/ask-want/, (route) => route.abort())
  const asked = page.waitForEvent('requestfailed', (request) => request.url().includes('ask-want'))
  await page.goto(`/productdetails/${market.details}`)
  await page.locator('.product-title button').click()
  await asked
  await page.getByText('Favourite toggled successfully').waitFor()
  t.equal(await page.locator('.product-title button').getAttribute('aria-pressed'), 'true')
})
