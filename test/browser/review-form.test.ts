import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testPictures } from '../helpers/items.ts'
import { reviewing } from '../helpers/reviews.ts'

t.test(
  'a review without yes or no can be sent and reports the missing field',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { owner, requester } = swapping(app, await testPictures(app)).twoPeople('review')
    const id = await reviewing(app).swapped(requester, owner)
    const { page } = await newPage(t, { origin, as: owner })
    await goAwake(page, `/dashboard/exchange-product-details?id=${id}`)
    await button(page, 'Send review').click()
    const missing = page.locator('.review-form').getByText('Choose whether you’d swap with them again')
    await missing.waitFor()
    t.ok(await page.getByRole('radio', { name: 'Yes' }).evaluate((radio) => radio === document.activeElement))
    await page.getByRole('radio', { name: 'No' }).check()
    await missing.waitFor({ state: 'detached' })
    await button(page, 'Send review').click()
    await button(page, 'Change review').waitFor()
    t.equal(app.db.$client.prepare('SELECT would_swap_again FROM reviews').pluck().get(), 0)
    t.ok(await page.getByRole('radio', { name: 'No' }).isChecked())
  },
)
