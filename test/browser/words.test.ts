import t from 'tap'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

const skip = noBrowser

t.test(
  'words that were not found are read without JavaScript, and what needs it says so',
  { skip },
  async (t) => {
    const { app, origin } = await testServer(t)
    const as = testAdmin(app)
    await fetch(`${origin}/browse?product=zeppelin`)
    const { page, problems } = await newPage(t, { origin, as, javaScript: false, width: 360 })
    await page.goto('/admin/words')
    await page.getByRole('heading', { name: 'zeppelin' }).waitFor()
    t.ok(await page.getByText('Looked for once').isVisible())
    t.match(await page.getByLabel('Words that mean the same').inputValue(), /^couch, sofa/m)
    t.match(await page.locator('noscript .notice:visible').textContent(), 'please switch it on')
    t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    t.strictSame(problems, [])
  },
)
