import type { Locator } from 'playwright-core'
import t from 'tap'
import { contactMessages } from '../../db/schema/index.ts'
import { report } from '../../server/admin/reports/reports-service.ts'
import { audit } from '../../server/site/audit/audit-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { barriers, overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser, scriptBytes } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const image_ids = await testPictures(app)
const admin = testAccount(app, { name: 'Ida Admin', isAdmin: true, emailProvedAt: new Date() })
const ada = testAccount(app, { name: 'Ada' })
const bobName = `Bob ${'Montgomery'.repeat(5)}`
const bob = testAccount(app, { name: bobName })
const camera = testItem(app, bob.id, { name: 'Film camera', image_ids })
const bench = testItem(app, bob.id, { name: 'Garden bench', image_ids })
const write = (from: typeof ada, to: typeof ada, message: string) =>
  app.inject({ method: 'POST', url: `/api/messages/${to.id}`, headers: from.bearer, payload: { message } })
await write(ada, bob, 'Is it still there?')
await write(bob, ada, 'First send me money')
const skip = noBrowser

t.test(
  'a reported item can be taken down from the queue and is then hidden from visitors',
  { skip },
  async (t) => {
    const visitor = await newPage(t, { origin })
    await visitor.page.goto('/browse?product=camera')
    t.ok(await visitor.page.getByRole('link', { name: 'Film camera', exact: true }).isVisible())
    await visitor.page.goto(`/productdetails/${camera}`)
    await visitor.page.getByRole('link', { name: 'Report this item' }).click()
    t.match(visitor.page.url(), /\/sign-in\?redirect=%2Freport/, 'a visitor signs in first')

    const { page, problems } = await newPage(t, { origin, as: ada })
    await goAwake(page, `/productdetails/${camera}`)
    const link = page.getByRole('link', { name: 'Report this item' })
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Report this item' })
    await dialog.waitFor()
    const first = dialog.getByRole('radio').first()
    t.ok(
      await first.evaluate((element) => element === document.activeElement),
      'it begins in its first field',
    )
    t.strictSame(await barriers(page), [])
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.getByText('Choose what is wrong.').waitFor()
    t.equal(problems.splice(0).length, 1, 'the refusal')
    await dialog.getByLabel('Something else').check()
    await dialog.getByRole('textbox').fill('It is a toaster')
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await dialog.getByText('Thank you.').waitFor()
    t.ok((await scriptBytes(page)) <= 80_000, 'the page stays within its bound')
    await dialog.getByRole('link', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    t.equal(page.url(), `${origin}/productdetails/${camera}`)
    t.ok(await link.evaluate((element) => element === document.activeElement), 'the focus goes back')
    t.strictSame(problems, [])

    const desk = await newPage(t, { origin, as: admin })
    await goAwake(desk.page, '/admin/reports')
    const card = desk.page.getByRole('listitem').filter({ hasText: 'It is a toaster' })
    t.ok(await card.getByRole('link', { name: 'Film camera' }).isVisible())
    const words = card.locator('blockquote').first()
    const breaks = await words.evaluate((element) => getComputedStyle(element).whiteSpace)
    t.equal(breaks, 'pre-line', 'in the lines in which it was written')
    await card.getByRole('button', { name: 'Take down: Film camera' }).click()
    await desk.page.getByRole('status').getByText('The item has been taken down').waitFor()
    t.ok(await desk.page.getByText('Nothing is waiting.').isVisible())
    t.ok((await scriptBytes(desk.page)) <= 20_000, 'without React')
    await desk.page.goto('/admin/reports?state=handled')
    t.ok(await desk.page.getByText('Acted on by Ida Admin').isVisible())
    t.strictSame(desk.problems, [])

    await visitor.page.goto('/browse?product=camera')
    await visitor.page.getByText('No results found.').waitFor()
    const gone = await visitor.page.goto(`/productdetails/${camera}`)
    t.equal(gone?.status(), 404)
    const owner = await newPage(t, { origin, as: bob })
    await owner.page.goto(`/productdetails/${camera}`)
    t.ok(await owner.page.getByText('have taken this down').isVisible())
  },
)

t.test('the form of a report is there once it can be sent', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: ada })
  const script = /\/api-form-[^/]*\.js$/
  const comeOn = await holdBack(page, script)
  await page.goto(`/productdetails/${bench}`, { waitUntil: 'networkidle' })
  const asked = page.waitForRequest(script)
  await page.getByRole('link', { name: 'Report this item' }).click()
  await asked
  const dialog = page.getByRole('dialog', { name: 'Report this item' })
  t.equal(await dialog.count(), 0, 'sent before its script has come it would only close')
  await page.getByRole('link', { name: 'Report this item' }).click()
  comeOn()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  t.ok(
    await dialog
      .getByText('Choose what is wrong.')
      .waitFor()
      .then(() => true),
  )
  t.equal(await page.locator('dialog[open]').count(), 1, 'pressed twice, it is there once')
})

