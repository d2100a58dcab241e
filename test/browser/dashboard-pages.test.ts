import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'

t.test(
  'a page of own items is shown from its beginning, and keeps the focus',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const owner = testAccount(app)
    const image_ids = await testPictures(app)
    for (let at = 1; at <= 18; at++) testItem(app, owner.id, { name: `Zither ${at}`, image_ids })
    const { page, problems } = await newPage(t, { origin, as: owner, width: 375, height: 700, touch: true })
    await goAwake(page, '/dashboard')
    const next = page
      .getByRole('navigation', { name: 'Pages of My Post Items' })
      .getByRole('button', { name: 'Next' })
    for (const first of [10, 2]) {
      await next.press('Enter')
      await page.getByRole('link', { name: `Zither ${first}`, exact: true }).waitFor()
      await page.waitForFunction(() => {
        const { top } = document.querySelector('.card')!.getBoundingClientRect()
        return top > 0 && top < innerHeight
      })
      t.equal(
        await page.evaluate(() => document.activeElement?.textContent),
        'Next',
        `page of Zither ${first}`,
      )
    }
    t.ok(await next.isDisabled(), 'the last page')
    await next.press('Enter')
    t.match(
      await page
        .getByText(/^Page \d$/)
        .first()
        .textContent(),
      'Page 3',
    )
    t.strictSame(problems, [])
  },
)
