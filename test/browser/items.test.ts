import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { awake, goAwake, watchWaking } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { fillItem, photo, picker, pictureNames, picturesKept, previews } from '../helpers/item-form.ts'
import { testItem, testPictures } from '../helpers/items.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser
const PHONE = { origin, width: 375, height: 700, touch: true }

const photos = await Promise.all([320, 400, 480].map(photo))

t.test('an item is posted with three photos, seen, edited, favourited and deleted', { skip }, async (t) => {
  const owner = testAccount(app, { address: 'Oak Street' })
  const fan = testAccount(app)
  const mine = await newPage(t, { ...PHONE, as: owner })
  const { page } = mine
  await page.goto('/uploaditem')
  await fillItem(page, 'Film camera')
  await page.getByLabel('What would you take for it?').fill('a record player')
  await picker(page).setInputFiles(photos)
  await previews(page).nth(2).waitFor()
  await button(page, 'Post Item').click()
  await page.waitForURL(`${origin}/`, { waitUntil: 'commit' })
  await page.getByText('Product created successfully').waitFor()
  const card = page.getByRole('article').filter({ hasText: 'Film camera' })
  t.match(
    await card.textContent(),
    'a record player',
    'it stands on the home page with what it is swapped for',
  )
  await page.goto('/browse?product=record')
  t.equal(await card.count(), 1, 'and is found by what would be taken for it')

  await page.goto('/dashboard')
  await button(page, 'Edit Film camera').click()
  const dialog = page.getByRole('dialog', { name: 'Update item' })
  t.equal(await dialog.getByLabel('Description *').inputValue(), 'Works as it should')
  t.equal(await dialog.locator('.pictures li img').count(), 3)
  await dialog.getByLabel('Item Name *').fill('Film camera with lens')
  const cover = await dialog.locator('.pictures li img').nth(2).getAttribute('src')
  await button(page, 'Remove picture 2').click()
  await button(page, 'Move picture 2 left').click()
  t.ok(await button(page, 'Move picture 1 left').isDisabled())
  t.ok(await button(page, 'Move picture 2 right').isDisabled())
  await button(page, 'Submit Update').click()
  await page.getByText('Product updated successfully').waitFor()
  await page.getByRole('link', { name: 'Film camera with lens' }).waitFor()
  t.equal(await dialog.count(), 0)
  await button(page, 'View Film camera with lens').click()
  const details = page.getByRole('dialog', { name: 'View Details' })
  await details.getByText('Oak Street').waitFor()
  t.equal(await details.locator('.details-images img').count(), 2)
  t.equal(
    await details.locator('.details-images img').first().getAttribute('src'),
    cover,
    'moved to the front',
  )
  await button(page, 'Close').click()

  const theirs = await newPage(t, { ...PHONE, as: fan })
  await theirs.page.goto('/browse?product=camera')
  const heart = button(theirs.page, 'Favourite Film camera with lens')
  await heart.click()
  await theirs.page.getByText('Favourite toggled successfully').waitFor()
  t.equal(await heart.getAttribute('aria-pressed'), 'true')
  await theirs.page.goto('/dashboard/favourite')
  const favourite = theirs.page.getByRole('article')
  for (const word of ['Film camera with lens', 'Oak Street', 'Like New', 'Swap or Sell']) {
    t.match(await favourite.textContent(), word)
  }
  t.equal(await favourite.getByRole('button', { name: /Edit|Delete/ }).count(), 0, 'the owner’s controls')

  await button(page, 'Delete Film camera with lens').click()
  await button(page, 'Keep it').click()
  await button(page, 'Delete Film camera with lens').click()
  await button(page, 'Delete').click()
  await page.getByText('Product deleted successfully').waitFor()
  await page.getByText("You haven't posted any items yet.").waitFor()
  await theirs.page.reload()
  t.ok(await theirs.page.getByText("You haven't favorited any items yet.").isVisible())
  t.strictSame([...mine.problems, ...theirs.problems], [])
})

