import type { Page } from 'playwright-core'
import t from 'tap'
import { toggleFavourite } from '../../server/market/favourites/favourites-service.ts'
import { LONGEST, PAGE_SIZE } from '../../server/platform/limits.ts'
import { createRequest } from '../../server/trading/exchanges/exchange-offers-service.ts'
import { sendMessage } from '../../server/trading/messages/send-message-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { firstCategoryId } from '../helpers/market.ts'
import { ATTACKS } from '../server/site/content/attacks.ts'

const { app, origin } = await testServer(t)
const image_ids = await testPictures(app)
const skip = noBrowser
const category = firstCategoryId(app)

/** Readable text first, because input that is empty after cleaning is rejected. */
const html = (attack: string) => `Bait ${attack}`.slice(0, LONGEST.itemDescription)
const cut = (attack: string, length: number) => `Bait ${attack}`.slice(0, length)

/** A person and an item per attack, with the attack in every text field. */
const baits = ATTACKS.map((attack) => {
  const owner = testAccount(app, {
    name: cut(attack, LONGEST.personName),
    address: cut(attack, LONGEST.address),
  })
  const id = testItem(app, owner.id, {
    name: cut(attack, LONGEST.itemName),
    description: html(attack),
    trade_preferences: cut(attack, LONGEST.itemTradePreferences),
    message: cut(attack, LONGEST.itemMessage),
    phone: cut(attack, LONGEST.phone),
    location: cut(attack, LONGEST.address),
    product_category_id: category,
    image_ids,
  })
  return { owner, id, attack }
})

/** An offer with an attack in all of its texts. */
const offer = (requester: { id: number }, attack: string, wanted: number, offered: number) =>
  createRequest(
    app.db,
    requester.id,
    {
      name: cut(attack, LONGEST.itemName),
      description: html(attack),
      condition: 'Old',
      product_category_id: category,
      message: cut(attack, LONGEST.requestMessage),
      requested_product_id: wanted,
      offered_product_id: offered,
      client_id: undefined,
    },
    [],
  )

/** Records executed scripts, external requests and CSP violations. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = []
  await page.exposeFunction('ran', () => seen.push(`ran on ${page.url()}`))
  await page.addInitScript(() => {
    window.alert = () => (window as unknown as { ran: () => void }).ran()
  })
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http') && host !== new URL(origin).host) seen.push(request.url())
  })
  return seen
}

/** Sends mouse and focus events to the first of the text elements, in one call because each takes about 30 ms. */
const touchAll = (page: Page) =>
  page.evaluate(() => {
    const asByABrowser = { bubbles: true, cancelable: true, composed: true }
    for (const element of [...document.querySelectorAll('.prose *')].slice(0, 5)) {
      element.dispatchEvent(new MouseEvent('mouseover', asByABrowser))
      element.dispatchEvent(new FocusEvent('focus', asByABrowser))
    }
  })

t.test('nothing that a stranger writes runs on the pages for visitors', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  const seen = await watch(page)
  for (const { id } of baits) {
    await page.goto(`/productdetails/${id}`)
    await touchAll(page)
    t.match(await page.locator('h1').textContent(), 'Bait')
  }
  const pages = Math.ceil(baits.length / 12)
  for (let number = 1; number <= pages; number++) {
    await page.goto(`/?page=${number}`)
    await page.goto(`/browse?category=${category}&page=${number}`)
  }
  for (const { attack } of baits.filter((_, at) => at % 10 === 0)) {
    await page.goto(`/browse?product=${encodeURIComponent(attack.slice(0, LONGEST.searchText))}`)
  }
  t.strictSame(seen, [])
  t.strictSame(problems, [], 'nor does the policy have anything to stop')
})

t.test('nor on the dashboard, in its dialogs and in exchange requests', { skip }, async (t) => {
  const owner = testAccount(app)
  for (const { owner: requester, id, attack } of baits) {
    const wanted = testItem(app, owner.id, { name: cut(attack, LONGEST.itemName), image_ids })
    offer(requester, attack, wanted, id)
    toggleFavourite(app.db, owner.id, id)
  }
  const { page, problems } = await newPage(t, { origin, as: owner })
  const seen = await watch(page)
  const open = page.locator('dialog:modal')
  const close = async () => {
    await open.waitFor()
    await page.keyboard.press('Escape')
    await open.waitFor({ state: 'detached' })
  }
  const next = async () => {
    const button = page.getByRole('button', { name: 'Next', exact: true })
    if (!(await button.isEnabled())) return false
    await button.click()
    await page.locator('[aria-busy=false]').first().waitFor()
    return true
  }

  await page.goto('/dashboard/exchange-request')
  do {
    for (const view of await page.getByRole('button', { name: 'View Details' }).all()) {
      await view.click()
      await page.locator('dialog .prose').waitFor()
      await close()
    }
  } while (await next())
  await page.goto('/dashboard/favourite')
  do {
    await page
      .getByRole('button', { name: /^View / })
      .first()
      .click()
    await page.locator('dialog .prose').waitFor()
    await close()
  } while (await next())
  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click()
  await close()
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await close()
  t.strictSame(seen, [])
  t.strictSame(problems, [])
})

t.test('nor on the pages of one request, among notifications and in chats', { skip }, async (t) => {
  const me = testAccount(app)
  const mine = testItem(app, me.id, { name: 'Lamp', image_ids })
  const requests = baits.map(({ owner, id, attack }, at) => {
    const wanted = testItem(app, me.id, { name: cut(attack, LONGEST.itemName), image_ids })
    const text = cut(attack, LONGEST.chatText)
    sendMessage(app.db, owner.id, me.id, { message: text, client_id: undefined })
    // Two people send all attacks, so that opening a conversation shows them.
    sendMessage(app.db, baits[at % 2]!.owner.id, me.id, { message: text, client_id: undefined })
    return {
      incoming: offer(owner, attack, wanted, id),
      outgoing: offer(me, attack, id, mine),
    }
  })
  const { page, problems } = await newPage(t, { origin, as: me })
  const seen = await watch(page)
  const visit = async (url: string) => {
    await page.goto(url)
    t.match(await page.locator('main').innerHTML(), 'Bait', url)
  }
  // Checks one in three: the dialogs above show every attack with the same components.
  for (const { incoming, outgoing } of requests.filter((_, at) => at % 3 === 0)) {
    await visit(`/dashboard/exchange-product-details?id=${incoming}`)
    await touchAll(page)
    await visit(`/dashboard/exchange-product-update-details?id=${outgoing}`)
  }
  await visit('/dashboard/notification')
  const entries = page.locator('.notification-entries li')
  for (let shown = PAGE_SIZE.notifications; shown < baits.length; shown += PAGE_SIZE.notifications) {
    await page.getByRole('button', { name: 'Show older' }).click()
    await entries.nth(shown).waitFor()
  }
  t.equal(await entries.count(), baits.length)
  for (const { owner } of baits.slice(0, 2)) {
    await visit(`/dashboard/messages?userId=${owner.id}`)
    t.ok((await page.getByRole('log').locator('.bubble').count()) > baits.length / 2)
  }
  t.strictSame(seen, [])
  t.strictSame(problems, [])
})
