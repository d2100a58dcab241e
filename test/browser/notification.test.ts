import type { Request } from 'playwright-core'
import t from 'tap'
import { immediate } from '../../db/open.ts'
import { notifications } from '../../db/schema/index.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { notify } from '../../server/site/notifications/notifications-service.ts'
import { sendMessage } from '../../server/trading/messages/send-message-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const { twoPeople, offerOf } = swapping(app, await testPictures(app))
const skip = noBrowser

const tell = (accountId: number, text: string, daysAgo = 0) =>
  app.db
    .insert(notifications)
    .values({
      accountId,
      type: 'exchange_request',
      title: 'New Exchange Request',
      text,
      url: '/dashboard/exchange-request',
      createdAt: new Date(Date.now() - daysAgo * DAY),
    })
    .run()

t.test('notifications are grouped by day, live, and counted until seen', { skip }, async (t) => {
  const ada = testAccount(app)
  tell(ada.id, 'An old one', 4)
  tell(ada.id, 'One of yesterday', 1)
  tell(ada.id, 'One of today')
  const { page, problems } = await newPage(t, { origin, as: ada })
  await page.goto('/dashboard')
  const count = page.getByRole('link', { name: /Notification/ }).locator('.badge')
  await count.waitFor()
  t.match(await count.textContent(), '3')
  await page.waitForFunction(() => document.title.startsWith('(3) '))

  // A response to the page before has no body any longer.
  const allSeen = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/api/unread-counts') &&
      (await answer.json().catch(() => null))?.data.notifications === 0,
  )
  await page.goto('/dashboard/notification')
  await allSeen
  t.equal(await page.locator('h1').textContent(), 'Notification')
  t.strictSame(await page.locator('.notifications h2').allTextContents(), ['Today', 'Yesterday', 'Earlier'])
  t.match(await page.getByRole('region', { name: 'Yesterday' }).textContent(), 'One of yesterday')
  await count.waitFor({ state: 'hidden' })
  await page.waitForFunction(() => document.title.startsWith('Notification'))
  await page.locator('.waiting:visible').waitFor({ state: 'hidden' })
  t.equal(await page.locator('[data-new]').count(), 3, 'seen, and still marked as new on this visit')

  const seen = page.waitForResponse('**/api/notifications/read')
  immediate(app.db, () => {
    notify(app.db, 'item_shown', { to: ada.id, values: { item: 'Fresh bread' }, url: '/' })
  })
  await page.getByRole('region', { name: 'Today' }).getByText('Fresh bread is visible again.').waitFor()
  t.match(await page.locator('.notification-entries li').first().textContent(), 'Item Is Back')
  await seen
  await page.reload()
  t.equal(await page.locator('[data-new]').count(), 0)
  t.strictSame(problems, [])
})

t.test('an outdated count is not shown', { skip }, async (t) => {
  const ada = testAccount(app)
  tell(ada.id, 'One of today')
  const { page } = await newPage(t, { origin, as: ada })
  const live = joined(page)
  await goAwake(page, '/dashboard')
  await live
  const count = page.getByRole('link', { name: /Notification/ }).locator('.badge')
  await count.getByText('1').waitFor()
  const asked = Promise.withResolvers<Request>()
  const late = Promise.withResolvers<void>()
  await page.route(
    '**/api/unread-counts',
    async (route) => {
      const response = await route.fetch()
      asked.resolve(route.request())
      await late.promise
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  notify(app.db, 'item_shown', { to: ada.id, values: { item: 'Another' }, url: '/' })
  const first = await asked.promise
  notify(app.db, 'item_shown', { to: ada.id, values: { item: 'A third' }, url: '/' })
  await count.getByText('3').waitFor()
  const answer = page.waitForResponse((response) => response.request() === first)
  late.resolve()
  await (await answer).finished()
  await page.evaluate(() => fetch('/healthz'))
  t.match(await count.textContent(), '3')
})

t.test('older notifications are loaded by a button, without duplicates', { skip }, async (t) => {
  const ada = testAccount(app)
  for (let number = 1; number <= 45; number++) tell(ada.id, `Entry ${number}`, 3)
  const { page } = await newPage(t, { origin, as: ada })
  await page.goto('/dashboard/notification')
  const texts = page.locator('.notification-entries .text')
  await page.getByRole('button', { name: 'Show older' }).click()
  await page.getByText('Entry 6', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Show older' }).click()
  await page.getByText('Entry 1', { exact: true }).waitFor()
  t.strictSame(
    await texts.allTextContents(),
    Array.from({ length: 45 }, (_, at) => `Entry ${45 - at}`),
  )
  t.equal(await page.getByRole('button', { name: 'Show older' }).count(), 0)
  const focused = () => page.evaluate(() => document.activeElement?.querySelector('.text')?.textContent)
  t.equal(
    await focused(),
    'Entry 5',
    'the button that was pressed has gone: the focus goes to what it brought',
  )
})

t.test('without notifications the page describes them', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, as: testAccount(app) })
  await page.goto('/dashboard/notification')
  await page.getByText('No notifications yet.').waitFor()
  t.strictSame(problems, [])
})

t.test('counts and exchange lists change while one looks on', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('counts')
  const { page, problems } = await newPage(t, { origin, as: owner })
  const authorised = page.waitForResponse('**/api/broadcasting/auth')
  await page.goto('/dashboard/exchange-request')
  await authorised
  await page.getByText('No requests found.').waitFor()
  sendMessage(app.db, requester.id, owner.id, { message: 'Hello', client_id: undefined })
  await offerOf(requester, wanted, offered)
  await page.getByText('Shall we swap?').waitFor()
  await page.waitForFunction(() => document.title.startsWith('(2) '))
  await page.locator('.waiting[data-count="2"]:visible').waitFor()
  t.equal(await page.locator('.waiting').count(), 1, 'one badge')
  await button(page, 'Account of Olga Owner').click()
  await page.locator('#account-menu').getByText('1 request to answer and 1 unread message').waitFor()
  await page.keyboard.press('Escape')
  for (const name of ['Messages', 'Notification', 'Exchange Request']) {
    t.match(
      await page
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .locator('.badge')
        .textContent(),
      '1',
    )
  }
  t.strictSame(problems, [])
})
