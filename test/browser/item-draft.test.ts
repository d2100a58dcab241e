import t from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { awake, goAwake } from '../helpers/awake.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { twoColours } from '../helpers/pictures.ts'
import { remember } from '../helpers/signed-in.ts'

t.test(
  'an item changed after a try without an answer is posted as it is now',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const owner = testAccount(app)
    const { page } = await newPage(t, { origin, as: owner })
    const post = page.getByRole('button', { name: 'Post Item', exact: true })
    const photo = {
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await twoColours(320, 300).png().toBuffer(),
    }
    await page.goto('/uploaditem')
    await page.getByLabel('Item Name *').fill('Old kettle')
    await page.getByLabel('Description *').fill('Whistles')
    await page.getByLabel('Category *').selectOption({ index: 1 })
    await page.getByLabel('Condition *').selectOption('Old')
    await page.locator('input[type=file]').setInputFiles(photo)
    await page.locator('.pictures li img').waitFor()

    await page.route('**/api/product/store', async (route) => {
      await route.fetch()
      await route.abort()
    })
    for (let tries = 0; tries < 2; tries++) {
      const lost = page.waitForEvent('requestfailed')
      await post.click()
      await lost
      await post.waitFor()
    }
    await page.unroute('**/api/product/store')
    await page.getByLabel('Item Name *').fill('New kettle')
    await post.click()
    await page.waitForURL(`${origin}/`)
    const { body } = await app.inject({ url: '/api/dashboard/my-products', headers: owner.bearer })
    const names = JSON.parse(body).data.products.map(({ name }: { name: string }) => name)
    t.strictSame(
      names,
      ['New kettle', 'Old kettle'],
      'tried twice it is there once, and the new one beside it',
    )
  },
)

t.test('a draft is hidden from the next user of the browser', { skip: noBrowser }, async (t) => {
  const { app, origin } = await testServer(t)
  const [ada, eve] = [testAccount(app), testAccount(app)]
  const { page } = await newPage(t, { origin })
  const name = page.getByLabel('Item Name *')
  const openAs = async (who: typeof ada) => {
    await remember(page, origin, who)
    await goAwake(page, '/uploaditem')
  }
  await openAs(ada)
  await name.fill('Ada’s kettle')
  await page.getByLabel('Description *').fill('Whistles')
  await openAs(eve)
  t.equal(await name.inputValue(), '')
  await name.fill('Eve’s lamp')
  await openAs(ada)
  t.equal(await name.inputValue(), 'Ada’s kettle')
})

t.test(
  'going back after posting leads to an empty form, and begins no draft with what was posted',
  { skip: noBrowser },
  async (t) => {
    const { app, origin } = await testServer(t)
    const { page } = await newPage(t, { origin, as: testAccount(app) })
    const name = page.getByLabel('Item Name *')
    const description = page.getByLabel('Description *')
    await goAwake(page, '/uploaditem')
    await name.fill('Old kettle')
    await description.fill('Whistles')
    await page.getByLabel('Category *').selectOption({ index: 1 })
    await page.getByLabel('Condition *').selectOption('Old')
    await page.locator('input[type=file]').setInputFiles({
      name: 'photo.png',
      mimeType: 'image/png',
      buffer: await twoColours(320, 300).png().toBuffer(),
    })
    await page.locator('.pictures li img').waitFor()
    await page.getByRole('button', { name: 'Post Item', exact: true }).click()
    await page.waitForURL(`${origin}/`)
    const empty = { name: '', description: '', category: '', condition: '' }
    const held = async () => ({
      name: await name.inputValue(),
      description: await description.inputValue(),
      category: await page.getByLabel('Category *').inputValue(),
      condition: await page.getByLabel('Condition *').inputValue(),
    })
    await page.goBack()
    await awake(page)
    t.strictSame(await held(), empty)
    await goAwake(page, '/uploaditem')
    t.strictSame(await held(), empty)
  },
)
