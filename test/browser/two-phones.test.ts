import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import type { Page } from 'playwright-core'
import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { accept } from '../helpers/exchange-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const PASSWORD = 'a long enough password'
const PHONE = '+12025550'

interface Joining {
  name: string
  email: string
  phone: string
  back: string
}

/** Joins and signs in with the forms, sets contact visibility, and returns to the first page. */
async function join(page: Page, { name, email, phone, back }: Joining): Promise<void> {
  await page.goto(`/sign-in?redirect=${encodeURIComponent(back)}`)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  const password = page.getByRole('textbox', { name: 'Password', exact: true })
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone Number').fill(phone)
  await page.getByLabel('General Address').fill('Riverside')
  await page.getByLabel('Who sees your contact details?').selectOption('partners')
  await password.fill(PASSWORD)
  await page.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await button(page, 'Sign Up').click()
  await page.waitForURL('**/sign-in?*', { waitUntil: 'commit' })
  await page.waitForFunction(
    (typed) => document.querySelector<HTMLInputElement>('[name=email]')?.value === typed,
    email,
  )
  await password.fill(PASSWORD)
  await button(page, 'Sign In').click()
  await page.waitForURL(`**${back}`, { waitUntil: 'commit' })
}

const review = async (page: Page, name: string, text: string) => {
  const form = page.locator('.review-form')
  await form
    .getByRole('group', { name: `Would you swap with ${name} again?` })
    .getByLabel('Yes')
    .check()
  await form.getByLabel('How was it?').fill(text)
  await button(page, 'Send review').click()
}

t.test(
  'two new people on two phones go from signing up to a swap that both have reviewed',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const image_ids = await testPictures(app)
    const phone = (width: number) =>
      newPage(t, { origin, width, height: 740, touch: true, context: { timezoneId: 'Europe/Berlin' } })
    const { page: olga, problems: ofOlga } = await phone(360)
    const { page: rita, problems: ofRita } = await phone(390)
    const idOf = (email: string) =>
      app.db.$client.prepare<[string], number>('SELECT id FROM accounts WHERE email = ?').pluck().get(email)!

    await join(olga, {
      name: 'Olga Owner',
      email: 'olga@example.test',
      phone: `${PHONE}101`,
      back: '/dashboard/exchange-request',
    })
    const owner = idOf('olga@example.test')
    const guitar = testItem(app, owner, { name: 'Guitar', image_ids })
    await rita.goto(`/productdetails/${guitar}`)
    t.notMatch(await rita.content(), /olga@example|12025550101/)
    await join(rita, {
      name: 'Rita Requester',
      email: 'rita@example.test',
      phone: `${PHONE}102`,
      back: `/productdetails/${guitar}`,
    })
    const requester = idOf('rita@example.test')
    testItem(app, requester, { name: 'Camera', image_ids })

    await button(rita, 'Exchange').click()
    const offer = rita.getByRole('dialog')
    await offer.getByRole('checkbox', { name: 'Camera' }).check()
    await offer.getByLabel('Message *').fill('My camera for it?')
    await button(offer, 'Submit').click()
    await rita.getByText('Exchange request submitted Successful!').waitFor()
    t.notMatch(await rita.content(), /olga@example|12025550101/, 'an offer alone shows nobody’s number')

    await olga.reload()
    await accept(olga)
    await olga.getByText('Request accepted successfully').waitFor()
    const { id } = app.db.$client.prepare<[], { id: number }>('SELECT id FROM swaps').get()!
    const path = `/dashboard/exchange-product-details?id=${id}`
    for (const page of [olga, rita]) await page.goto(path)

    await button(rita, 'Propose a place and a time').click()
    const form = rita.getByRole('dialog', { name: 'Meet Olga Owner' })
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
    await form.getByLabel('Place *').fill('Café “Zur Linde”, by the door; left')
    await form.getByLabel('Day and time *').fill(`${day}T15:00`)
    await button(form, 'Propose this').click()
    await olga.getByText('Rita Requester proposes:').waitFor()
    await button(olga, 'Agree to meet').click()
    await rita.getByText('You’re meeting Olga Owner:').waitFor()

    const link = rita.getByRole('link', { name: 'Add to calendar' })
    const [download] = await Promise.all([rita.waitForEvent('download'), link.click()])
    const calendar = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')))
    const [component, ...others] = calendar.getAllSubcomponents('vevent')
    const event = new ICAL.Event(component!)
    t.strictSame(others, [])
    t.equal(event.location, 'Café “Zur Linde”, by the door; left')
    t.equal(event.summary, 'Swap with Olga Owner')
    t.equal(component!.getFirstPropertyValue('status'), 'CONFIRMED')
    const { starts_at } = (
      await app.inject({
        url: `/api/exchange-request/${id}`,
        headers: { authorization: `Bearer ${await rita.evaluate(() => localStorage.getItem('token'))}` },
      })
    ).json().data.handover
    t.equal(event.startDate.toJSDate().toISOString(), starts_at)

    await button(olga, 'Show my code').click()
    const shown = olga.getByRole('dialog', { name: 'Your code' })
    const code = (await shown.locator('.digits [aria-hidden]').textContent())!
    await button(rita, 'Enter a code').click()
    const entry = rita.getByRole('dialog', { name: 'Olga Owner’s code' })
    await entry.getByLabel('Code').fill(code)
    await button(entry, 'Confirm the swap').click()
    for (const page of [rita, olga]) await page.getByText('Swap completed. Enjoy!').waitFor()

    await review(rita, 'Olga Owner', 'A lovely guitar')
    await rita.getByText('Only you can see what you’ve written until Olga Owner').waitFor()
    await olga.reload()
    await button(olga, 'Send review').waitFor()
    t.notMatch(await olga.content(), 'A lovely guitar', 'it is blind')
    await review(olga, 'Rita Requester', 'On time, and kind')
    for (const page of [rita, olga]) {
      await page.locator('.review').getByText('A lovely guitar').waitFor()
      await page.locator('.review').getByText('On time, and kind').waitFor()
    }
    await rita.goto(`/people/${owner}`)
    await rita.getByText('1 swap, 1 would swap again').first().waitFor()
    await rita.locator('.review').getByText('A lovely guitar').waitFor()
    for (const page of [rita, olga]) {
      t.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        'nothing is wider than a phone',
      )
    }
    t.strictSame([...ofOlga, ...ofRita], [])
  },
)
