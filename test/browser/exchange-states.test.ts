import t from 'tap'
import { swapLegImages } from '../../db/schema/index.ts'
import { acceptRequest, confirmSwap } from '../../server/trading/exchanges/exchange-steps-service.ts'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { firstCategoryId } from '../helpers/market.ts'

const { app, origin } = await testServer(t)
const image_ids = await testPictures(app)
const { twoPeople, offerOf } = swapping(app, image_ids)
const skip = noBrowser

t.test('details of an offer without pictures say that there are none', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('bare')
  await offerOf(requester, wanted, offered)
  app.db.delete(swapLegImages).run()
  const { page, problems } = await newPage(t, { origin, as: owner })
  await page.goto('/dashboard/exchange-request')
  await button(page, 'View Details').click()
  await page.getByRole('dialog').getByText('No images available.', { exact: true }).waitFor()
  t.strictSame(problems, [])
})

t.test('declining shows progress', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('slow')
  await offerOf(requester, wanted, offered)
  const { page, problems } = await newPage(t, { origin, as: owner })
  const answer = await holdBack(page, '**/decline')
  await page.goto('/dashboard/exchange-request')
  await button(page, 'Decline').click()
  t.ok(await button(page, 'Canceling...').isDisabled())
  t.ok(await button(page, 'Accept').isDisabled())
  answer()
  await page.getByText('Request canceled successfully').waitFor()
  t.strictSame(problems, [])
})

t.test('reserved and traded items leave home and their category', async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('lists')
  const id = await offerOf(requester, wanted, offered)
  const other = testItem(app, owner.id, { name: 'Lamp', image_ids })
  const seen = async (url: string) => {
    const { body } = await app.inject({ url })
    return [wanted, offered, other].map((item) => body.includes(`/productdetails/${item}"`))
  }
  const lists = ['/', `/browse?category=${firstCategoryId(app)}`]
  for (const url of lists) t.strictSame(await seen(url), [true, true, true], `${url}, all available`)
  acceptRequest(app.db, owner.id, id)
  for (const url of lists) t.strictSame(await seen(url), [false, false, true], `${url}, reserved`)
  confirmSwap(app.db, owner.id, id)
  confirmSwap(app.db, requester.id, id)
  for (const url of lists) t.strictSame(await seen(url), [false, false, true], `${url}, traded`)
})
