import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { breakableProxy } from '../helpers/breakable-proxy.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { bubbles, chatPages, joined, thread, write } from '../helpers/chat-pages.ts'

const { app, origin } = await testServer(t)
const { say, twoBrowsers } = chatPages(app, origin)
const skip = noBrowser

t.test('after sleep a line that looks open and is dead is found out and left', { skip }, async (t) => {
  const proxy = await breakableProxy(t, origin)
  const { ada, bob, atBob } = await twoBrowsers(t, { bobAt: proxy.origin })
  const { page } = atBob
  await page.clock.install()
  let live = joined(page)
  await page.reload()
  await live
  proxy.silence()
  say(ada, bob, 'While the lid was closed')
  live = joined(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // No response to the ping after waking, nor to the close.
  await page.clock.fastForward(8000)
  await page.clock.fastForward(3000)
  await page.clock.fastForward(3000)
  await live
  await thread(page).getByText('While the lid was closed').waitFor()
  t.equal((await bubbles(page)).length, 2)
})

t.test('without WebSockets messages are polled', { skip }, async (t) => {
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  say(ada, bob, 'Before')
  const { page } = await newPage(t, { origin, as: bob })
  let tries = 0
  await page.routeWebSocket(/\/app\//, (socket) => {
    tries += 1
    socket.close()
  })
  await page.clock.install()
  await goAwake(page, `/dashboard/messages?userId=${ada.id}`)
  say(ada, bob, 'Asked for')
  for (let seconds = 0; seconds < 60; seconds += 5) await page.clock.runFor(5000)
  // Backoff up to 30 s, with jitter of up to four fifths.
  t.ok(tries > 1 && tries <= 16, `${tries} tries in a minute`)
  await thread(page).getByText('Asked for').waitFor()
  await write(page, 'And back')
  await thread(page).locator('.message:not([data-state])', { hasText: 'And back' }).waitFor()
  t.strictSame(await bubbles(page), ['Before', 'Asked for', 'And back'])
})

t.test('a session that was ended elsewhere takes the live line with it, for good', { skip }, async (t) => {
  const { ada, bob, atBob } = await twoBrowsers(t)
  const { page } = atBob
  let opened = 0
  page.on('websocket', () => {
    opened += 1
  })
  const refused = page.waitForResponse((response) => response.status() === 401)
  app.sessions.endAll(bob.id)
  t.equal(app.hub.isConnected(bob.id), false)
  await refused
  await write(page, 'Too late')
  await page.locator('.message-meta.failed').waitFor()
  t.match(await bubbles(page), ['Is the table still there?', 'Too late'], 'what was written is kept')
  t.equal(opened, 0)
  t.equal(
    await app
      .inject({ url: `/api/messages/${bob.id}`, headers: ada.bearer })
      .then((r) => r.json().data.messages.length),
    1,
  )
})

t.test(
  'a toast is shown even if offline before its first use, and its script loads on demand',
  { skip },
  async (t) => {
    const { atBob } = await twoBrowsers(t)
    const { page } = atBob
    const scripts = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /toaster/.test(name)).length,
      )
    t.equal(await scripts(), 0)
    await page.context().setOffline(true)
    await page.getByText('You’re offline.').waitFor()
    await page.getByRole('button', { name: 'More options for Ada Lind' }).click()
    await page.getByRole('button', { name: 'Block Ada Lind' }).click()
    const told = page.getByText('Something went wrong')
    await told.waitFor()
    t.equal(await told.getAttribute('role'), 'status')
  },
)