t.test('a draft survives a reload and a lost connection, until it is posted', { skip }, async (t) => {
  const owner = testAccount(app)
  const { page } = await newPage(t, { ...PHONE, as: owner })
  await page.goto('/uploaditem')
  await fillItem(page, 'Record player')
  await page.getByText('More: a message').click()
  await page.getByLabel('Video links').fill('https://vimeo.com/1')
  await button(page, 'Add').click()
  await page.getByText('Only YouTube links can be added').waitFor()
  await page.getByLabel('Video links').fill('https://youtu.be/dQw4w9WgXcQ')
  await button(page, 'Add').click()
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
  t.match(await kept(), 'dQw4w9WgXcQ', 'video links are kept in local storage')
  await picker(page).setInputFiles(photos)
  await previews(page).nth(2).waitFor()
  await picturesKept(page, 3)

  await page.context().setOffline(true)
  await button(page, 'Post Item').click()
  await page.getByText('Failed to create product').waitFor()
  t.equal(await page.getByLabel('Item Name *').inputValue(), 'Record player')
  t.equal((await pictureNames(page)).length, 3)

  await page.context().setOffline(false)
  await page.reload()
  await previews(page).nth(2).waitFor()
  t.equal(await page.getByLabel('Item Name *').inputValue(), 'Record player')
  t.equal(await page.getByLabel('Condition *').inputValue(), 'LikeNew')

  const answer = await holdBack(page, '**/api/product/store')
  await button(page, 'Post Item').click()
  t.ok(await button(page, 'Posting...').isDisabled())
  await t.resolves(page.getByRole('progressbar').waitFor())
  answer()
  await page.waitForURL(`${origin}/`)
  t.notMatch(await kept(), 'dQw4w9WgXcQ')
  const { products } = (await app.inject({ url: '/api/dashboard/my-products', headers: owner.bearer })).json()
    .data
  t.match(products, [{ name: 'Record player', video_links: ['https://youtu.be/dQw4w9WgXcQ'] }])
  t.equal(products[0].images.length, 3)
  await goAwake(page, '/uploaditem')
  t.equal(await page.getByLabel('Item Name *').inputValue(), '')
})

t.test('an unsent text is hidden from the next user', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await page.goto('/uploaditem')
  await fillItem(page, 'My secret')
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('My secret'))
  const next = await page.context().newPage()
  await page.close()
  await next.addInitScript(() => localStorage.setItem('user', JSON.stringify({ id: 999 })))
  await goAwake(next, '/uploaditem')
  t.equal(await next.getByLabel('Item Name *').inputValue(), '')
})

