import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import t from 'tap'
import { audit } from '../../server/admin/audit-service.ts'
import { EDITING_PAGES, testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

const skip = noBrowser
const { app, origin } = await testServer(t)
const as = testAdmin(app, `Ada ${'Lovelace'.repeat(9)}`)
for (let at = 0; at < 60; at++)
  audit(app.db, as, 'save', { noun: 'page', id: 'about' }, `Changed ${'much'.repeat(20)}`)
/** Of those of one kind the one with most on it. */
const pages = EDITING_PAGES.filter((path) => !/hero|how-it|trading/.test(path))

/** What axe finds serious or critical. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const [width, dark] of [
  [360, true],
  [1280, false],
] as const) {
  t.test(`nothing bars an admin’s way at ${width} px ${dark ? 'dark' : 'light'}`, { skip }, async (t) => {
    const { page, problems } = await newPage(t, { origin, as, width, dark, reducedMotion: true })
    for (const path of pages) {
      await page.goto(path)
      t.strictSame(await barriers(page), [], path)
      t.ok((await overflow(page)) <= 0, `${path} sticks out nowhere`)
    }
    for (const [path, button] of [
      ['/admin/categories', 'Add a category'],
      ['/admin/categories', 'Delete Home & Furniture'],
      ['/admin/plans', 'Edit Standard Yearly'],
      ['/admin/pages', 'Add a page'],
      ['/admin/pages/about', 'Preview'],
      ['/admin/pages/about', 'Link'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('button', { name: button, exact: true }).click()
      await page.locator('dialog[open], .link-row').first().waitFor()
      t.strictSame(await barriers(page), [], `${path}: ${button}`)
      t.ok((await overflow(page)) <= 0, `${path}: ${button} sticks out nowhere`)
    }
    t.strictSame(problems, [])
  })
}

t.test('an admin’s page loads at most 105 kB of script, toasts included', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as })
  for (const path of ['/admin/site', '/admin/pages/about', '/admin/plans']) {
    await page.goto(path)
    await page.evaluate(() => sessionStorage.setItem('toasts_after_move', '[["success","Hello"]]'))
    await page.reload({ waitUntil: 'networkidle' })
    await page.getByRole('status').getByText('Hello').waitFor()
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    )
    t.ok(bytes > 1000 && bytes <= 105_000, `${path} ${bytes} bytes`)
  }
})
