import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { calling } from '../helpers/calling.ts'
import { statusIn, testItem, testPictures } from '../helpers/items.ts'

const skip = noBrowser
const { app, origin } = await testServer(t)
const call = calling(app)
const image_ids = await testPictures(app)

t.test('the limit of an existing wish is switched on its page', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada' })
  const gus = testAccount(app, { name: 'Gus' })
  const tent = testItem(app, gus.id, { name: 'Tent', image_ids, is_gift: true })
  const wishes = async (state = 'open') => (await call(ada, 'GET', `/wishes?state=${state}`)).body.data
  await call(ada, 'POST', '/wishes', { text: 'tent' })
  const { id: category } = (await call(ada, 'GET', '/product-categories/list')).body.data[0]
  await call(ada, 'POST', '/wishes', { product_category_id: category })
  const { page, problems } = await newPage(t, { origin, as: ada, width: 360 })
  await goAwake(page, '/dashboard/matches')
  const boxes = page.locator('.wish-chips').getByRole('checkbox')
  const one = page.getByRole('checkbox', { name: 'One is enough: tent' })
  t.equal(await boxes.count(), 1, 'a wish with only a category has no limit')
  t.ok(await one.isChecked())
  const saved = () => page.waitForResponse(/\/api\/wishes\/\d+$/)
  const [unlimited] = await Promise.all([saved(), one.click()])
  t.equal(unlimited.status(), 200)
  t.match((await wishes()).at(-1), { text: 'tent', limit: null })
  await page.reload()
  await goAwake(page, '/dashboard/matches')
  t.notOk(await one.isChecked())

  // A tent comes while there is no limit, so the wish stays open.
  await call(ada, 'POST', `/gifts/${tent}/request`, {})
  const swap = (await call(gus, 'POST', `/gifts/${tent}/recipient`, { person: ada.id })).body.data
  for (const who of [gus, ada]) await call(who, 'POST', `/exchange-request/${swap.id}/completion`, {})
  t.equal(statusIn(app)(tent), 'traded')
  t.match((await wishes()).at(-1), { text: 'tent', state: 'open', used: 1 })
  await one.click()
  await page.getByText('You’ve found one already').waitFor()
  await button(page, 'Look for tent again').waitFor()
  t.equal(await one.count(), 0)
  t.match(await wishes('fulfilled'), [{ text: 'tent', limit: 1 }])
  t.strictSame(problems, [])
})

t.test('a refused limit leaves the wish as it was', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada' })
  await call(ada, 'POST', '/wishes', { text: 'kayak', limit: null })
  const { page } = await newPage(t, { origin, as: ada })
  await goAwake(page, '/dashboard/matches')
  await page.route(/\/api\/wishes\/\d+$/, (route) =>
    route.fulfill({ status: 409, json: { status: false, message: 'Answer it first.', errors: {} } }),
  )
  const one = page.getByRole('checkbox', { name: 'One is enough: kayak' })
  await one.click()
  await page.getByText('Answer it first.').waitFor()
  t.notOk(await one.isChecked())
})