t.test('a heart flips at once, and back with a message when the call fails', { skip }, async (t) => {
  const owner = testAccount(app)
  const id = testItem(app, owner.id, { name: 'Zither', image_ids: await testPictures(app) })
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  const heart = page.getByRole('article').getByRole('button', { name: 'Favourite' })
  const pressed = () => heart.getAttribute('aria-pressed')
  let go = () => {}
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/toggle-favorite/*', async (route) => {
    await held
    await route.fulfill({ status: 500, json: { status: false, message: 'Something went wrong' } })
  })
  await page.goto('/browse?product=zither')
  await heart.click()
  await page.locator('article [aria-pressed=true]').waitFor()
  t.pass('before the answer')
  go()
  await page.getByText('Something went wrong').waitFor()
  t.equal(await pressed(), 'false')
  await page.unroute('**/toggle-favorite/*')
  await page.route('**/toggle-favorite/*', (route) => route.abort())
  await heart.click()
  await page.getByText('Failed to toggle favourite').waitFor()
  t.equal(await pressed(), 'false')
  await page.unroute('**/toggle-favorite/*')

  const other = await page.context().newPage()
  await other.goto('/browse?product=zither', { waitUntil: 'networkidle' })
  const otherHeart = other.getByRole('article').getByRole('button', { name: 'Favourite' })
  await page.goto(`/productdetails/${id}`)
  await page.locator('.product-title').getByRole('button', { name: 'Favourite' }).click()
  await page.getByText('Favourite toggled successfully').waitFor()
  await other.locator('[aria-pressed=true]').waitFor()
  t.equal(await otherHeart.getAttribute('aria-pressed'), 'true', 'in another tab')
  await page.goBack()
  await page.locator('article [aria-pressed=true]').waitFor()
  t.equal(await pressed(), 'true', 'on the page before')
  await otherHeart.click()
  await other.getByText('Favourite toggled successfully').waitFor()
  t.equal(await otherHeart.getAttribute('aria-pressed'), 'false', 'and is taken off there')
  await page.locator('article [aria-pressed=false]').waitFor()
})

t.test('a failed update is reported, and the dialog remains filled', { skip }, async (t) => {
  const owner = testAccount(app)
  testItem(app, owner.id, { name: 'Harp', image_ids: await testPictures(app) })
  const { page } = await newPage(t, { origin, as: owner })
  await page.route('**/api/product/update/*', (route) => route.abort())
  await page.goto('/dashboard')
  await button(page, 'Edit Harp').click()
  const dialog = page.getByRole('dialog', { name: 'Update item' })
  const box = await dialog.boundingBox()
  t.ok(box && box.width <= 896 && Math.round(box.height) === 600, '4xl wide, 600 px tall')
  await dialog.getByLabel('Item Name *').fill('')
  await button(page, 'Submit Update').click()
  await dialog.getByText('Name is required').waitFor()
  await dialog.getByLabel('Item Name *').fill('Harp, tuned')
  await button(page, 'Submit Update').click()
  await page.getByText('Failed to update product').waitFor()
  t.equal(await dialog.getByLabel('Item Name *').inputValue(), 'Harp, tuned')
})

t.test(
  'what was opened before the form listened stays open while what is wrong in it is mended',
  { skip },
  async (t) => {
    const { page } = await newPage(t, { ...PHONE, as: testAccount(app) })
    await watchWaking(page)
    const arrive = await holdBack(page, '**/upload-item-form*.js')
    await page.goto('/uploaditem')
    await page.getByText('More: a message').click()
    const link = page.getByLabel('Video links')
    await link.waitFor()
    arrive()
    await awake(page)
    await link.fill('https://vimeo.com/1')
    await page.getByLabel('Location of this item').focus()
    await page.getByText('Only YouTube links can be added').waitFor()
    await link.fill('https://youtu.be/dQw4w9WgXcQ')
    await page.getByText('Only YouTube links can be added').waitFor({ state: 'detached' })
    t.ok(await link.isVisible())
  },
)

t.test('a wish and a video link that are typed and not added are posted too', { skip }, async (t) => {
  const owner = testAccount(app)
  const { page, problems } = await newPage(t, { ...PHONE, as: owner })
  await goAwake(page, '/uploaditem')
  await fillItem(page, 'Dulcimer')
  await picker(page).setInputFiles(photos[0]!)
  await previews(page).first().waitFor()
  await page.getByText('More: a message').click()
  const link = page.getByLabel('Video links')
  await link.fill('https://vimeo.com/1')
  await page.getByLabel('What would you take for it?').fill('kayak, books, size M')
  const chips = page.locator('.wish-chips')
  t.strictSame(await chips.getByRole('button').allTextContents(), ['kayak', 'books'])
  await chips.getByRole('button', { name: 'books' }).click()
  await button(page, 'Post Item').click()
  await page.getByText('YouTube', { exact: false }).first().waitFor()
  t.equal(await link.getAttribute('aria-invalid'), 'true', 'what is no link is said beside it')
  await link.fill('https://youtu.be/dQw4w9WgXcQ')
  await button(page, 'Post Item').click()
  await page.waitForURL(`${origin}/`, { waitUntil: 'commit' })
  const row = app.db.$client.prepare("SELECT id, video_links FROM items WHERE name = 'Dulcimer'").get() as {
    id: number
    video_links: string
  }
  t.match(row.video_links, 'dQw4w9WgXcQ')
  const wished = app.db.$client
    .prepare('SELECT text FROM wishes JOIN wish_items ON wish_id = wishes.id WHERE item_id = ?')
    .pluck()
  t.strictSame(wished.all(row.id), ['kayak'])
  t.strictSame(problems, [])
})
