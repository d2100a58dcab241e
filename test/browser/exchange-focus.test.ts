import type { Page } from 'playwright-core'
import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { joined } from '../helpers/chat-pages.ts'
import { swapping } from '../helpers/exchange-pages.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const pictures = (await testPictures(app)).slice(0, 1)
const { twoPeople, offerOf } = swapping(app, pictures)
const skip = noBrowser

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim())
const focusOn = (page: Page, name: string) =>
  page.waitForFunction(
    (wanted) => (document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim()) === wanted,
    name,
  )

/** Presses Accept on the first request, by keyboard. */
async function askedWhetherToAccept(page: Page) {
  await button(page, 'Accept').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Accept this swap?' })
  await dialog.waitFor()
  return dialog
}

/** An owner with a request for each of three items, newest first. */
async function threeRequests(name: string) {
  const { owner, requester, wanted, offered } = twoPeople(name)
  await offerOf(requester, wanted, offered)
  for (const thing of ['Drum', 'Flute']) {
    await offerOf(requester, testItem(app, owner.id, { name: thing, image_ids: pictures }), offered)
  }
  return owner
}

t.test(
  'after answering by keyboard the focus moves to the next request and the result is announced',
  { skip },
  async (t) => {
    const { page, problems } = await newPage(t, { origin, as: await threeRequests('keys') })
    await page.goto('/dashboard/exchange-request')
    const cards = page.locator('article')
    const names = await cards.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel!))
    t.equal(names.length, 3)

    await cards.nth(1).getByRole('button', { name: 'Decline' }).focus()
    await page.keyboard.press('Enter')
    const told = page.locator('.toast', { hasText: 'Request canceled successfully' })
    // Checked together, because the toast disappears after two seconds.
    const [isHeard] = await Promise.all([
      told.evaluate((toast) => toast.closest('[aria-live=polite]') !== null),
      t.resolves(focusOn(page, names[2]!), 'the one that follows'),
    ])
    t.ok(isHeard)

    await page.keyboard.press('Tab')
    t.not(await focused(page), 'Accept', 'the offered item, first of all, can be looked at')
    await cards.nth(1).getByRole('button', { name: 'View Details' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Decline' }).focus()
    await page.keyboard.press('Enter')
    await t.resolves(
      focusOn(page, '❌ Request Declined'),
      'what was looked at stays, and says where it stands',
    )
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await t.resolves(focusOn(page, names[0]!), 'the last one, where none follows')

    await cards.getByRole('button', { name: 'Decline' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('No requests found.').waitFor()
    await t.resolves(focusOn(page, 'Incoming Request'), 'what heads the list, where it is empty')
    t.strictSame(problems, [])
  },
)

t.test('a list that is drawn while a dialog closes keeps the focus all the same', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: await threeRequests('closing') })
  await goAwake(page, '/dashboard/exchange-request')
  const cards = page.locator('article')
  const names = await cards.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel!))
  await cards.nth(1).getByRole('button', { name: 'View Details' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await page.waitForFunction(() => document.querySelectorAll('article').length === 2)
  await page.evaluate(() => {
    // Refetches and redraws the list before the task of the close event.
    document.dispatchEvent(new Event('visibilitychange'))
    for (const end = performance.now() + 20; performance.now() < end; );
    document.querySelector('dialog')!.close()
  })
  await t.resolves(focusOn(page, names[2]!))
})

t.test('after a step on a request page the new status is announced', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('steps')
  const request = await offerOf(requester, wanted, offered)
  const { page, problems } = await newPage(t, { origin, as: owner })
  await page.goto(`/dashboard/exchange-product-details?id=${request}`)
  const standing = (text: string) =>
    page.waitForFunction(
      (wanted) =>
        document.activeElement?.matches('.standing') && document.activeElement.textContent.includes(wanted),
      text,
    )
  const sure = await askedWhetherToAccept(page)
  await button(sure, 'Accept').focus()
  await page.keyboard.press('Enter')
  await t.resolves(standing('Request Accepted'))
  await button(page, 'Call off').focus()
  await page.keyboard.press('Enter')
  await t.resolves(focusOn(page, 'Why are you calling it off?'))
  await button(page, 'Back').focus()
  await page.keyboard.press('Enter')
  await t.resolves(focusOn(page, 'Call off'))
  await page.keyboard.press('Enter')
  await focusOn(page, 'Why are you calling it off?')
  await page.keyboard.type('It rains')
  await button(page, 'Call off').focus()
  await page.keyboard.press('Enter')
  await t.resolves(standing('It rains'))
  t.strictSame(problems, [])
})

t.test('if the other party withdraws, the focus moves from the dialog to the status', { skip }, async (t) => {
  const { owner, requester, wanted, offered } = twoPeople('gone')
  const id = await offerOf(requester, wanted, offered)
  const { page } = await newPage(t, { origin, as: owner })
  const live = joined(page)
  await page.goto(`/dashboard/exchange-product-details?id=${id}`)
  await live
  await askedWhetherToAccept(page)
  await app.inject({
    method: 'POST',
    url: `/api/exchange-request/${id}/withdrawal`,
    headers: { ...requester.bearer },
  })
  await page.getByText('Request withdrawn', { exact: true }).waitFor()
  t.equal(await focused(page), 'Request withdrawn')
})

t.test(
  'who takes a decline back by keyboard, or lets its seconds pass, keeps the focus',
  { skip },
  async (t) => {
    const { owner, requester, wanted, offered } = twoPeople('undo')
    const id = await offerOf(requester, wanted, offered)
    const { page } = await newPage(t, { origin, as: owner })
    await goAwake(page, `/dashboard/exchange-product-details?id=${id}`)
    await button(page, 'Decline').press('Enter')
    await button(page, 'Undo').press('Enter')
    await button(page, 'Undo').waitFor({ state: 'detached' })
    t.equal(await focused(page), 'Decline')
    await page.keyboard.press('Enter')
    await button(page, 'Undo').focus()
    await page.getByText('❌ Request Declined').waitFor()
    t.match(await focused(page), /Request Declined/)
  },
)

t.test('an answer that fails leaves the focus where it was', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: await threeRequests('fails') })
  await page.route('**/accept', (route) => route.fulfill({ status: 500, body: 'x' }))
  await page.goto('/dashboard/exchange-request')
  const sure = await askedWhetherToAccept(page)
  await button(sure, 'Accept').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Failed to accept the request').waitFor()
  await t.resolves(focusOn(page, 'Accept'))
  // The toast remains while the mouse is over it, so the second one appears next to it.
  await page.locator('.toast').hover()
  await page.context().setOffline(true)
  await page.keyboard.press('Enter')
  await t.resolves(
    page.getByText('Failed to accept the request').nth(1).waitFor(),
    'offline it fails at once, too',
  )
})

t.test('after deleting an item the focus moves to the next', { skip }, async (t) => {
  const { owner } = twoPeople('items')
  testItem(app, owner.id, { name: 'Kettle', image_ids: pictures })
  const { page } = await newPage(t, { origin, as: owner })
  await page.goto('/dashboard')
  await button(page, 'Delete Kettle').click()
  await button(page, 'Delete').click()
  await t.resolves(focusOn(page, 'Guitar items'))
})
