import t, { type Test } from 'tap'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { box, bubbles, chatPages, joined, kept, thread, write } from '../helpers/chat-pages.ts'
import { remember } from '../helpers/signed-in.ts'

const { app, origin } = await testServer(t)
const { say } = chatPages(app, origin)
const skip = noBrowser

/** Bob reads Ada's messages in a browser with his stored session. */
async function bobReadsAda(t: Test) {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  say(ada, bob, 'Is the table still there?')
  const { page } = await newPage(t, { origin })
  await remember(page, origin, bob)
  const live = joined(page)
  await page.goto(`/dashboard/messages?userId=${ada.id}`)
  await live
  const heard = async () => {
    const answer = await app.inject({ url: `/api/messages/${bob.id}`, headers: ada.bearer })
    return answer.json().data.messages.map(({ text }: { text: string }) => text)
  }
  return { ada, bob, page, heard }
}

const failed = '.message[data-state=failed]'

t.test(
  'who was signed out elsewhere signs in again, and nothing that was written is lost',
  { skip },
  async (t) => {
    const { ada, bob, page, heard } = await bobReadsAda(t)
    app.sessions.endAll(bob.id)
    await write(page, 'Sent too late')
    await page.locator(failed).getByText('You are signed out.').waitFor()
    await page.getByText('to continue: what you write here is saved.').waitFor()
    await box(page).fill('Half a sen')
    t.strictSame(await heard(), ['Is the table still there?'])
    t.same(await kept(page), ['Sent too late'])

    await page.locator(failed).getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill(bob.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL(`**/dashboard/messages?userId=${ada.id}`)
    await thread(page).locator('.message:not([data-state])', { hasText: 'Sent too late' }).waitFor()
    t.equal(await box(page).inputValue(), 'Half a sen')
    t.strictSame(await heard(), ['Sent too late', 'Is the table still there?'])
  },
)

t.test('signing in again in another tab is enough', { skip }, async (t) => {
  const { bob, page } = await bobReadsAda(t)
  app.sessions.endAll(bob.id)
  await write(page, 'Sent too late')
  const note = page.getByText('to continue: what you write here is saved.')
  await note.waitFor()
  await remember(await page.context().newPage(), origin, { ...bob, token: app.sessions.start(bob.id) })
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await thread(page).locator('.message:not([data-state])', { hasText: 'Sent too late' }).waitFor()
  await t.resolves(note.waitFor({ state: 'detached' }))
})

t.test('a refused message remains for its author, on later pages too', { skip }, async (t) => {
  const { page, heard } = await bobReadsAda(t)
  const refuse = { status: 422, json: { status: false, message: 'Not like this.' } }
  await page.route('**/api/messages/*', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refuse) : route.continue(),
  )
  await write(page, 'Refused')
  await page.locator(failed).getByText('Not like this.').waitFor()
  await page.unroute('**/api/messages/*')
  t.same(await kept(page), ['Refused'])
  const live = joined(page)
  await page.reload()
  await live
  await page.locator(failed).getByText('Not like this.').waitFor()
  await write(page, 'Written later')
  await thread(page).locator('.message:not([data-state])', { hasText: 'Written later' }).waitFor()
  t.strictSame(await heard(), ['Written later', 'Is the table still there?'])
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator(failed).waitFor({ state: 'detached' })
  t.ok((await bubbles(page)).includes('Refused'))
})

t.test('what an old page left is not sent without asking', { skip }, async (t) => {
  const { page, heard } = await bobReadsAda(t)
  await page.context().setOffline(true)
  await page.getByText('You’re offline.').waitFor()
  await write(page, 'Of yesterday')
  await page.getByText('Waiting for a connection').waitFor()
  t.same(await kept(page), ['Of yesterday'])
  // Set in the page itself: closing a tab would first set it online, and its scripts would then send the message.
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
  await page.close()

  const later = await page.context().newPage()
  await later.clock.setSystemTime(Date.now() + 24 * 3_600_000)
  await later.context().setOffline(false)
  const live = joined(later)
  await later.goto('/dashboard/messages')
  await live
  await later.locator(failed).getByText('Failed to send message').waitFor()
  await write(later, 'Of today')
  await thread(later).locator('.message:not([data-state])', { hasText: 'Of today' }).waitFor()
  t.strictSame(await heard(), ['Of today', 'Is the table still there?'])
})

t.test('unsent messages are hidden from the next user of the browser', { skip }, async (t) => {
  const { ada, bob, page, heard } = await bobReadsAda(t)
  app.sessions.endAll(bob.id)
  await write(page, 'Sent too late')
  await page.locator(failed).getByText('You are signed out.').waitFor()
  await box(page).fill('Half a sen')

  const eve = testAccount(app)
  say(ada, eve, 'And you?')
  await remember(page, origin, eve)
  const live = joined(page)
  await page.goto(`/dashboard/messages?userId=${ada.id}`)
  await live
  t.strictSame(await bubbles(page), ['And you?'])
  t.equal(await box(page).inputValue(), '')
  await write(page, 'I am Eve')
  await thread(page).locator('.message:not([data-state])', { hasText: 'I am Eve' }).waitFor()
  t.same(await kept(page), ['Sent too late'])

  await remember(page, origin, { ...bob, token: app.sessions.start(bob.id) })
  await page.goto(`/dashboard/messages?userId=${ada.id}`)
  await thread(page).locator('.message:not([data-state])', { hasText: 'Sent too late' }).waitFor()
  t.equal(await box(page).inputValue(), 'Half a sen')
  t.strictSame(await heard(), ['Sent too late', 'Is the table still there?'])
})
