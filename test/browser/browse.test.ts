import t from 'tap'
import { categories } from '../../db/schema/index.ts'
import { sendMessage } from '../../server/trading/messages/send-message-service.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const [first, second] = app.db.select().from(categories).orderBy(categories.position).limit(2).all()
const { id: ada } = testAccount(app)
const image_ids = await testPictures(app)
/** Thirty lamps in the first category, three pages; three items in the second. */
for (let number = 1; number <= 30; number++) {
  const name = `Lamp ${String(number).padStart(2, '0')}`
  testItem(app, ada, { name, image_ids, product_category_id: first!.id })
}
for (const name of ['Blue kayak', 'Red kayak', 'Paddle']) {
  testItem(app, ada, { name, image_ids, product_category_id: second!.id, trade_preferences: 'a lamp' })
}

const NAMES = '.results article h3'
const skip = noBrowser

t.test('without JavaScript', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, javaScript: false })

  await page.goto('/browse')
  t.equal(await page.locator('h1').textContent(), first!.name, 'the first category is chosen')
  t.equal(await page.locator('.categories [aria-current]').textContent(), `${first!.name}30 items`)
  t.equal(await page.locator('h2.count').textContent(), '30 items')
  t.equal(await page.locator(NAMES).count(), 12)
  t.equal(await page.locator(NAMES).first().textContent(), 'Lamp 30', 'newest first')
  t.match(await page.locator('.pager').textContent(), /Page 1 of 3/)

  await page.getByRole('link', { name: 'Next' }).click()
  t.equal(page.url(), `${origin}/browse?category=${first!.id}&page=2`)
  t.match(await page.locator('.pager').textContent(), /Page 2 of 3/)

  await page.getByLabel('Sort by').selectOption({ label: 'A-Z' })
  await page.getByRole('button', { name: 'Apply' }).click()
  t.equal(await page.locator(NAMES).first().textContent(), 'Lamp 01')
  t.match(await page.locator('.pager').textContent(), /Page 1 of 3/, 'another order starts again at page 1')

  await page.getByRole('link', { name: second!.name }).click()
  await page.waitForURL(`${origin}/browse?category=${second!.id}&sort=alphabetical_asc`)
  t.strictSame(await page.locator(NAMES).allInnerTexts(), ['Blue kayak', 'Paddle', 'Red kayak'])
  t.ok(await page.getByRole('button', { name: 'Next' }).isDisabled(), 'nothing beyond the last page')

  await page.getByPlaceholder('Search Products...').fill('KAY')
  await page.keyboard.press('Enter')
  // A text is searched in all categories.
  await page.waitForURL(`${origin}/browse?product=KAY`)
  t.equal(await page.locator('.categories [aria-current]').textContent(), 'All')
  t.equal(await page.getByLabel('Sort by').inputValue(), '', 'best match first')
  t.strictSame((await page.locator(NAMES).allInnerTexts()).sort(), ['Blue kayak', 'Red kayak'])

  await page.getByRole('link', { name: first!.name }).click()
  await page.waitForURL(`${origin}/browse?product=KAY&category=${first!.id}`)
  await page.getByText('No results found.').waitFor()
  await page.getByRole('link', { name: 'Search all categories', exact: true }).click()
  await page.waitForURL(`${origin}/browse?product=KAY`)
  t.equal(await page.locator(NAMES).count(), 2)
  await page.getByRole('link', { name: 'Clear search “KAY”' }).click()
  await page.waitForURL(`${origin}/browse`)
  t.strictSame(problems, [])
})

t.test('typing filters the visible cards ignoring case, and Enter searches', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/browse')
  const box = page.getByPlaceholder('Search Products...')
  await box.pressSequentially('lAMP 1')
  await page.getByText('1 of 12 on this page match.').waitFor()
  t.equal(await page.locator(NAMES).filter({ visible: true }).count(), 1)
  t.equal(page.url(), `${origin}/browse`)

  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('9 of 12 on this page match.').waitFor()
  t.equal(await box.inputValue(), 'lAMP 1', 'what was typed is still there')

  await box.fill('paddle')
  await page.getByText('No results found. Search to look beyond this page.').waitFor()
  await box.press('Enter')
  await page.getByRole('heading', { name: 'Results for “paddle”' }).waitFor()
  t.strictSame(await page.locator(NAMES).allInnerTexts(), ['Paddle'])
  t.equal(await box.inputValue(), 'paddle')
  t.strictSame(problems, [])
})

t.test('page, order and category change in place, and the way back works', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/browse')
  await page.evaluate(() => Object.assign(window, { samePage: true }))

  await page.getByRole('link', { name: 'Next' }).click()
  await page.getByText('Page 2 of 3').waitFor()
  await page.getByLabel('Sort by').selectOption('oldest')
  await page.getByRole('heading', { name: 'Lamp 01' }).waitFor()
  t.equal(page.url(), `${origin}/browse?category=${first!.id}&sort=oldest`)

  await page.locator('.categories').getByRole('link', { name: second!.name }).click()
  await page.getByRole('heading', { level: 1, name: second!.name }).waitFor()
  t.match(await page.title(), second!.name)
  await page.goBack()
  await page.getByRole('heading', { name: 'Lamp 01' }).waitFor()
  t.equal(await page.getByLabel('Sort by').inputValue(), 'oldest')
  await page.goBack()
  await page.getByText('Page 2 of 3').waitFor()
  t.ok(await page.evaluate(() => 'samePage' in window), 'the page was never loaded anew')
  t.strictSame(problems, [])
})

