import type { Locator } from 'playwright-core'
import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { chatPages } from '../helpers/chat-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const HEBREW = 'אופניים!'

/** Whether the last character of a text stands to the left of its first one. */
const endsAtLeft = (text: Locator) =>
  text.evaluate((element) => {
    const { firstChild } = element
    const leftOf = (at: number) => {
      const range = document.createRange()
      range.setStart(firstChild!, at)
      range.setEnd(firstChild!, at + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(firstChild!.textContent!.length - 1) < leftOf(0)
  })

t.test('what is written from right to left reads so, beside what is not', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const [ada, bob] = [testAccount(app), testAccount(app)]
  const item = { name: HEBREW, description: `${HEBREW}\n\nOr so!`, image_ids: await testPictures(app) }
  const id = testItem(app, ada.id, item)
  chatPages(app, origin).say(bob, ada, HEBREW)
  const { page } = await newPage(t, { origin, as: ada })
  await page.goto(`/productdetails/${id}`)
  t.ok(await endsAtLeft(page.getByRole('heading', { level: 1 })))
  t.ok(await endsAtLeft(page.locator('.prose p').first()))
  t.notOk(await endsAtLeft(page.locator('.prose p').nth(1)))
  await page.goto('/dashboard/messages')
  t.ok(await endsAtLeft(page.locator('.bubble')))
})
