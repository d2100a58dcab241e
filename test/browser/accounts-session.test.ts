import t from 'tap'
import { sendMessage } from '../../server/trading/messages/send-message-service.ts'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { remember, sessionCookie, stored } from '../helpers/signed-in.ts'

const FORGOTTEN = { token: null, user: null, signup_data: null }

t.test('signing out ends it here even when the server fails', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, testAccount(app))
  await page.evaluate(() => localStorage.setItem('signup_data', '{}'))
  await goAwake(page, '/dashboard')
  const fail = await holdBack(page, '**/api/auth/logout', 'abort')
  await page.getByRole('button', { name: /^Account of/ }).click()
  const link = page.locator('.menu.account').getByRole('link').last()
  await link.click()
  t.equal(await link.textContent(), 'Signing out...')
  fail()
  await page.waitForURL('**/sign-in?signed_out=1', { waitUntil: 'commit' })
  await page.getByText("You've been signed out locally.").waitFor()
  t.equal(await page.getByText('Failed to logout').textContent(), 'Failed to logout ')
  t.strictSame(await stored(page), FORGOTTEN)
  t.equal(await sessionCookie(page), undefined)
  await page.goto('/dashboard')
  t.equal(page.url(), `${origin}/sign-in?redirect=%2Fdashboard`)
  t.strictSame(problems, [`failed: POST ${origin}/api/auth/logout net::ERR_FAILED`])
})

t.test(
  'signing out without a line drops push here, and the session once there is one',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const ada = testAccount(app)
    const { page } = await newPage(t, { origin })
    await remember(page, origin, ada)
    // Stored in `window.name`, because it survives navigation.
    await page.addInitScript(() => {
      const mine = { unsubscribe: async () => (window.name += 'dropped ') }
      const registration = { pushManager: { getSubscription: async () => mine } }
      navigator.serviceWorker.getRegistration = async () => registration as never
    })
    await goAwake(page, '/dashboard')
    await page.waitForFunction(() => 'dropPush' in window)
    const fail = await holdBack(page, '**/api/auth/logout', 'abort')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.locator('.menu.account').getByRole('link').last().click()
    fail()
    await page.waitForURL('**/sign-in?signed_out=1')
    t.equal(await page.evaluate(() => window.name), 'dropped ')
    t.equal((await app.inject({ url: '/api/profile', headers: ada.bearer })).statusCode, 401)
  },
)

t.test('a page whose cookie and token name two accounts signs out', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const [ada, mallory] = [testAccount(app), testAccount(app)]
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, ada)
  const cookie = { name: 'swapyard_token', value: mallory.token, url: origin, httpOnly: true }
  await page.context().addCookies([cookie])
  await page.goto(`${origin}/dashboard`)
  await page.waitForURL('**/sign-in?signed_out=1&redirect=%2Fdashboard')
  t.strictSame(await stored(page), FORGOTTEN)
  t.equal(await sessionCookie(page), undefined)
  t.equal((await app.inject({ url: '/api/profile', headers: ada.bearer })).statusCode, 401)
  t.strictSame(problems, [])
})

t.test('a page does not sign out after a sign-in in another tab', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const [ada, bob] = [testAccount(app), testAccount(app)]
  const { page } = await newPage(t, { origin })
  await remember(page, origin, ada)
  const cookie = { name: 'swapyard_token', value: bob.token, url: origin, httpOnly: true }
  await page.context().addCookies([cookie])
  await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
  await page.evaluate((token) => localStorage.setItem('token', token), bob.token)
  await page.waitForTimeout(1500)
  t.equal(page.url(), `${origin}/dashboard`)
  t.ok(await sessionCookie(page))
})

t.test('signing out before its script has come ends the session, too', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const ada = testAccount(app)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, ada)
  const comeOn = await holdBack(page, /\/sign-out-[^/]*\.js$/)
  // Awaits the socket, because it might be rejected after the end of the session.
  const isLive = joined(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await isLive
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.locator('.menu.account').getByRole('link', { name: 'Sign Out' }).click()
  await page.waitForURL('**/sign-in?signed_out=1', { waitUntil: 'commit' })
  comeOn()
  await page.getByText('Logged out successfully').waitFor()
  t.strictSame(await stored(page), FORGOTTEN)
  t.equal(await sessionCookie(page), undefined)
  const known = await app.inject({ url: '/api/unread-counts', headers: ada.bearer })
  t.equal(known.statusCode, 401)
  t.strictSame(problems, [])
})

t.test('no unread count is requested during sign-out', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const [ada, bob] = [testAccount(app), testAccount(app)]
  const { page, problems } = await newPage(t, { origin, as: ada })
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/unread-counts') && asked.push(request.url()))
  const isLive = joined(page)
  await goAwake(page, '/dashboard')
  await isLive
  await holdBack(page, '**/api/unread-counts')
  sendMessage(app.db, bob.id, ada.id, { message: 'Are you there?', client_id: undefined })
  await page.waitForRequest('**/api/unread-counts')
  const answer = await holdBack(page, '**/api/auth/logout')
  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/api/unread-counts'),
  )
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.locator('.menu.account').getByRole('link', { name: 'Sign Out' }).click()
  await givenUp
  const before = asked.length
  sendMessage(app.db, bob.id, ada.id, { message: 'Hello?', client_id: undefined })
  // Longer than the first requests of a page take.
  await page.waitForTimeout(600)
  answer()
  await page.waitForURL('**/sign-in')
  t.equal(asked.length, before)
  t.strictSame(problems, [])
})

