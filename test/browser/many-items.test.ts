import type { Page } from 'playwright-core'
import t from 'tap'
import { items } from '../../db/schema/index.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { photo, picker } from '../helpers/item-form.ts'
import { testItem } from '../helpers/items.ts'
import { setOffline } from '../helpers/offline.ts'
import { remember } from '../helpers/signed-in.ts'
import { until } from '../helpers/until.ts'

const skip = noBrowser
const MANY = '/uploaditem/many'

const cards = (page: Page) => page.locator('.draft')
const nameOf = (page: Page, at: number) => cards(page).nth(at).getByLabel('Item Name *')
const postButton = (page: Page) => page.locator('.post-drafts').getByRole('button')
const forAll = (page: Page) => page.getByRole('group', { name: 'For all items' })

/** Picks this many different pictures, and returns when their drafts are stored. */
async function pick(page: Page, count: number, from = 300): Promise<void> {
  const before = await cards(page).count()
  await picker(page).setInputFiles(
    await Promise.all(Array.from({ length: count }, (_, at) => photo(from + 16 * at))),
  )
  await cards(page)
    .nth(before + count - 1)
    .waitFor()
}

/** The drafts that this browser stores, by their names. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((tell) => {
        const opening = indexedDB.open('swapyard-drafts')
        opening.onsuccess = () => {
          const { result } = opening
          if (!result.objectStoreNames.contains('drafts')) {
            result.close()
            return tell([])
          }
          const all = result.transaction('drafts').objectStore('drafts').getAll()
          all.onsuccess = () => {
            result.close()
            tell(all.result.map((value) => value.name).filter((name) => typeof name === 'string'))
          }
        }
      }),
  )

t.test(
  'pictures become drafts, which get a category from similar items and are posted',
  { skip },
  async (t) => {
    const { app, origin } = await testServer(t)
    testItem(app, testAccount(app).id, { name: 'Road bike', product_category_id: 7 })
    const { page, problems } = await newPage(t, { origin, as: testAccount(app), width: 360, touch: true })
    await goAwake(page, '/uploaditem')
    await page.getByRole('link', { name: 'Post many items at once' }).click()
    await page.waitForURL(`${origin}${MANY}`)
    await pick(page, 3)
    await nameOf(page, 0).fill('Bicycle')
    // As Safari reports the Enter that ends a composed word.
    await nameOf(page, 0).evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })),
    )
    t.ok(await nameOf(page, 0).evaluate((field) => field === document.activeElement), 'the word is not ended')
    await nameOf(page, 0).press('Enter')
    await page.keyboard.type('Lamp')
    t.equal(await nameOf(page, 1).inputValue(), 'Lamp', 'Enter leads to the next name')
    const category = cards(page).nth(0).getByLabel('Category *')
    await until(async () => (await category.inputValue()) === '7')
    await cards(page).nth(0).getByText('Suggested from similar items').waitFor()
    await forAll(page).getByLabel('Condition').selectOption('Old')
    await cards(page).nth(1).getByLabel('Category *').selectOption({ index: 2 })
    t.equal(await postButton(page).textContent(), 'Post 2 items')
    await postButton(page).click()
    await page.getByText('2 items have been posted. 1 item is left on this page.').waitFor()
    t.equal(await cards(page).count(), 1)
    await cards(page).getByText('Name is required').waitFor()
    const posted = app.db.select().from(items).all().slice(1)
    t.match(posted, [
      { name: 'Bicycle', categoryId: 7, condition: 'Old', descriptionText: 'Bicycle' },
      { name: 'Lamp', condition: 'Old' },
    ])
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    t.equal(scrollWidth, 360)
    t.strictSame(problems, [])
  },
)

t.test(
  'drafts survive a closed tab, belong to one user, and are gone after signing out',
  { skip },
  async (t) => {
    const { app, origin } = await testServer(t)
    const [ada, eve] = [testAccount(app), testAccount(app)]
    const { page } = await newPage(t, { origin })
    await remember(page, origin, ada)
    await goAwake(page, MANY)
    await pick(page, 2)
    await nameOf(page, 1).fill('Kettle')
    await until(async () => (await stored(page)).includes('Kettle'))
    await page.reload()
    await cards(page).nth(1).waitFor()
    t.equal(await nameOf(page, 1).inputValue(), 'Kettle')
    t.ok(
      await cards(page)
        .nth(1)
        .locator('img')
        .evaluate(async (img: HTMLImageElement) => {
          await img.decode()
          return img.naturalWidth === 316
        }),
      'with its picture',
    )
    await remember(page, origin, eve)
    await goAwake(page, MANY)
    await page.locator('.drafts[aria-busy=false]').waitFor({ state: 'attached' })
    t.equal(await cards(page).count(), 0)
    await remember(page, origin, ada)
    await goAwake(page, MANY)
    await cards(page).nth(1).waitFor()
    await page.goto('/sign-in?signed_out=1')
    await until(async () => (await stored(page)).length === 0)
  },
)

t.test('a line that drops while items are posted posts each of them once', { skip }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(page, MANY)
  await pick(page, 3)
  await forAll(page).getByLabel('Category').selectOption({ index: 1 })
  await forAll(page).getByLabel('Condition').selectOption('New')
  for (const at of [0, 1, 2]) await nameOf(page, at).fill(`Kettle ${at}`)
  let lost = 0
  await page.route('**/api/product/store', async (route) => {
    // The second item arrives, and its answer is lost with the line.
    if (++lost !== 2) return route.continue()
    await route.fetch()
    await setOffline(page, true)
    await route.abort()
  })
  await postButton(page).click()
  await page.getByText('No connection. Your drafts are saved').waitFor()
  await cards(page).first().getByText('This item was sent, but there is no answer yet').waitFor()
  t.equal(await nameOf(page, 0).isDisabled(), true)
  await setOffline(page, false)
  await page.getByText('3 items have been posted.').waitFor()
  t.strictSame(
    app.db
      .select()
      .from(items)
      .all()
      .map(({ name }) => name),
    ['Kettle 0', 'Kettle 1', 'Kettle 2'],
  )
})

