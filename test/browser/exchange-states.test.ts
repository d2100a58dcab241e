import t from 'tap'
import { exchangeRequestImages } from '../../db/schema/index.ts'
import { acceptRequest, confirmSwap } from '../../server/exchanges/exchange-steps-service.ts'
import { createRequest } from '../../server/exchanges/exchanges-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { firstCategoryId } from '../helpers/market.ts'

const { app, origin } = await testServer(t)
const image_ids = await testPictures(app)
const skip = noBrowser
const category = firstCategoryId(app)

/** A camera offered for a guitar, both listed, and the request for it. */
function offer() {
  const owner = testAccount(app)
  const requester = testAccount(app)
  const listed = (ownerId: number, name: string) =>
    testItem(app, ownerId, { name, product_category_id: category, image_ids })
  const wanted = listed(owner.id, 'Guitar')
  const offered = listed(requester.id, 'Camera')
  const id = createRequest(
    app.db,
    { id: requester.id, name: 'Rita' },
    {
      name: 'Camera',
      description: 'Takes pictures',
      condition: 'Old',
      product_category_id: category,
      message: 'Shall we swap?',
      requested_product_id: wanted,
      offered_product_id: offered,
      client_id: undefined,
    },
    [],
  )
  return { owner, requester, wanted, offered, id }
}

t.test('details of an offer without pictures say that there are none', { skip }, async (t) => {
  const { owner } = offer()
  app.db.delete(exchangeRequestImages).run()
  const { page, problems } = await newPage(t, { origin, as: owner })
  await page.goto('/dashboard/exchange-request')
  await page.getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('dialog').getByText('No images available.', { exact: true }).waitFor()
  t.strictSame(problems, [])
})

t.test('declining says so while it is under way', { skip }, async (t) => {
  const { owner } = offer()
  const { page, problems } = await newPage(t, { origin, as: owner })
  const held = Promise.withResolvers<void>()
  await page.route('**/decline', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/dashboard/exchange-request')
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  t.ok(await page.getByRole('button', { name: 'Canceling...', exact: true }).isDisabled())
  t.ok(await page.getByRole('button', { name: 'Accept', exact: true }).isDisabled())
  held.resolve()
  await page.getByText('Request canceled successfully').waitFor()
  t.strictSame(problems, [])
})

t.test('reserved and traded items leave home and their category', async (t) => {
  const { owner, requester, wanted, offered, id } = offer()
  const other = testItem(app, owner.id, { name: 'Lamp', product_category_id: category, image_ids })
  const seen = async (url: string) => {
    const { body } = await app.inject({ url })
    return [wanted, offered, other].map((item) => body.includes(`/productdetails/${item}"`))
  }
  const lists = ['/', `/browse?category=${category}`]
  for (const url of lists) t.strictSame(await seen(url), [true, true, true], `${url}, all available`)
  acceptRequest(app.db, owner.id, id)
  for (const url of lists) t.strictSame(await seen(url), [false, false, true], `${url}, reserved`)
  confirmSwap(app.db, owner.id, id)
  confirmSwap(app.db, requester.id, id)
  for (const url of lists) t.strictSame(await seen(url), [false, false, true], `${url}, traded`)
})
