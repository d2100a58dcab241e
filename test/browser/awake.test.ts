import t from 'tap'
import { testServer } from '../helpers/app.ts'
import { awake, watchWaking } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'

t.test('a form counts as awake once its own script listens', { skip: noBrowser }, async (t) => {
  const { origin } = await testServer(t)
  for (const [path, script, form] of [
    ['/browse', /\/assets\/(?:filter-cards|suggestions)/, 'form.search'],
    ['/paymentdetails', /\/assets\/payment-form/, 'form[data-enhance="payment-form"]'],
  ] as const) {
    const { page } = await newPage(t, { origin })
    await watchWaking(page)
    const come = await holdBack(page, script)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const listens = page.locator(`main ${form}`)
    t.equal(await listens.getAttribute('data-listens'), null, `${path}: what wakes pages has run`)
    come()
    await awake(page)
    t.equal(await listens.getAttribute('data-listens'), 'yes', path)
  }
})