t.test('a tab that is closed while an item is sent posts it once', { skip }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page: first } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(first, MANY)
  await pick(first, 1)
  await forAll(first).getByLabel('Category').selectOption({ index: 1 })
  await forAll(first).getByLabel('Condition').selectOption('New')
  await nameOf(first, 0).fill('Kettle')
  let arrived = false
  await first.route('**/api/product/store', async (route) => {
    if (!arrived) await route.fetch()
    arrived = true
    await route.abort()
  })
  await postButton(first).click()
  await first.getByText('No connection. Your drafts are saved').waitFor()
  const page = await first.context().newPage()
  await first.close()
  await goAwake(page, MANY)
  await cards(page).getByText('This item was sent, but there is no answer yet').waitFor()
  await postButton(page).click()
  await page.getByText('1 item has been posted.').waitFor()
  t.equal(app.db.select().from(items).all().length, 1)
})

t.test('a refused draft stays with the reason, and a limit stops the rest', { skip }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(page, MANY)
  await pick(page, 3)
  await forAll(page).getByLabel('Category').selectOption({ index: 1 })
  await forAll(page).getByLabel('Condition').selectOption('New')
  for (const at of [0, 1, 2]) await nameOf(page, at).fill(`Kettle ${at}`)
  const refusals = [
    { status: 422, message: 'No such category' },
    { status: 429, message: 'Too many items today' },
  ]
  await page.route('**/api/product/store', (route) => {
    const { status, message } = refusals.shift()!
    return route.fulfill({ status, json: { status: false, message } })
  })
  await postButton(page).click()
  await page.getByText('Too many items today').waitFor()
  await cards(page).nth(0).getByText('No such category').waitFor()
  t.equal(await cards(page).count(), 3)
  t.equal(refusals.length, 0, 'the third is not sent')
  t.equal(await nameOf(page, 1).isDisabled(), false)
})

t.test('a picture moves to another draft by keyboard and by dragging', { skip }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(page, MANY)
  await pick(page, 3)
  await nameOf(page, 0).fill('Kettle')
  await cards(page).nth(1).getByRole('button', { name: 'Move Item 2, picture 1', exact: true }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Item 1: Kettle' }).press('Enter')
  await cards(page).nth(2).waitFor({ state: 'detached' })
  t.equal(await cards(page).nth(0).locator('img').count(), 2)
  const dataTransfer = await page.evaluateHandle(() => new DataTransfer())
  await cards(page).nth(1).locator('.draft-pictures li').dispatchEvent('dragstart', { dataTransfer })
  for (const type of ['dragover', 'drop']) await cards(page).nth(0).dispatchEvent(type, { dataTransfer })
  await cards(page).nth(1).waitFor({ state: 'detached' })
  t.equal(await cards(page).nth(0).locator('img').count(), 3)
  await cards(page).getByRole('button', { name: /^Move/ }).nth(2).click()
  await page.getByRole('button', { name: 'Make it a new item' }).click()
  await cards(page).nth(1).waitFor()
  t.equal(await cards(page).nth(0).locator('img').count(), 2)
})

t.test('a visitor returns after sign-in, and files that are not pictures are named', { skip }, async (t) => {
  const { app, origin } = await testServer(t)
  const { page } = await newPage(t, { origin })
  await page.goto(`${MANY}?shared=0`)
  t.equal(page.url(), `${origin}/sign-in?redirect=%2Fuploaditem%2Fmany%3Fshared%3D0`)
  await remember(page, origin, testAccount(app))
  await goAwake(page, `${MANY}?shared=0`)
  await page.getByText('What you shared didn’t arrive').waitFor()
  await picker(page).setInputFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Milk') },
    await photo(300),
  ])
  await page.getByText('notes.txt isn’t a picture').waitFor()
  await cards(page).waitFor()
})
