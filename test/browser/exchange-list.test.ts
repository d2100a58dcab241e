import t from 'tap'
import { acceptRequest } from '../../server/trading/exchanges/exchange-steps-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { barriers } from '../helpers/barriers.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { swapping, tab } from '../helpers/exchange-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const image_ids = (await testPictures(app)).slice(0, 1)
const { twoPeople, offerOf } = swapping(app, image_ids)
const skip = noBrowser

t.test('a card is headed by the other, and shows both sides as pictures', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('cards')
  await offerOf(requester, wanted, offered)
  const rita = await newPage(t, { origin, as: requester, width: 360 })
  await rita.page.goto('/dashboard/exchange-request?direction=outgoing')
  const card = rita.page.locator('article')
  t.match(await card.locator('header').textContent(), /Olga Owner.*You asked.*Sent by you, waiting/)
  t.match(await card.locator('.thing-pictures').textContent(), /Item offered you give.*Item wanted you get/)
  t.equal(await card.locator('.thing-pictures img').count(), 2)
  t.strictSame(await barriers(rita.page), [])
  t.ok(
    await rita.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than a phone',
  )
  const olga = await newPage(t, { origin, as: owner })
  await olga.page.goto('/dashboard/exchange-request')
  t.match(await olga.page.locator('article header').textContent(), /Rita Requester.*Asked you/)
  await olga.page.locator('.account-button').click()
  await olga.page.locator('.menu.account').getByText('1 new').first().waitFor()
  t.match(
    await olga.page.locator('.thing-pictures').textContent(),
    /Camera.*Guitar/,
    'counts stay in their badges',
  )
  t.strictSame([...rita.problems, ...olga.problems], [])
})

t.test('rivals for one item stand together, and come back after a call-off', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('rivals')
  const chosen = await offerOf(requester, wanted, offered)
  const luis = testAccount(app, { name: 'Luis', email: 'luis-rivals@example.test' })
  const between = testItem(app, owner.id, { name: 'Drum', image_ids })
  await offerOf(luis, between, testItem(app, luis.id, { name: 'Tent', image_ids }))
  await offerOf(luis, wanted, testItem(app, luis.id, { name: 'Bell', image_ids }))
  const { page, problems } = await newPage(t, { origin, as: owner })
  await page.goto('/dashboard/exchange-request')
  await page.getByRole('heading', { name: '2 requests for Guitar rivals' }).waitFor()
  t.strictSame(await page.locator('article header b').allTextContents(), ['Luis', 'Rita Requester', 'Luis'])

  acceptRequest(app.db, owner.id, chosen)
  await page.goto('/dashboard/exchange-request?status=accepted')
  await button(page, 'View Details').click()
  await button(page, 'Call off').click()
  await page.getByLabel('Why are you calling it off?').fill('It rains')
  await button(page, 'Call off').click()
  await page.getByRole('dialog').getByText('Reason: It rains').waitFor()
  await button(page, 'Close').click()
  await page.getByText('You can answer requests').waitFor()
  await page.getByText('No requests found.').waitFor()
  await page.getByRole('link', { name: 'See what’s waiting' }).click()
  await page.locator('article', { hasText: 'Guitar rivals' }).getByText('Your turn').waitFor()
  t.strictSame(problems, [])
})

t.test(
  'an offer that is being written stays when its request becomes one of two rivals',
  { skip },
  async (t) => {
    const { owner, requester, wanted, offered } = twoPeople('becomes')
    await offerOf(requester, wanted, offered)
    const { page, problems } = await newPage(t, { origin, as: owner })
    await page.goto('/dashboard/exchange-request', { waitUntil: 'networkidle' })
    await button(page, 'Make another offer').click()
    const form = page.getByRole('dialog', { name: 'Make another offer' })
    await form.getByLabel('Message').fill('The amp, too')
    const mia = testAccount(app, { name: 'Mia', email: 'mia-becomes@example.test' })
    await offerOf(mia, wanted, testItem(app, mia.id, { name: 'Oboe', image_ids }))
    await page.getByText('2 requests for Guitar becomes').waitFor({ state: 'attached' })
    t.equal(await form.getByLabel('Message').inputValue(), 'The amp, too')
    t.strictSame(problems, [])
  },
)

t.test(
  'after the last request is accepted, the list links to it and shows the next step',
  { skip },
  async (t) => {
    const { owner, requester, wanted, offered } = twoPeople('last')
    const id = await offerOf(requester, wanted, offered)
    const { page, problems } = await newPage(t, { origin, as: owner })
    await page.goto('/dashboard/exchange-request', { waitUntil: 'networkidle' })
    // The request is accepted by another client.
    await app.inject({ method: 'POST', url: `/api/exchange-request/${id}/accept`, headers: owner.bearer })
    await page.getByText('You and Rita Requester have agreed').waitFor()
    await page.getByText('Next you agree on a place and a time.').waitFor()
    const write = page.getByRole('link', { name: 'Write to Rita Requester' })
    t.equal(await write.getAttribute('href'), `/dashboard/messages?userId=${requester.id}`)
    await page.getByRole('link', { name: 'See it under Confirmed Request' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'To do' }).waitFor()
    t.equal(await page.getByText('have agreed: ').count(), 0, 'it has been followed')
    t.strictSame(problems, [])
  },
)

t.test(
  'who sees the page in colours of their own sees what is chosen, and where a menu ends',
  { skip },
  async (t) => {
    const { owner } = twoPeople('colours')
    const { page } = await newPage(t, { origin, as: owner, context: { forcedColors: 'active' } })
    await page.goto('/dashboard/exchange-request')
    const outlineOf = (name: string) => tab(page, name).evaluate((one) => getComputedStyle(one).outlineStyle)
    t.equal(await outlineOf('Incoming Request'), 'solid')
    t.equal(await outlineOf('Confirmed Request'), 'none')
    const menu = page.locator('.menu.account')
    await page.locator('.account-button').click()
    t.equal(await menu.evaluate((one) => getComputedStyle(one).borderTopStyle), 'solid')
  },
)
