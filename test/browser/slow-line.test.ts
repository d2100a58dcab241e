import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { layoutShift } from '../helpers/barriers.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { fullMarket } from '../helpers/full-market.ts'

/** As 3G: bytes a second each way, and milliseconds there and back. */
const SLOW = { downloadThroughput: 50_000, uploadThroughput: 50_000, latency: 400, offline: false }

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
  t.ok((await layoutShift(page)) <= 0.02, 'home stands still')
  await page.getByPlaceholder('Search here...').fill('banjo')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('article').getByRole('link', { name: 'Banjo' }).click()
  await page.getByRole('heading', { level: 1, name: 'Banjo' }).waitFor()
  t.ok((await layoutShift(page)) <= 0.02, 'details stand still')
  // Before its script is there: the press counts.
  await page.getByRole('button', { name: 'Exchange' }).click()
  await page.getByRole('dialog').getByLabel('Message *').fill('On Saturday?')
  t.equal(await page.getByLabel('Message *').inputValue(), 'On Saturday?')
  t.strictSame(problems, [])
})
