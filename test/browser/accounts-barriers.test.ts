import type { Page } from 'playwright-core'
import t from 'tap'
import { PASSWORD, testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { barriers, overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser, scriptBytes } from '../helpers/browser.ts'
import { remember } from '../helpers/signed-in.ts'

const VISITORS = [
  '/sign-up',
  '/sign-in',
  '/resetpassword',
  '/verification',
  '/verificationsuccess',
  '/createnewpassword',
  '/passwordsetsuccessful',
]
const SETTINGS = ['/dashboard/setting/general', '/dashboard/setting/privacy']
const MOVES_ON = '/verificationsuccess'
const NEXT = '**/createnewpassword'
/**
 * Holds a page that redirects. Returns a function that releases it, to be called after the attempt: an earlier navigation would be
 * cancelled.
 */
async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  if (path !== MOVES_ON) return async () => {}
  await page.route(NEXT, (route) => route.fulfill({ status: 204 }))
  const tried = page.waitForResponse(NEXT)
  return async () => {
    await tried
    await page.unroute(NEXT)
  }
}
const LONG = { name: `Ada ${'Lovelace'.repeat(9)}`, email: `${'ada'.repeat(20)}@${'domain'.repeat(9)}.test` }

for (const [width, dark] of [
  [360, true],
  [1280, false],
] as const) {
  t.test(
    `accessible at ${width} px ${dark ? 'dark' : 'light'}, with errors and long names`,
    { skip: noBrowser },
    async (t) => {
      const { app, origin } = await testServer(t)
      const { page } = await newPage(t, {
        origin,
        width,
        dark,
        // The service worker is blocked, because its requests cannot be intercepted.
        context: { serviceWorkers: 'block' },
      })
      const account = testAccount(app, LONG)
      for (const path of [...VISITORS, ...SETTINGS]) {
        if (path === SETTINGS[0]) await remember(page, origin, account)
        const carried = path === MOVES_ON ? '' : `?email=${encodeURIComponent(LONG.email)}`
        const letGo = await hold(page, path)
        await goAwake(page, path + carried)
        await page.waitForLoadState('networkidle')
        const fields = page.locator('form input:visible:not([type=file], [type=checkbox])')
        for (const field of await fields.all()) await field.fill('')
        // Excludes the form that signs out everywhere, which has no fields.
        const submit = page.locator('form:has(.field) button[type=submit]')
        if (await submit.count()) {
          await submit.click()
          await page.locator('.field .error').first().waitFor()
        }
        t.strictSame(await barriers(page), [], path)
        t.ok((await overflow(page)) <= 0, `${path} sticks out nowhere`)
        await letGo()
      }
      await page.getByRole('button', { name: /^Account of/ }).click()
      t.strictSame(await barriers(page), [], 'the menu')
      t.ok((await overflow(page)) <= 0)
    },
  )
}

t.test(
  'without JavaScript the forms say what they need, and signing out works',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page, problems } = await newPage(t, { origin, javaScript: false })
    const forms = VISITORS.filter((path) => !/success/.test(path))
    for (const path of forms) {
      await page.goto(path)
      t.match(await page.locator('noscript .notice:visible').textContent(), 'Please switch it on', path)
    }
    const { token } = testAccount(app)
    await page.context().addCookies([{ name: 'swapyard_token', value: token, url: origin }])
    await page.goto('/dashboard/setting')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Sign Out' }).click()
    t.match(page.url(), /\/sign-in\?signed_out=1$/)
    await page.goto('/dashboard')
    t.match(page.url(), '/sign-in?redirect=')
    t.strictSame(problems, [])
  },
)

t.test('a form page loads at most 105 kB of script, toasts included', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  await page.addInitScript(() => {
    const hello = [['success', `Hello ${location.pathname}`]]
    sessionStorage.setItem('toasts_after_move', JSON.stringify(hello))
  })
  // The last page of VISITORS is left out, because it has no script at all.
  for (const path of [...VISITORS.slice(0, -1), ...SETTINGS]) {
    if (path === SETTINGS[0]) await remember(page, origin, testAccount(app))
    const letGo = await hold(page, path)
    // Awaited before the action, because the message disappears after 2 seconds.
    const hello = page.getByRole('status').getByText(`Hello ${path}`, { exact: true }).waitFor()
    await page.goto(path)
    await hello
    await page.waitForLoadState('networkidle')
    const bytes = await scriptBytes(page)
    t.ok(bytes > 1000 && bytes <= 105_000, `${path} ${bytes} bytes`)
    await letGo()
  }
})

t.test('sign-in, menu and sign-out work by keyboard', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { email } = testAccount(app)
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/sign-in')
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement
      return element.labels?.[0]?.textContent ?? (element.ariaLabel || element.textContent?.trim())
    })
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 12 && (await focused()) !== name; steps++) await page.keyboard.press('Tab')
    t.equal(await focused(), name)
  }
  await tabTo('Email')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await tabTo('Show password')
  await page.keyboard.press('Space')
  t.equal(await page.getByRole('textbox', { name: 'Password' }).getAttribute('type'), 'text')
  t.equal(await focused(), 'Hide password')
  await tabTo('Sign In')
  const asked = ['matches/deck*', 'broadcasting/auth'].map((call) => page.waitForResponse(`**/api/${call}`))
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/`)

  await tabTo('Account of Ada Example')
  await page.keyboard.press('Enter')
  await tabTo('Dashboard')
  await page.keyboard.press('Escape')
  t.equal(await focused(), 'Account of Ada Example', 'Escape closes it and the focus goes back')
  await page.keyboard.press('Enter')
  await tabTo('Sign Out')
  // Awaits requests of the home page, which would be rejected after the sign-out.
  await Promise.all(asked)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
  t.strictSame(problems, [])
})
