import type { Page } from 'playwright-core'
import t from 'tap'
import { contactMessages } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { remember } from '../helpers/signed-in.ts'

const PAGE = '/page/contact-us'
const GOOD = { Name: 'Ada Example', Email: 'ada@example.test', Phone: '', Message: 'Who looks after it?' }
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })
async function typed(page: Page) {
  const values: Record<string, string> = {}
  for (const label of Object.keys(GOOD)) values[label] = await field(page, label).inputValue()
  return values
}

t.test(
  'a visitor writes to those who run the site; what was typed outlives a broken line',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page } = await newPage(t, { origin, width: 360 })
    const stored = () => app.db.select().from(contactMessages).all()
    await page.goto(PAGE)
    await send(page).click()
    await page.getByText('Message is required').waitFor()
    t.ok(await page.getByText('Name is required').isVisible())
    t.ok(await page.getByText('Email is required').isVisible())

    for (const [label, value] of Object.entries(GOOD)) await field(page, label).fill(value)
    // The response of the first call is lost. The second call finds the message stored.
    let lost = 0
    await page.route('**/api/contact', async (route) => {
      if (lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort()
    })
    await send(page).click()
    await page.getByRole('status').getByText('Failed to send the message').waitFor()
    t.strictSame(await typed(page), GOOD)
    await send(page).click()
    const done = page.getByRole('heading', { name: 'Your message has been sent.' })
    await done.waitFor()
    await t.resolves(done.and(page.locator(':focus')).waitFor())
    t.match(stored(), [{ name: GOOD.Name, email: GOOD.Email, phone: '', message: GOOD.Message }])
    t.equal(stored().length, 1, 'sent twice, stored once')

    await page.getByRole('button', { name: 'Write another message' }).click()
    t.strictSame(await typed(page), { ...GOOD, Message: '' })
    await field(page, 'Message').fill('And one thing more.')
    await send(page).click()
    await done.waitFor()
    t.equal(stored().length, 2)
  },
)

t.test('signed-in users need not enter name and address', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page, problems } = await newPage(t, { origin })
  await remember(page, origin, testAccount(app))
  const user = { name: 'Grace Example', email: 'grace@example.test', phone_number: '+12025550123' }
  await page.evaluate((user) => localStorage.setItem('user', JSON.stringify(user)), user)
  await page.goto(PAGE)
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name="name"]')?.value)
  t.strictSame(await typed(page), {
    Name: user.name,
    Email: user.email,
    Phone: user.phone_number,
    Message: '',
  })
  t.strictSame(problems, [])
})

t.test('without JavaScript the page lists the requirements of the form', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  const { page } = await newPage(t, { origin, javaScript: false })
  await page.goto(PAGE)
  t.match(await page.locator('noscript .notice:visible').textContent(), 'Please switch it on')
  t.ok(await page.getByRole('heading', { name: 'Before you write' }).isVisible())
})
