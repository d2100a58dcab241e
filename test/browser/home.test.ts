import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { setOffline } from '../helpers/offline.ts'
import { withoutWorker } from '../helpers/without-worker.ts'

const { app, origin } = await testServer(t)
const owner = testAccount(app)
const image_ids = await testPictures(app)
const things = Array.from({ length: 25 }, (_, at) =>
  testItem(app, owner.id, { name: `Thing ${at}`, image_ids }),
)
const skip = noBrowser

t.test('search is disabled while blank, and Enter searches', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Search' })
  const field = page.getByPlaceholder('Search here...')
  await button.and(page.locator(':disabled')).waitFor()
  await field.fill('   ')
  t.ok(await button.isDisabled())
  await field.fill('thing 7')
  t.notOk(await button.isDisabled())
  await field.press('Enter')
  await page.waitForURL('**/browse?product=thing+7')
  t.strictSame(problems, [])
})

t.test('a page of featured items is changed in place', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/')
  await page.evaluate(() => document.body.classList.add('still-here'))
  const answer = await holdBack(page, '**/?page=2')

  await page.getByRole('link', { name: 'Next' }).click()
  await page.locator('#featured [data-while-busy]').waitFor()
  t.equal(await page.locator('#featured .skeleton.picture').count(), 12)
  t.equal(await page.locator('#featured').getAttribute('aria-busy'), 'true')
  t.equal(await page.getByText('Next', { exact: true }).getAttribute('aria-disabled'), 'true')
  answer()

  await page.getByText('Page 2 of 3').waitFor()
  t.equal(await page.locator('#featured .skeleton').count(), 0)
  t.equal(new URL(page.url()).search, '?page=2')
  t.match(await page.title(), 'page 2')
  t.equal(await page.evaluate(() => document.activeElement?.id), 'featured')
  await page.waitForFunction(
    () => Math.abs(document.querySelector('#featured')!.getBoundingClientRect().top) < 120,
  )
  t.ok(await page.locator('body.still-here').count(), 'the page itself was not loaded anew')

  await page.goBack()
  await page.getByText('Page 1 of 3').waitFor()
  t.ok(await page.locator('body.still-here').count())
  t.strictSame(problems, [])
})

t.test('typing elsewhere continues during page loads', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  await goAwake(page, '/')
  const answer = await holdBack(page, '**/?page=2')
  await page.getByRole('link', { name: 'Next' }).click()
  const field = page.getByPlaceholder('Search here...')
  await field.pressSequentially('thi')
  answer()
  await page.getByText('Page 2 of 3').waitFor()
  await page.keyboard.type('ng')
  t.equal(await field.inputValue(), 'thing')
})

t.test('a page that cannot be fetched leaves what is there, and can be tried again', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  await withoutWorker(page)
  // Skips the delays between retries.
  await page.clock.install()
  await goAwake(page, '/')
  let tries = 0
  await page.route('**/?page=2', async (route) => {
    tries += 1
    if (tries <= 4) await route.abort()
    else await route.continue()
  })
  // Awaits earlier requests, because they would time out when the clock is advanced.
  await page.route('**/healthz', (route) => route.continue())
  const answered = () => page.evaluate(() => fetch('/healthz').then(() => {}))
  await page.getByRole('link', { name: 'Next' }).click()
  const alert = page.getByRole('alert')
  await answered()
  while (!(await alert.isVisible())) {
    await page.clock.runFor(1000)
    await answered()
  }
  t.match(await alert.textContent(), 'Something went wrong!')
  t.equal(tries, 4, 'one try and three more')
  t.equal(await page.locator('#featured .card').count(), 12)
  t.equal(new URL(page.url()).search, '')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByText('Page 2 of 3').waitFor()
  t.equal(await alert.count(), 0)
})

