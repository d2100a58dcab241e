import t from 'tap'
import { audit } from '../../server/site/audit/audit-service.ts'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { barriers, overflow } from '../helpers/barriers.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

// Covers the admin pages in other states: every-page.test.ts covers the pages, dialogs.test.ts the dialogs.
for (const [width, dark] of [
  [360, true],
  [1280, false],
] as const) {
  t.test(`long words bar nobody's way on pages of admins, at ${width} px`, { skip: noBrowser }, async (t) => {
    const { app, origin } = await testServer(t)
    const as = testAdmin(app, `Ada ${'Lovelace'.repeat(9)}`)
    audit(app.db, as, 'save', { noun: 'page', id: 'about' }, `Changed ${'much'.repeat(60)}`)
    const { page, problems } = await newPage(t, { origin, as, width, dark })
    for (const path of ['/admin', '/admin/audit-log']) {
      await page.goto(path)
      t.strictSame(await barriers(page), [], path)
      t.ok((await overflow(page)) <= 0, `${path} sticks out nowhere`)
    }
    t.strictSame(problems, [])
  })
}
