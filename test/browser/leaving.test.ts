import t from 'tap'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { remember } from '../helpers/signed-in.ts'
import { withoutWorker } from '../helpers/without-worker.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser

t.test('a form that was sent stays busy until its page is gone', { skip }, async (t) => {
  const { email } = testAccount(app)
  const { page } = await newPage(t, { origin })
  await withoutWorker(page)
  await page.goto('/sign-in')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) asked += 1
  })
  // Status 204 keeps the browser on the page, like a slow response.
  await page.route(`${origin}/`, (route) => route.fulfill({ status: 204 }))
  const answered = page.waitForResponse(`${origin}/`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await answered
  await page.getByLabel('Password', { exact: true }).press('Enter')
  t.ok(await page.getByRole('button', { name: 'Signing in...' }).isDisabled())
  t.equal(asked, 1)
})

t.test('an open page follows a sign-in of another user in another tab', { skip }, async (t) => {
  const [ada, bob] = [testAccount(app, { name: 'Ada Lind' }), testAccount(app, { name: 'Bob Marsh' })]
  const { page } = await newPage(t, { origin })
  await remember(page, origin, ada)
  await goAwake(page, '/dashboard')
  await page.getByRole('button', { name: 'Account of Ada Lind' }).waitFor()
  await remember(await page.context().newPage(), origin, bob)
  await t.resolves(page.getByRole('button', { name: 'Account of Bob Marsh' }).waitFor())
})
