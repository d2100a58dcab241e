import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { barriers, overflow } from '../helpers/barriers.ts'
import { button, newPage, noBrowser, type PageOptions } from '../helpers/browser.ts'
import { fullMarket } from '../helpers/full-market.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { until } from '../helpers/until.ts'
import { withoutWorker } from '../helpers/without-worker.ts'
import { adminStates } from './states/admin-states.ts'
import { memberStates } from './states/member-states.ts'
import { bring, type State } from './states/state.ts'
import { newcomerStates, visitorStates } from './states/visitor-states.ts'

const { app, origin } = await testServer(t)
const market = await fullMarket(app)
const skip = noBrowser

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim())
/** Waits for focus by accessible name: a closed dialog fires its event later. */
const focusOn = (page: Page, name: string) => until(async () => (await focused(page)) === name)

/** Checks all states of a user for accessibility, overflow and lost focus. */
async function walk(t: Test, who: string, states: State[], options: PageOptions) {
  const { page, problems } = await newPage(t, { origin, ...options })
  // Confirms leaving a filled form.
  page.on('dialog', (dialog) => dialog.accept())
  // Dialogs are checked in both variants, the rest only in the narrow one.
  for (const state of states.filter(({ opener }) => opener || options.dark)) {
    await page.setViewportSize({ width: state.narrow ? 360 : options.width!, height: 800 })
    await bring(page, state)
    t.strictSame(await barriers(page), [], `${who}: ${state.name}`)
    t.ok((await overflow(page)) <= 0, `${who}: ${state.name} sticks out nowhere`)
    if (!state.opener) continue
    await page.keyboard.press('Escape')
    await page
      .locator('dialog:modal, .menu:popover-open, .drawer:popover-open')
      .waitFor({ state: 'detached' })
    await t.resolves(focusOn(page, state.after ?? state.opener), `focus after the ${state.name}`)
  }
  // These error responses are intended.
  t.strictSame(
    problems.filter((problem) => !/^(?:409|422|500): /.test(problem)),
    [],
  )
}

for (const [width, dark] of [
  [360, true],
  [1280, false],
] as const) {
  const name = `whatever opens or goes wrong keeps nobody out at ${width} px, ${dark ? 'dark' : 'light'}`
  t.test(name, { skip }, async (t) => {
    const look = { width, dark }
    // A walk of its own, because one of its states removes data that the others need.
    await walk(t, 'visitor', visitorStates(app, market.details), look)
    await Promise.all([
      walk(t, 'member', memberStates(market), { ...look, as: market.member }),
      walk(t, 'newcomer', newcomerStates, { ...look, as: testAccount(app) }),
      walk(t, 'admin', adminStates(market), { ...look, as: market.admin }),
    ])
  })
}

t.test('a dialog takes the focus, holds it, and gives it back when its work is done', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: market.member })
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog:modal') !== null)
  await page.goto('/dashboard')
  await button(page, 'Edit Film camera').click()
  await page.getByLabel('Item Name *').fill('Film camera, tuned')
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab')
    // After the last element the focus is on the browser's own controls, so no element of the page has it.
    const outside =
      !(await isInside()) && (await page.evaluate(() => document.activeElement !== document.body))
    if (outside) t.fail(`the focus left the dialog for ${await focused(page)}`)
  }
  t.equal(await page.locator('dialog:modal').count(), 1)
  await button(page, 'Submit Update').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  // Waits until the dialog is closed and the list is fetched again.
  await button(page, 'Edit Film camera, tuned').waitFor()
  t.equal(await focused(page), 'Edit Film camera, tuned')
})

t.test('a dialog with a form begins in its first field', { skip }, async (t) => {
  const first = async (as: PageOptions['as'], path: string, opener: string) => {
    const { page } = await newPage(t, { origin, as: as! })
    await page.goto(path)
    await button(page, opener).click()
    await page.getByRole('dialog').waitFor()
    return page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.textContent)
  }
  t.equal(await first(market.admin, '/admin/pages', 'Add a page'), 'Title')
  t.equal(await first(market.admin, '/admin/meeting-places', 'Add a meeting place'), 'Place')
  t.equal(await first(market.member, '/dashboard', 'Edit Thing 20'), 'Item Name *')
})

t.test('while a dialog’s script loads, a progress bar is shown', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, as: market.member })
  await withoutWorker(page)
  await page.goto('/dashboard', { waitUntil: 'networkidle' })
  const arrive = await holdBack(page, '**/edit-item-dialog-*.js')
  const bar = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').height)
  t.equal(await bar(), 'auto')
  await button(page, 'Edit Thing 19').click()
  await page.locator('html[data-loading]').waitFor()
  t.equal(await bar(), '4px')
  arrive()
  await page.getByRole('dialog', { name: 'Update item' }).waitFor()
  t.equal(await bar(), 'auto')
  t.strictSame(problems, [])
})

t.test('an error of an open dialog is announced inside the dialog', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: market.member })
  await page.goto('/dashboard')
  await button(page, 'Edit Thing 20').click()
  await page.route('**/api/product/update/*', (route) => route.abort())
  await button(page, 'Submit Update').click()
  const toast = page.locator('.toast', { hasText: 'Failed to update product' })
  // The toast remains while the mouse is over it.
  await toast.hover()
  t.equal(await toast.evaluate((element) => element.closest('[aria-live=polite]')!.className), 'toasts')
  t.ok(await page.locator('dialog:modal .toast').count(), 'all else is inert')
  t.ok(await button(page, 'Submit Update').evaluate((element) => element === document.activeElement))
  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  await page.locator('body > .toasts .toast').waitFor()
  t.pass('and is seen once the dialog is gone')
})