t.test('without JavaScript the pager, search and menu work', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, javaScript: false, width: 360, height: 740 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/?page=2#featured')
  t.match(await page.locator('#featured-page').textContent(), 'Page 2 of 3')
  t.notOk(await page.getByRole('button', { name: 'Search' }).isDisabled())
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.locator('#menu').getByRole('link', { name: 'Upload Item' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#menu').waitFor({ state: 'hidden' })
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Open menu')
})

t.test('a heart flips at once, and back with a message when the call fails', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  await page.context().addCookies([{ name: 'swapyard_token', value: owner.token, url: origin }])
  await page.addInitScript((token) => localStorage.setItem('token', token), owner.token)
  await page.goto('/')
  const heart = page
    .locator('.card')
    .filter({ hasText: 'Thing 24' })
    .getByRole('button', { name: 'Favourite' })
  // Recorded in the page, because a slow test could miss the short state.
  await heart.evaluate((button) => {
    const noted = document.body.dataset
    noted.hearts = ''
    new MutationObserver(() => {
      // Ignores attribute writes without a change.
      if (!noted.hearts!.endsWith(` ${button.ariaPressed}`)) noted.hearts += ` ${button.ariaPressed}`
    }).observe(button, { attributeFilter: ['aria-pressed'] })
  })
  const flips = (values: string) => page.locator(`body[data-hearts="${values}"]`).waitFor()

  await heart.click()
  await page.getByText('Favourite toggled successfully').waitFor()
  await flips(' true')

  await page.route(`**/api/product/toggle-favorite/${things.at(-1)}`, (route) => route.abort())
  await heart.click()
  await page.getByText('Failed to toggle favourite').waitFor()
  await flips(' true false true')
  t.pass('seen in the browser')
})

t.test('nothing sticks out at 360 pixels and all targets can be hit', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, width: 360, height: 740, touch: true })
  await page.goto('/')
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, input')]
      .filter((element) => element.checkVisibility() && !element.closest('h3, .prose, .skip'))
      .filter((element) => element.getBoundingClientRect().height < 44 && !element.classList.contains('skip'))
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  t.strictSame(small, [])
  await page.setViewportSize({ width: 320, height: 640 })
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  const signIn = await page.getByRole('link', { name: 'Sign In' }).boundingBox()
  t.ok(signIn!.height <= 44, 'the header stays on one line')
  t.strictSame(problems, [])
})

t.test(
  'the strip of swaps is filled as soon as the page has come, and can be asked for again',
  { skip },
  async (t) => {
    const { page } = await newPage(t, { origin, as: testAccount(app) })
    // Suppresses the fallback for images that never load.
    await page.addInitScript(() => {
      const original = window.setTimeout
      window.setTimeout = ((work: () => void, delay?: number) =>
        delay === 2000 ? 0 : original(work, delay)) as typeof setTimeout
    })
    await page.route('**/api/matches/deck', (route) => route.abort())
    await page.goto('/')
    const strip = page.getByRole('region', { name: 'Swaps for you' })
    const again = strip.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/api/matches/deck')
    await again.click()
    await strip
      .getByRole('link', { name: /^Thing / })
      .first()
      .waitFor()
    t.equal(await strip.locator('.skeleton').count(), 0)
  },
)

t.test('the strip fills by itself once the line is back', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await page.route('**/api/matches/deck', (route) => route.abort())
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Swaps for you' })
  await strip.getByRole('button', { name: 'Try again' }).waitFor()
  await setOffline(page, true)
  await page.unroute('**/api/matches/deck')
  await setOffline(page, false)
  await strip
    .getByRole('link', { name: /^Thing / })
    .first()
    .waitFor()
  t.notOk(await strip.getByText('Something went wrong!').isVisible())
})

t.test('an empty strip shows a text of the same height', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, as: owner })
  await page.goto('/')
  const strip = page.getByRole('region', { name: 'Swaps for you' })
  const { height } = (await strip.boundingBox())!
  await strip.getByText('New things come in every day.').waitFor()
  t.equal((await strip.boundingBox())!.height, height, 'nothing below moves')
  t.strictSame(problems, [])
})

// The last test, because it stops the site's services.
t.test('services that could not be had are asked for again, in place', { skip }, async (t) => {
  const rows = app.db.$client.prepare("UPDATE content SET value = ? WHERE key = 'service_section'")
  rows.run('null')
  const { page } = await newPage(t, { origin })
  await goAwake(page, '/?page=2')
  const strip = page.getByRole('region', { name: 'Services' })
  await strip.getByText('Something went wrong!').waitFor()
  rows.run(JSON.stringify([{ image: null, title: 'Fair and square', description: '<p>Always.</p>' }]))
  const answer = await holdBack(page, '**/?page=2')
  await strip.getByRole('link', { name: 'Try again' }).click()
  await strip.getByText('Loading...').waitFor()
  t.equal(await strip.getByText('Something went wrong!').count(), 0)
  answer()
  await strip.getByText('Fair and square').waitFor()
  t.equal(new URL(page.url()).search, '?page=2')
  t.match(await page.locator('#featured-page').textContent(), 'Page 2 of 3')
})
