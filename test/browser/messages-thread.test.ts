import { eq } from 'drizzle-orm'
import t from 'tap'
import { attachments, messages } from '../../db/schema/index.ts'
import { DAY } from '../../server/platform/time-shared.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { noBrowser } from '../helpers/browser.ts'
import { bubbles, chatPages, thread } from '../helpers/chat-pages.ts'
import { holdBack } from '../helpers/hold-back.ts'

const { app, origin } = await testServer(t)
const { open, say, twoBrowsers } = chatPages(app, origin)
const skip = noBrowser

t.test('older messages come on scrolling up and move nothing', { skip }, async (t) => {
  const lines = Array.from({ length: 130 }, (_, at) => `Line ${at + 1}`)
  const {
    ada,
    bob,
    atBob: { page },
  } = await twoBrowsers(t, { lines })
  t.equal((await bubbles(page)).length, 50)
  const scroller = thread(page)
  t.equal(await scroller.evaluate((element) => element.scrollTop), 0, 'opens at the newest')
  const answer = await holdBack(page, '**/api/messages/*?before=*')
  const mark = scroller.getByText('Line 90', { exact: true })
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = (await mark.boundingBox())!.y
  t.notOk((await bubbles(page)).includes('Line 70'))
  answer()
  await scroller.getByText('Line 70', { exact: true }).waitFor({ state: 'attached' })
  t.ok(Math.abs((await mark.boundingBox())!.y - before) < 2, 'older messages move nothing')
  say(ada, bob, 'News from below')
  await page.getByRole('button', { name: 'New messages' }).waitFor()
  t.ok(Math.abs((await mark.boundingBox())!.y - before) < 2, 'a new message moves nothing')
  await page.getByRole('button', { name: 'New messages' }).click()
  await page.waitForFunction(() => document.querySelector('[role=log]')!.scrollTop === 0)
})

t.test('days stand between the messages, and what cannot be shown is named', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  const sent = [400, 1, 0, 0].map((days, at) => {
    const { id } = say(ada, bob, `Line ${at}`)
    app.db
      .update(messages)
      .set({ createdAt: new Date(Date.now() - days * DAY) })
      .where(eq(messages.id, id))
      .run()
    return id
  })
  const file = { messageId: sent[3]!, position: 0, name: 'setup.exe', mimeType: 'application/x-msdownload' }
  app.db
    .insert(attachments)
    .values({ ...file, size: 5, file: 'aa.exe' })
    .run()
  const { page, problems } = await open(t, bob, ada)
  const days = await thread(page).locator('.day').allTextContents()
  t.match(days, [/^\w+, \w+ \d+, \d{4}$/, 'Yesterday', 'Today'])
  t.equal(days.length, 3, 'each day once')
  t.equal(await thread(page).getByText('Unsupported file').count(), 1)
  t.equal(await thread(page).locator('.chat-files a').count(), 0, 'and cannot be opened')
  t.strictSame(problems, [])
})

t.test('a conversation that fails to load has an error and a retry', { skip }, async (t) => {
  const { ada, bob, atBob } = await twoBrowsers(t)
  const { page } = atBob
  const max = testAccount(app, { name: 'Max Orr' })
  say(max, bob, 'About the drill')
  await page.route(`**/api/messages/${max.id}`, (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.getByRole('link', { name: /Max Orr/ }).click()
  await page.getByText('Failed to fetch messages').waitFor()
  t.equal(new URL(page.url()).searchParams.get('userId'), String(max.id))
  await page.unroute(`**/api/messages/${max.id}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await thread(page).getByText('About the drill').waitFor()

  await page.route(`**/api/messages/${ada.id}?before=*`, (route) => route.fulfill({ status: 500, body: 'x' }))
  for (let number = 0; number < 60; number++) say(ada, bob, `More ${number}`)
  await page.goto(`/dashboard/messages?userId=${ada.id}`)
  await thread(page).evaluate((element) => element.scrollTo(0, -element.scrollHeight))
  const again = page.getByRole('button', { name: 'Failed to fetch messages. Try again' })
  await again.waitFor()
  await page.unroute(`**/api/messages/${ada.id}?before=*`)
  await again.click()
  await thread(page).getByText('Is the table still there?').waitFor({ state: 'attached' })
  t.equal((await bubbles(page)).length, 61)
})

t.test('screen readers get authors and typing notices', { skip }, async (t) => {
  const { ada, bob, atBob } = await twoBrowsers(t)
  t.equal(await thread(atBob.page).getAttribute('aria-live'), 'polite')
  say(ada, bob, 'Shall we meet?')
  await thread(atBob.page).getByText('Shall we meet?').waitFor()
  const spoken = await thread(atBob.page).getByRole('listitem').last().textContent()
  t.match(spoken, /^Ada Lind: Shall we meet\?/)
  t.equal(await atBob.page.locator('.typing').getAttribute('role'), 'status')
})
