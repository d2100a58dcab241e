import t from 'tap'
import { liveEvents } from '../../server/realtime/live-events.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { bubbles, chatPages, joined, thread, write } from '../helpers/chat-pages.ts'
import { testLine } from '../helpers/line.ts'

const { app, origin } = await testServer(t)
const { say, twoBrowsers } = chatPages(app, origin)
const skip = noBrowser

t.test('after a time offline nothing is missing and nothing double', { skip }, async (t) => {
  const { ada, bob, atAda, atBob } = await twoBrowsers(t)
  await atBob.page.context().setOffline(true)
  await atBob.page.getByText('You are offline.').waitFor()
  // More than one page of messages, so that the gap has to be closed by asking several times.
  for (let number = 1; number <= 120; number++) say(ada, bob, `While away ${number}`)
  await write(atBob.page, 'Written in the tunnel')
  await atBob.page.getByText('Failed to send message').waitFor()
  t.ok((await bubbles(atBob.page)).includes('Written in the tunnel'), 'the text is kept')
  await atBob.page.context().setOffline(false)
  await thread(atAda.page).getByText('Written in the tunnel').waitFor()
  await thread(atBob.page).getByText('While away 120', { exact: true }).waitFor()
  await write(atAda.page, 'There you are')
  await thread(atBob.page).getByText('There you are').waitFor()
  const expected = [
    'Is the table still there?',
    ...Array.from({ length: 120 }, (_, at) => `While away ${at + 1}`),
    'Written in the tunnel',
    'There you are',
  ]
  t.strictSame(await bubbles(atBob.page), expected)
  t.strictSame(await bubbles(atAda.page), expected)
})

t.test('a message whose answer was lost is there once', { skip }, async (t) => {
  const { atAda, atBob } = await twoBrowsers(t)
  let lost = 0
  await atBob.page.route('**/api/messages/*', async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await write(atBob.page, 'Only once')
  await thread(atAda.page).getByText('Only once').waitFor()
  const again = atBob.page.getByRole('button', { name: 'Try again' })
  if (await again.isVisible()) await again.click()
  await thread(atBob.page).locator('.message:not([data-state])', { hasText: 'Only once' }).waitFor()
  t.equal((await bubbles(atBob.page)).filter((text) => text === 'Only once').length, 1)
  await atAda.page.reload()
  t.equal((await bubbles(atAda.page)).filter((text) => text === 'Only once').length, 1)
})

t.test('a tab has one socket at most, and a new one after the network changed', { skip }, async (t) => {
  const line = await testLine(t, origin)
  const ada = testAccount(app, { name: 'Ada Lind' })
  const bob = testAccount(app, { name: 'Bob Marsh' })
  say(ada, bob, 'About the table')
  const { page } = await newPage(t, { origin: line.origin, as: bob })
  const states = { open: 0, opened: 0, most: 0 }
  page.on('websocket', (socket) => {
    states.opened += 1
    states.open += 1
    states.most = Math.max(states.most, states.open)
    socket.on('close', () => {
      states.open -= 1
    })
  })
  let live = joined(page)
  await page.goto('/dashboard/messages')
  await live
  for (const round of [1, 2]) {
    live = joined(page)
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    // All at once, as when a lid is opened: none of them may open one of its own.
    await page.context().setOffline(false)
    await page.evaluate(() => {
      for (const name of ['online', 'pageshow', 'online']) dispatchEvent(new Event(name))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await live
    say(ada, bob, `Back again ${round}`)
    await thread(page).getByText(`Back again ${round}`).waitFor()
  }
  t.match(states, { opened: 3, most: 1 })
  t.equal(line.most(), 1, 'nor did the network see two')
})

t.test('what is stored while the line breaks, before it is pushed, comes once', { skip }, async (t) => {
  const line = await testLine(t, origin)
  const { ada, bob, atBob } = await twoBrowsers(t, { bobAt: line.origin })
  const live = joined(atBob.page)
  liveEvents(app.db).prependOnceListener('event', line.cut)
  say(ada, bob, 'Stored, not pushed')
  await live
  say(ada, bob, 'Pushed again')
  await thread(atBob.page).getByText('Pushed again').waitFor()
  t.strictSame(await bubbles(atBob.page), ['Is the table still there?', 'Stored, not pushed', 'Pushed again'])
})

t.test('after sleep a line that looks open and is dead is found out and left', { skip }, async (t) => {
  const line = await testLine(t, origin)
  const { ada, bob, atBob } = await twoBrowsers(t, { bobAt: line.origin })
  const { page } = atBob
  await page.clock.install()
  let live = joined(page)
  await page.reload()
  await live
  line.silence()
  say(ada, bob, 'While the lid was closed')
  live = joined(page)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  // No answer comes to what was asked on waking up, nor to the closing.
  await page.clock.fastForward(8000)
  await page.clock.fastForward(3000)
  await page.clock.fastForward(3000)
  await live
  await thread(page).getByText('While the lid was closed').waitFor()
  t.equal((await bubbles(page)).length, 2)
})

t.test('where no websocket gets through, messages come by asking', { skip }, async (t) => {
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
  await page.goto(`/dashboard/messages?userId=${ada.id}`)
  say(ada, bob, 'Asked for')
  for (let seconds = 0; seconds < 60; seconds += 5) await page.clock.runFor(5000)
  // Each wait is doubled up to 30 s, of which chance takes up to four fifths off.
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
  'a toast is told also where the line broke before its first use, and fetched only for it',
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
    await page.getByText('You are offline.').waitFor()
    await page.getByRole('button', { name: 'More about Ada Lind' }).click()
    await page.getByRole('button', { name: 'Block Ada Lind' }).click()
    const told = page.getByText('Something went wrong')
    await told.waitFor()
    t.equal(await told.getAttribute('role'), 'status')
  },
)
