import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { newPage, noBrowser } from '../helpers/browser.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { twoColours } from '../helpers/pictures.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** What is focused, by its name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    return element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent
  })

t.test(
  'pictures are put in order and taken off by keyboard without losing the place',
  { skip },
  async (t) => {
    const owner = testAccount(app)
    testItem(app, owner.id, { name: 'Film camera', image_ids: await testPictures(app, 3) })
    const { page, problems } = await newPage(t, { origin, as: owner, width: 375 })
    await page.goto('/dashboard')
    await button(page, 'Edit Film camera').click()
    const dialog = page.getByRole('dialog', { name: 'Update item' })
    const cover = () =>
      dialog.locator('.pictures li').filter({ has: page.getByText('Cover').locator('visible=true') })
    const src = (at: number) => dialog.locator('.pictures li img').nth(at).getAttribute('src')
    const second = await src(1)
    t.equal(await cover().count(), 1)
    t.equal(await cover().locator('img').getAttribute('src'), await src(0), 'the first one is the cover')

    await button(page, 'Move picture 2 left').focus()
    await page.keyboard.press('Enter')
    await dialog.locator(`.pictures li:first-child img[src="${second}"]`).waitFor()
    t.equal(await cover().locator('img').getAttribute('src'), second, 'now this one is')
    t.equal(await focused(page), 'Move picture 1 left')
    t.ok(await button(page, 'Move picture 1 left').isDisabled())
    await page.keyboard.press('Enter')
    t.equal(await src(0), second, 'at the end of the row it does nothing')

    await button(page, 'Remove picture 2').focus()
    await page.keyboard.press('Enter')
    await button(page, 'Remove picture 3').waitFor({ state: 'detached' })
    t.equal(await focused(page), 'Remove picture 2', 'the next picture has come into its place')
    await page.keyboard.press('Enter')
    await button(page, 'Remove picture 2').waitFor({ state: 'detached' })
    t.equal(await focused(page), 'Add pictures')
    t.strictSame(problems, [])
  },
)

/** The site behind a server that takes all of a posted form and answers it when it is told to. */
async function slowSite(t: Test) {
  const { promise: told, resolve: answer } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const server = createServer((near, reply) => {
    const { method, headers, url } = near
    const far = request(`${origin}${url}`, { method: method!, headers }, async (found) => {
      if (method === 'POST') {
        arrive()
        await told
      }
      reply.writeHead(found.statusCode!, found.headers)
      found.pipe(reply)
    })
    near.pipe(far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, answer }
}

async function fill(page: Page) {
  await page.goto('/uploaditem')
  await page.getByLabel('Item Name *').fill('Record player')
  await page.getByLabel('Description *').fill('Works as it should')
  await page.getByLabel('Category *').selectOption({ index: 1 })
  await page.getByLabel('Condition *').selectOption('LikeNew')
  const buffer = await twoColours(300, 200).png().toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await page.locator('.pictures li img').waitFor()
}

t.test(
  'the clock of an upload runs while bytes can move, and longer while the server works',
  { skip },
  async (t) => {
    const site = await slowSite(t)
    const { page } = await newPage(t, { origin: site.origin, as: testAccount(app) })
    await page.clock.install()
    await fill(page)

    // Not a byte gets through.
    await page.route('**/api/product/store', () => {})
    await button(page, 'Post Item').click()
    await button(page, 'Posting...').waitFor()
    await page.clock.runFor(31_000)
    await page.getByText('Failed to create product').first().waitFor()
    t.ok(await button(page, 'Post Item').isEnabled(), 'after 30 s without progress')

    await page.unroute('**/api/product/store')
    await button(page, 'Post Item').click()
    await site.arrived
    await page.waitForFunction(() => document.querySelector('progress')?.value === 1)
    await page.clock.runFor(100_000)
    t.ok(await button(page, 'Posting...').isVisible(), 'all bytes are there: it waits for the pictures')
    site.answer()
    await page.waitForURL(`${site.origin}/`)
  },
)
