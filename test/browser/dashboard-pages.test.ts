import t from 'tap'
import { favourites } from '../../db/schema/index.ts'
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

t.test(
  'a page of favourites that is gone with the last one on it is left for the one before',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const [owner, fan] = [testAccount(app), testAccount(app)]
    const ids = Array.from({ length: 9 }, (_, at) => testItem(app, owner.id, { name: `Zither ${at}` }))
    app.db
      .insert(favourites)
      .values(ids.map((itemId, at) => ({ accountId: fan.id, itemId, createdAt: new Date(at) })))
      .run()
    const { page } = await newPage(t, { origin, as: fan })
    await goAwake(page, '/dashboard/favourite')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const shows = async (number: number, cards: number) => {
      await page.getByText(`Page ${number}`, { exact: true }).waitFor()
      await page.waitForFunction(
        (cards) => document.querySelectorAll('[aria-busy=false] .card').length === cards,
        cards,
      )
    }
    const takeOff = async () => {
      await page
        .getByRole('article')
        .getByRole('button', { name: /^Favourite/ })
        .click()
      await page.getByText('Favourite toggled successfully').waitFor()
    }
    await button('Next').click()
    await shows(2, 1)
    await takeOff()
    await shows(2, 1)
    await button('Prev').click()
    await shows(1, 8)
    t.ok(await button('Next').isDisabled(), 'there is nothing more')

    app.db.insert(favourites).values({ accountId: fan.id, itemId: ids[0]! }).run()
    await goAwake(page, '/dashboard/favourite')
    await button('Next').click()
    await shows(2, 1)
    await takeOff()
    // The list is fetched again after reconnecting.
    await page.context().setOffline(true)
    await page.context().setOffline(false)
    await shows(1, 8)
  },
)
