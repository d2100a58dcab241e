import t from 'tap'
import { testAdmin } from '../helpers/admin.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'

const skip = noBrowser

t.test(
  'failed words are readable without JavaScript; forms that need it show a notice',
  { skip },
  async (t) => {
    const { app, origin } = await testServer(t)
    const as = testAdmin(app)
    await fetch(`${origin}/browse?product=zeppelin`)
    const { page, problems } = await newPage(t, { origin, as, javaScript: false, width: 360 })
    await page.goto('/admin/words')
    await page.getByRole('heading', { name: 'zeppelin' }).waitFor()
    t.ok(await page.getByText('Looked for once').isVisible())
    const title = await page.getByRole('heading', { name: 'Words that were not found' }).boundingBox()
    const lead = await page.locator('#failed-title + p').boundingBox()
    t.ok(lead!.y - title!.y - title!.height >= 4, 'what is said about them stands apart from their heading')
    t.match(await page.getByLabel('Words that mean the same').inputValue(), /^couch, sofa/m)
    t.match(await page.locator('noscript .notice:visible').textContent(), 'Please switch it on')
    t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
    t.strictSame(problems, [])
  },
)

t.test('removing a word preserves the input in the fields of later words', { skip }, async (t) => {
  const { app, origin } = await testServer(t)
  const as = testAdmin(app)
  for (const word of ['zeppelin', 'quagga', 'theremin']) await fetch(`${origin}/browse?product=${word}`)
  const { page, problems } = await newPage(t, { origin, as })
  await goAwake(page, '/admin/words')
  const rows = page.locator('.reported-list > li')
  const field = (at: number) => rows.nth(at).getByRole('textbox', { name: 'Means the same as' })
  await field(1).fill('zebra')
  await rows
    .first()
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await page.locator('.notice.happened').waitFor()
  t.equal(await rows.count(), 2)
  t.equal(await field(0).inputValue(), 'zebra')
  t.equal(await field(1).inputValue(), '')
  await rows.nth(1).locator('label').click()
  t.ok(await field(1).evaluate((input) => input === document.activeElement), 'a label leads to its own')
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  t.equal(new Set(ids).size, ids.length, 'no id is there twice')
  t.strictSame(problems, [])
})
