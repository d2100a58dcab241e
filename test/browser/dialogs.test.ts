import type { Page } from 'playwright-core'
import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { barriers } from '../helpers/barriers.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { fullMarket } from '../helpers/full-market.ts'

const { app, origin } = await testServer(t)
const market = await fullMarket(app)
const skip = noBrowser

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent?.trim())

interface State {
  name: string
  path: string
  /** Brings the page into the state. */
  reach: (page: Page) => Promise<void>
  /** What opened it, and so has the focus again once it is closed. */
  opener?: string
  /** A phone's width, for what is there on narrow screens only. */
  narrow?: boolean
}

/** Everything that opens, and every kind of error that is shown. */
const STATES: State[] = [
  {
    name: 'menu of the account',
    opener: 'Account of Olga Owner',
    path: '/',
    reach: async (page) => {
      await button(page, 'Account of Olga Owner').click()
      await page.getByRole('link', { name: 'Sign Out' }).waitFor()
    },
  },
  {
    name: 'menu of the site',
    opener: 'Open menu',
    path: '/',
    narrow: true,
    reach: async (page) => {
      await button(page, 'Open menu').click()
      await button(page, 'Close menu').waitFor()
    },
  },
  {
    name: 'drawer of categories',
    opener: 'Categories',
    path: '/browse',
    narrow: true,
    reach: async (page) => {
      await button(page, 'Categories').click()
      await page.locator('.categories').waitFor()
    },
  },
  {
    name: 'drawer of the dashboard',
    opener: 'Open menu',
    path: '/dashboard',
    narrow: true,
    reach: async (page) => {
      await button(page, 'Open menu').click()
      await button(page, 'Close menu').waitFor()
    },
  },
  {
    name: 'item in a dialog',
    opener: 'View Film camera',
    path: '/dashboard',
    reach: async (page) => {
      await button(page, 'View Film camera').click()
      await page.getByRole('dialog').getByText('Springfield').first().waitFor()
    },
  },
  {
    name: 'form of an item with errors',
    opener: 'Edit Film camera',
    path: '/dashboard',
    reach: async (page) => {
      await button(page, 'Edit Film camera').click()
      await page.getByLabel('Item Name *').fill('')
      await button(page, 'Submit Update').click()
      await page.getByText('Name is required').waitFor()
    },
  },
  {
    name: 'question before an item goes',
    opener: 'Delete Film camera',
    path: '/dashboard',
    reach: async (page) => {
      await button(page, 'Delete Film camera').click()
      await button(page, 'Keep it').waitFor()
    },
  },
  {
    name: 'request in a dialog',
    opener: 'View Details',
    path: '/dashboard/exchange-request',
    reach: async (page) => {
      await button(page, 'View Details').first().click()
      await page.getByRole('dialog').getByText('Plays jazz').waitFor()
    },
  },
  {
    name: 'exchange form with errors',
    opener: 'Exchange',
    path: `/productdetails/${market.wanted}`,
    reach: async (page) => {
      await button(page, 'Exchange').click()
      await page.getByLabel('Message *').waitFor()
      await button(page, 'Submit').click()
      await page.getByText('Message is required').waitFor()
    },
  },
  {
    name: 'new item with errors',
    path: '/uploaditem',
    reach: async (page) => {
      await button(page, 'Post Item').click()
      await page.getByText('Add at least one picture').waitFor()
    },
  },
  {
    name: 'menu of a conversation',
    opener: 'More about Rita Requester',
    path: '/dashboard/messages',
    reach: async (page) => {
      await button(page, 'More about Rita Requester').click()
      await button(page, 'Block Rita Requester').waitFor()
    },
  },
  {
    name: 'toast',
    path: '/browse?product=guitar',
    reach: async (page) => {
      await button(page, 'Favourite Guitar').click()
      const toast = page.getByText('Favourite toggled successfully')
      await toast.waitFor()
      // It fades in.
      await toast.evaluate(({ parentElement }) =>
        Promise.allSettled(parentElement!.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      )
    },
  },
]

for (const dark of [false, true]) {
  t.test(`whatever opens keeps nobody out, ${dark ? 'dark' : 'light'}`, { skip }, async (t) => {
    const { page, problems } = await newPage(t, { origin, as: market.member, dark, reducedMotion: true })
    for (const { name, path, reach, narrow, opener } of STATES) {
      await page.setViewportSize({ width: narrow ? 360 : 1280, height: 800 })
      await page.goto(path)
      await reach(page)
      t.strictSame(await barriers(page), [], name)
      if (!opener) continue
      await page.keyboard.press('Escape')
      await page
        .locator('dialog:modal, .menu:popover-open, .drawer:popover-open')
        .waitFor({ state: 'detached' })
      t.equal(await focused(page), opener, `focus after the ${name}`)
    }
    t.strictSame(problems, [])
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
    // From the last stop the browser itself is next, which to the page is no element at all.
    const outside =
      !(await isInside()) && (await page.evaluate(() => document.activeElement !== document.body))
    if (outside) t.fail(`the focus left the dialog for ${await focused(page)}`)
  }
  t.equal(await page.locator('dialog:modal').count(), 1)
  await button(page, 'Submit Update').click()
  await page.locator('dialog').waitFor({ state: 'detached' })
  // The dialog closes first, then the list is asked for anew.
  await button(page, 'Edit Film camera, tuned').waitFor()
  t.equal(await focused(page), 'Edit Film camera, tuned')
})

t.test(
  'a failure that a dialog stays open for is said inside of it, where it is heard',
  { skip },
  async (t) => {
    const { page } = await newPage(t, { origin, as: market.member })
    await page.goto('/dashboard')
    await button(page, 'Edit Thing 20').click()
    await page.route('**/api/product/update/*', (route) => route.abort())
    await button(page, 'Submit Update').click()
    const toast = page.locator('.toast', { hasText: 'Failed to update product' })
    await toast.waitFor()
    t.equal(await toast.evaluate((element) => element.closest('[aria-live=polite]')!.className), 'toasts')
    t.ok(await page.locator('dialog:modal .toast').count(), 'all else is inert')
    t.ok(await button(page, 'Submit Update').evaluate((element) => element === document.activeElement))
    await page.keyboard.press('Escape')
    await page.locator('dialog:modal').waitFor({ state: 'detached' })
    t.ok(await page.locator('body > .toasts .toast').isVisible(), 'and is seen once the dialog is gone')
  },
)
