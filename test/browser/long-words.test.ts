import t from 'tap'
import { accounts, items, wishes } from '../../db/schema/index.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { fullMarket } from '../helpers/full-market.ts'

const word = (length: number) => 'W'.repeat(length)

t.test('names and addresses without a space push no page open', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { member, admin, details, incoming } = await fullMarket(app)
  app.db
    .update(accounts)
    .set({ name: word(80), address: word(200) })
    .run()
  app.db
    .update(items)
    .set({
      name: word(120),
      description: word(500),
      tradePreferences: word(300),
      location: word(200),
    })
    .run()
  app.db
    .insert(wishes)
    .values({ accountId: member.id, text: word(80), key: word(80), forAny: true })
    .run()
  const paths = {
    member: [
      '/',
      `/browse?product=${word(100)}`,
      `/productdetails/${details}`,
      '/dashboard',
      '/dashboard/exchange-request',
      '/dashboard/exchange-request?direction=outgoing',
      `/dashboard/exchange-product-details?id=${incoming}`,
      '/dashboard/messages',
      '/dashboard/matches',
      '/dashboard/notification',
      `/people/${member.id}`,
    ],
    admin: ['/admin/people', `/admin/people/${member.id}`, '/admin/items', '/admin/reports'],
  }
  for (const [who, as] of Object.entries({ member, admin })) {
    const { page } = await newPage(t, { origin, width: 320, as })
    for (const path of paths[who as keyof typeof paths]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      t.ok((await overflow(page)) <= 0, `${path} scrolls sideways for the ${who}`)
    }
  }
})

t.test(
  'nor does a long word push the details of an own item out of their dialog',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { member } = await fullMarket(app)
    app.db
      .update(items)
      .set({ name: word(120), description: word(500) })
      .run()
    const { page } = await newPage(t, { origin, width: 320, as: member })
    await goAwake(page, '/dashboard')
    await page
      .getByRole('button', { name: /^View W/ })
      .first()
      .click()
    const body = page.locator('dialog:modal > .body')
    await body.getByText(word(500)).waitFor()
    t.equal(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), 0)
  },
)

t.test('nor does the field of browse where the fonts do not come', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { member } = await fullMarket(app)
  const { page } = await newPage(t, { origin, width: 320, as: member })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/browse', { waitUntil: 'networkidle' })
  // An input is as wide as `size` characters, in a wide font wider than the screen.
  await page.locator('#product').evaluate((input: HTMLInputElement) => {
    input.size = 40
  })
  t.ok((await overflow(page)) <= 0)
})