t.test('the unread total remains before the title of replaced content', { skip }, async (t) => {
  const reader = testAccount(app)
  sendMessage(app.db, ada, reader.id, { message: 'Hello', client_id: undefined })
  const { page } = await newPage(t, { origin, as: reader })
  await goAwake(page, '/browse')
  const titled = (name: string) =>
    page.waitForFunction((name) => document.title.startsWith('(1) ') && document.title.includes(name), name)
  await titled(first!.name)
  await page.locator('.categories').getByRole('link', { name: second!.name }).click()
  await titled(second!.name)
  sendMessage(app.db, ada, reader.id, { message: 'Hello again', client_id: undefined })
  await page.waitForFunction(
    (name) => document.title.startsWith('(2) ') && document.title.includes(name),
    second!.name,
  )
  t.match(await page.title(), /^\(2\) [^(]/, 'once')
})

t.test('by keyboard the focus stays with what was chosen', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/browse')
  await page.locator('.categories').getByRole('link', { name: second!.name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: second!.name }).waitFor()
  t.equal(await page.locator(':focus').textContent(), `${second!.name}3 items`)
  await page.getByLabel('Sort by').focus()
  await page.keyboard.press('ArrowUp')
  await page.waitForURL(/sort=/)
  await page.locator('#sort:focus').waitFor()
  t.strictSame(problems, [])
})

t.test('skeletons appear during loading', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  await goAwake(page, '/browse')
  const answer = await holdBack(page, '**/browse?*')
  await page.getByRole('link', { name: 'Next' }).click()
  await page.locator('.results .skeleton.picture').first().waitFor()
  t.equal(await page.locator('.results .skeleton.picture').count(), 12)
  t.notOk(await page.locator(NAMES).first().isVisible())
  answer()
  await page.getByText('Page 2 of 3').waitFor()
  t.equal(await page.locator('.results .skeleton.picture').count(), 0)
  t.strictSame(problems, [])
})

t.test('a failure is shown next to the old content, with a retry', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  await page.clock.install()
  await goAwake(page, '/browse')
  await page.route('**/browse?*', (route) => route.abort())
  await page.getByRole('link', { name: 'Next' }).click()
  const alert = page.getByRole('alert').getByText('Something went wrong!')
  // Skips the delays between retries.
  while (!(await alert.isVisible())) await page.clock.runFor(1000)
  t.equal(await page.locator(NAMES).first().textContent(), 'Lamp 30', 'the page stays as it was')
  await page.unroute('**/browse?*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await page.getByText('Page 2 of 3').waitFor()
  t.equal(await page.getByRole('alert').count(), 0)
})

for (const javaScript of [true, false]) {
  const name = `on a phone the categories are a drawer, ${javaScript ? 'with' : 'without'} JavaScript`
  t.test(name, { skip }, async (t) => {
    const { page, problems } = await newPage(t, { origin, javaScript, width: 360, height: 720, touch: true })
    await page.goto('/browse')
    const drawer = page.locator('.categories')
    t.notOk(await drawer.isVisible())
    await page.getByRole('button', { name: 'Categories', exact: true }).tap()
    await drawer.getByRole('link', { name: second!.name }).tap()
    await page.getByRole('heading', { level: 1, name: second!.name }).waitFor()
    t.notOk(await drawer.isVisible())
    t.equal(page.url(), `${origin}/browse?category=${second!.id}`)
    t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, 'nothing sticks out')
    t.strictSame(problems, [])
  })
}

t.test('search engines see categories and their pages, not searches or orders', async (t) => {
  const html = async (url: string) => (await app.inject(url)).body
  const second = await html(`/browse?category=${first!.id}&page=2&sort=oldest`)
  t.match(
    second,
    `<link rel="canonical" href="${app.config.publicUrl}/browse?category=${first!.id}&amp;page=2"/>`,
  )
  t.match(second, `<link rel="prev" href="/browse?category=${first!.id}&amp;sort=oldest"/>`)
  t.match(second, `<link rel="next" href="/browse?category=${first!.id}&amp;sort=oldest&amp;page=3"/>`)
  t.match(second, '"@type":"ItemList"')
  t.match(second, '"position":13')
  t.match(await html('/browse?product=kayak'), '<meta name="robots" content="noindex"/>')
  t.match(await html(`/browse?category=${first!.id}&page=9`), '<meta name="robots" content="noindex"/>')
})

t.test('a text too long to search for stays in its box and nowhere else', async (t) => {
  const text = 'lamp '.repeat(2000)
  const { statusCode, body } = await app.inject(`/browse?product=${encodeURIComponent(text)}`)
  t.equal(statusCode, 200)
  t.match(body, 'No results found.')
  t.match(body, 'Please use 200 characters or fewer.')
  t.equal(body.split(text.trim()).length - 1, 1)
})

t.test('what is typed is text and never markup', async (t) => {
  const { body } = await app.inject(
    `/browse?product=${encodeURIComponent('"><img src=x onerror=alert(1)></title>')}`,
  )
  t.notMatch(body, '<img src=x')
})

t.test('a page beyond the last leads back', async (t) => {
  const { body } = await app.inject(`/browse?category=${first!.id}&page=9`)
  t.match(body, 'No results found.')
  t.match(body, `<a class="button" href="/browse?category=${first!.id}&amp;page=3">Go to the last page</a>`)
})
