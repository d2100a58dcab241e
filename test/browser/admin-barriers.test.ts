import t from 'tap'
import { audit } from '../../server/admin/audit-service.ts'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { barriers, overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

const DIALOGS = [
  ['/admin/categories', 'Add a category'],
  ['/admin/categories', 'Delete Home & Furniture'],
  ['/admin/plans', 'Edit Standard Yearly'],
  ['/admin/pages', 'Add a page'],
  ['/admin/pages/about', 'Preview'],
  ['/admin/pages/about', 'Link'],
] as const

// The pages themselves are walked by every-page.test.ts.
for (const [width, dark] of [
  [360, true],
  [1280, false],
] as const) {
  t.test(
    `what opens on pages of admins bars nobody's way, nor do long words, at ${width} px`,
    { skip: noBrowser },
    async (t) => {
      const { app, origin } = await testServer(t)
      const as = testAdmin(app, `Ada ${'Lovelace'.repeat(9)}`)
      audit(app.db, as, 'save', { noun: 'page', id: 'about' }, `Changed ${'much'.repeat(60)}`)
      const { page, problems } = await newPage(t, { origin, as, width, dark, reducedMotion: true })
      for (const path of ['/admin', '/admin/audit-log']) {
        await page.goto(path)
        t.strictSame(await barriers(page), [], path)
        t.ok((await overflow(page)) <= 0, `${path} sticks out nowhere`)
      }
      for (const [path, button] of DIALOGS) {
        await goAwake(page, path)
        await page.getByRole('button', { name: button, exact: true }).click()
        await page.locator('dialog[open], .link-row').first().waitFor()
        t.strictSame(await barriers(page), [], `${path}: ${button}`)
        t.ok((await overflow(page)) <= 0, `${path}: ${button} sticks out nowhere`)
      }
      t.strictSame(problems, [])
    },
  )
}
