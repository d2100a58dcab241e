import type { Page } from 'playwright-core'
import t from 'tap'
import { categories } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { setOffline } from '../helpers/offline.ts'

const { app, origin } = await testServer(t)
const bikes = app.db
  .select()
  .from(categories)
  .all()
  .find(({ name }) => name === 'Bikes & Transport')!
const { id: ada } = testAccount(app)
const image_ids = await testPictures(app)
for (const name of ['Bicycle', 'Old bicycle', 'Bishop', 'Binoculars'])
  testItem(app, ada, { name, image_ids, product_category_id: bikes.id })

const skip = noBrowser
const box = (page: Page) => page.locator('.search input[role=combobox]')
const options = (page: Page) => page.locator('.suggestions [role=option]')
const state = (page: Page) =>
  box(page).evaluate((input: HTMLInputElement) => ({
    open: input.ariaExpanded,
    active: document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    focused: document.activeElement === input,
    value: input.value,
  }))

for (const path of ['/', '/browse']) {
  t.test(`the list of suggestions works by keyboard on ${path}`, { skip }, async (t) => {
    const { page, problems } = await newPage(t, { origin })
    await goAwake(page, path)
    await page.getByRole('searchbox').focus()
    await box(page).pressSequentially('bi')
    await options(page).first().waitFor()
    t.strictSame(await options(page).allTextContents(), [
      'Bikes & Transport Category, 4 items',
      'bicycle',
      'bishop',
      'binoculars',
    ])
    t.equal(await page.locator('.search [role=status]').textContent(), '4 suggestions', 'is told')
    t.equal(
      await box(page).getAttribute('aria-controls'),
      await page.getByRole('listbox', { name: 'Suggestions' }).getAttribute('id'),
    )
    t.strictSame(await state(page), { open: 'true', active: null, focused: true, value: 'bi' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    t.strictSame(await state(page), { open: 'true', active: 'bicycle', focused: true, value: 'bi' })
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    t.equal((await state(page)).active, 'binoculars', 'it goes round')
    await page.keyboard.press('Escape')
    t.strictSame(await state(page), { open: 'false', active: null, focused: true, value: 'bi' })
    await page.keyboard.press('ArrowDown')
    await options(page).first().waitFor()
    t.equal((await state(page)).active, null, 'it is opened again by an arrow')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${origin}/browse?product=bicycle`)
    await page.getByRole('heading', { name: 'Results for “bicycle”' }).waitFor()
    t.equal(await options(page).count(), 0)
    t.strictSame(problems, [])
  })
}

t.test('clicking a category opens its page, and Enter searches the typed text', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin, width: 360, touch: true })
  await goAwake(page, '/')
  await page.getByRole('searchbox').focus()
  await box(page).pressSequentially('trans')
  await options(page).first().tap()
  await page.waitForURL(`${origin}/browse?category=${bikes.id}`)
  await goAwake(page, '/')
  await page.getByRole('searchbox').focus()
  await box(page).pressSequentially('bic')
  await options(page).first().waitFor()
  t.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    'nothing is wider than a phone',
  )
  await page.keyboard.press('Enter')
  await page.waitForURL(`${origin}/browse?product=bic`)
  t.strictSame(problems, [])
})

t.test('a late response is not shown, and a failed request is silent', { skip }, async (t) => {
  const { page } = await newPage(t, { origin })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked: string[] = []
  await page.route('**/api/home/suggestions*', async (route) => {
    const text = new URL(route.request().url()).searchParams.get('product')!
    asked.push(text)
    if (text === 'bi') await held
    if (text === 'bin') return route.fulfill({ status: 503, body: '' })
    await route.continue().catch(() => {})
  })
  await goAwake(page, '/')
  await page.getByRole('searchbox').focus()
  const first = page.waitForRequest('**/api/home/suggestions*')
  await box(page).pressSequentially('bi')
  await first
  await box(page).pressSequentially('s')
  await options(page).first().waitFor()
  release()
  t.strictSame(await options(page).allTextContents(), ['bishop'])
  const failed = page.waitForResponse('**/api/home/suggestions?product=bin')
  await box(page).fill('bin')
  await failed
  await options(page).first().waitFor({ state: 'detached' })
  await box(page).fill('bicy')
  t.equal((await state(page)).open, 'false', 'after that it is quiet for a while')
  t.strictSame(asked, ['bi', 'bis', 'bin'])
  t.notOk(await page.getByRole('alert').count())
})

t.test('no requests and no errors offline, and suggestions work again online', { skip }, async (t) => {
  const { page, problems } = await newPage(t, { origin })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/home/suggestions')) asked.push(request.url())
  })
  await goAwake(page, '/')
  await page.getByRole('searchbox').focus()
  await box(page).pressSequentially('bi')
  await options(page).first().waitFor()
  t.equal(asked.length, 1)
  await setOffline(page, true)
  await box(page).pressSequentially('n')
  await options(page).first().waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowDown')
  t.strictSame(await state(page), { open: 'false', active: null, focused: true, value: 'bin' })
  t.equal(await page.locator('.search [role=status]').textContent(), '')
  t.equal(asked.length, 1, 'no call goes out')
  await setOffline(page, false)
  await box(page).pressSequentially('o')
  await options(page).first().waitFor()
  t.strictSame(await options(page).allTextContents(), ['binoculars'])
  t.strictSame(problems, [])
})

t.test('right to left, the list is below its field', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, width: 360 })
  await goAwake(page, '/?lang=ar')
  await page.getByRole('searchbox').focus()
  await box(page).pressSequentially('bi')
  await options(page).first().waitFor()
  const field = (await page.locator('.hero .search').boundingBox())!
  const list = (await page.locator('.suggestions').boundingBox())!
  t.same([Math.round(list.x), Math.round(list.width)], [Math.round(field.x), Math.round(field.width)])
  t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
})