t.test('a count that is refused once is not asked for again', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const ada = testAccount(app)
  const { page, problems } = await newPage(t, { origin, as: ada })
  await page.clock.install()
  const isLive = joined(page)
  await goAwake(page, '/dashboard/setting')
  await isLive
  app.sessions.endAll(ada.id)
  const refusal = `401: GET ${origin}/api/unread-counts`
  // The page polls every 30 seconds. After the first refusal, 4 more intervals pass.
  while (!problems.includes(refusal)) await page.clock.runFor(5000)
  for (let half = 0; half < 4; half++) await page.clock.runFor(30_000)
  t.strictSame(problems, [refusal])
})

t.test('a redirect never leaves this site', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { email } = testAccount(app)
  const { page, problems } = await newPage(t, { origin })
  for (const evil of [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/',
    'javascript:document.title="evil"',
    '/%2f/evil.test',
    '%2f%2fevil.test',
    '/.//evil.test',
  ]) {
    await page.goto(`/sign-in?redirect=${encodeURIComponent(evil)}`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.getByText('Sign in successfully').waitFor()
    t.equal(new URL(page.url()).origin, origin, evil)
    t.not(await page.title(), 'evil')
    // The server redirects signed-in users.
    await page.goto(`/sign-in?redirect=${encodeURIComponent(evil)}`)
    t.equal(new URL(page.url()).origin, origin, evil)
    await page.context().clearCookies()
  }
  t.same(
    problems.filter((problem) => !problem.startsWith('404')),
    [],
  )
})

t.test(
  'guarded pages lead to sign-in and back, also by way of signing up',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { email } = testAccount(app)
    const { page, problems } = await newPage(t, { origin })
    for (const path of ['/dashboard/setting/privacy?x=1&y=2', '/dashboard/favourite', '/uploaditem']) {
      await page.goto(path)
      t.equal(page.url(), `${origin}/sign-in?redirect=${encodeURIComponent(path)}`)
    }
    await page.getByRole('link', { name: 'Sign Up' }).click()
    t.equal(
      await page.getByRole('link', { name: 'Sign In' }).getAttribute('href'),
      '/sign-in?redirect=%2Fuploaditem',
    )
    await page.getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/uploaditem`)
    for (const path of ['/sign-in', '/sign-up']) {
      await page.goto(path)
      t.equal(page.url(), `${origin}/`, 'who is signed in needs neither')
    }
    t.strictSame(problems, [])
  },
)

t.test('a browser without its token signs in again and returns', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const account = testAccount(app)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, account)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/dashboard/setting?x=1')
  await page.waitForURL('**/sign-in?*')
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/dashboard/setting?x=1`)
  t.strictSame(problems, [])
})

t.test('a new password ends the sessions of other browsers', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const account = testAccount(app)
  const other = await newPage(t, { origin })
  await remember(other.page, origin, { ...account, token: app.sessions.start(account.id) })
  await other.page.goto('/dashboard/setting')
  const { page } = await newPage(t, { origin })
  await remember(page, origin, account)
  await page.goto('/dashboard/setting/privacy')

  const fill = async (current: string, next: string, again: string) => {
    await page.getByRole('textbox', { name: 'Current Password' }).fill(current)
    await page.getByRole('textbox', { name: 'New Password', exact: true }).fill(next)
    await page.getByRole('textbox', { name: 'Confirm New Password' }).fill(again)
    await page.getByRole('button', { name: 'Save' }).click()
  }
  await fill('short', 'short', 'other')
  const tooShort = page.getByText('Password must be at least 6 characters long')
  await tooShort.nth(2).waitFor()
  t.equal(await tooShort.count(), 3)
  await fill('not this one', 'six6x!', 'sixsiy')
  await page.getByText('Passwords do not match').waitFor()
  await fill('not this one', 'six6x!', 'six6x!')
  await page.getByText('This is not your current password.').waitFor()
  await page.getByRole('status').getByText('Password update failed').waitFor()
  t.equal(await page.getByRole('textbox', { name: 'New Password', exact: true }).inputValue(), 'six6x!')
  await fill(PASSWORD, 'six6x!', 'six6x!')
  await page.waitForURL(`${origin}/sign-in`, { waitUntil: 'commit' })
  await page.getByText('Password update successful').waitFor()
  t.strictSame(await stored(page), FORGOTTEN)
  t.equal(await sessionCookie(page), undefined)

  await other.page.getByLabel('Full Name').fill('Too Late')
  await other.page.getByRole('button', { name: 'Save' }).click()
  await other.page.getByText('Please sign in first.').waitFor()
  t.equal(await other.page.getByLabel('Full Name').inputValue(), 'Too Late')
  await other.page.reload()
  t.match(other.page.url(), '/sign-in?redirect=')
})

t.test(
  'signing in leads back to the page with what its address had behind #',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const person = testAccount(app)
    const { page } = await newPage(t, { origin })
    // As after scanning a QR code in a browser without a session.
    await page.goto('/dashboard/setting#code=1234&with=7')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await page.waitForURL('**/dashboard/setting#code=1234&with=7')
    t.pass()
  },
)