t.test('a message and a person are reported from the chat', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, as: ada })
  await goAwake(page, `/dashboard/messages?userId=${bob.id}`)
  await page.getByLabel('More options for this message').click()
  await page.getByRole('link', { name: 'Report this message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('First send me money').waitFor()
  await dialog.getByLabel('Misleading or fraudulent').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Thank you.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: `More options for ${bobName}` }).click()
  await page.getByRole('link', { name: /^Report Bob/ }).click()
  await dialog.getByLabel('Spam or advertising').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Thank you.').waitFor()
  const bytes = await scriptBytes(page)
  t.ok(bytes <= 110_000, `the page stays within its bound: ${bytes}`)
  t.strictSame(problems, [])
})

t.test('suspension works by keyboard, with errors next to fields', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, as: admin, width: 360 })
  await goAwake(page, `/admin/people/${bob.id}`)
  await page.locator('main summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('Give a reason: it’s sent to the person by email.').waitFor()
  t.equal(problems.splice(0).length, 1, 'the refusal')
  t.equal(await page.getByRole('textbox', { name: 'Reason' }).getAttribute('aria-invalid'), 'true')
  await page.keyboard.type('Wants money')
  t.strictSame(await barriers(page), [])
  t.ok((await overflow(page)) <= 0)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Suspended').waitFor()
  await page.getByRole('button', { name: 'Lift the suspension' }).click()
  await page.getByRole('status').getByText('The suspension has been lifted').waitFor()

  app.db.$client.prepare('UPDATE accounts SET suspended_at = 1 WHERE id = ?').run(bob.id)
  await page.getByRole('button', { name: 'Make this person an admin' }).click()
  await page
    .getByRole('alert')
    .getByText(/is suspended\.$/)
    .waitFor()
  t.equal(problems.splice(0).length, 1, 'the refusal')
  app.db.$client.prepare('UPDATE accounts SET suspended_at = NULL').run()
})

t.test('words without an end fit on the pages of admins', { skip }, async (t) => {
  report(app.db, ada.id, { target_kind: 'item', target_id: bench, reason: 'spam', text: 'w'.repeat(300) })
  app.db
    .insert(contactMessages)
    .values({
      name: 'n'.repeat(80),
      email: `${'e'.repeat(60)}@example.test`,
      phone: '',
      message: 'm'.repeat(300),
    })
    .run()
  const as = testAdmin(app, `Ada ${'Lovelace'.repeat(9)}`)
  audit(app.db, as, 'save', { noun: 'page', id: 'about' }, `Changed ${'much'.repeat(60)}`)
  const { page, problems } = await newPage(t, { origin, as, width: 360 })
  const lists = ['people', 'items', 'reports', 'contact-messages', 'outbox', 'audit-log']
  for (const path of ['', `/people/${bob.id}`, ...lists.map((list) => `/${list}`)]) {
    await page.goto(`/admin${path}`)
    t.ok((await overflow(page)) <= 0, `${path} sticks out nowhere`)
  }
  t.strictSame(problems, [])
})

t.test(
  'what is chosen is in sight, in tabs wider and in a sidebar longer than the screen',
  { skip },
  async (t) => {
    const as = testAdmin(app, 'Ines Insight')
    const isInSight = (current: Locator) =>
      current.evaluate((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
      })
    const phone = await newPage(t, { origin, as, width: 360 })
    const desk = await newPage(t, { origin, as })
    for (const [show, name] of [
      ['waiting', 'Waiting for approval'],
      ['no_shows', 'No-shows'],
    ] as const) {
      await phone.page.goto(`/admin/people?show=${show}`)
      t.ok(await isInSight(phone.page.getByRole('link', { name, exact: true })), name)
    }
    const sidebar = desk.page.getByRole('navigation', { name: 'Admin' })
    for (const [path, name] of [
      ['', 'Overview'],
      ['/categories', 'Categories'],
      ['/people', 'People'],
      ['/audit-log', 'Audit log'],
    ] as const) {
      await desk.page.goto(`/admin${path}`)
      t.ok(await isInSight(sidebar.getByRole('link', { name, exact: true })), name)
      t.equal(await desk.page.evaluate(() => scrollY), 0, `${name}: the page itself begins at its top`)
      if (path === '' || path === '/categories')
        t.equal(await sidebar.evaluate((list) => list.scrollTop), 0, `${name}: the list is not moved`)
    }
    t.strictSame([...phone.problems, ...desk.problems], [])
  },
)

t.test('the form for new members stands below its heading, as on other pages', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: testAdmin(app, 'Nel Newcomer'), width: 360 })
  await page.goto('/admin/people')
  const heading = (await page.getByRole('heading', { name: 'New members' }).boundingBox())!
  const label = (await page.getByText('Who sees new members’ email and phone').boundingBox())!
  t.ok(label.y - (heading.y + heading.height) >= 16)
})
