import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import t, { type Test } from 'tap'
import { testAccount } from '../helpers/accounts.ts'
import { testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { holdBack } from '../helpers/hold-back.ts'
import { fillItem, photo, picker, pictureNames, previews } from '../helpers/item-form.ts'
import { testItem, testPictures } from '../helpers/items.ts'
import { noisy } from '../helpers/pictures.ts'
import { withoutWorker } from '../helpers/without-worker.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser
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

t.test('a new picture can become the cover in the same edit', { skip }, async (t) => {
  const owner = testAccount(app)
  const id = testItem(app, owner.id, { name: 'Slide projector', image_ids: await testPictures(app, 2) })
  const { page } = await newPage(t, { origin, as: owner })
  await page.goto('/dashboard')
  await button(page, 'Edit Slide projector').click()
  const dialog = page.getByRole('dialog', { name: 'Update item' })
  await dialog.locator('.pictures li img').nth(1).waitFor()
  const before = await dialog
    .locator('.pictures li img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('src')))
  await picker(page).setInputFiles(await photo(320))
  await button(page, 'Move photo-320.png left').click()
  await button(page, 'Move photo-320.png left').click()
  await dialog.locator('.pictures li:first-child img[alt="photo-320.png"]').waitFor()
  await button(page, 'Submit Update').click()
  await page.getByText('Product updated successfully').waitFor()
  const { body } = await app.inject({ url: `/api/home/product/details/${id}` })
  const { images } = JSON.parse(body).data.product
  t.strictSame(images.slice(1), before)
  t.equal(images.length, 3)
})

t.test('right to left, the first image is on the right', { skip }, async (t) => {
  const owner = testAccount(app)
  testItem(app, owner.id, { name: 'Film camera', image_ids: await testPictures(app, 2) })
  const { page } = await newPage(t, { origin, as: owner })
  await page.goto('/dashboard')
  await page.evaluate(() => {
    document.dir = 'rtl'
  })
  await button(page, 'Edit Film camera').click()
  const tiles = page.getByRole('dialog', { name: 'Update item' }).locator('.pictures li')
  const second = await tiles.nth(1).locator('img').getAttribute('src')
  await button(page, 'Move picture 2 right').click()
  await tiles.first().locator(`img[src="${second}"]`).waitFor()
  t.equal(await tiles.first().locator('img').getAttribute('src'), second)
})

t.test('Post does not submit before images are ready', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await withoutWorker(page)
  const come = await holdBack(page, /\/assets\/shrink-picture/)
  await goAwake(page, '/uploaditem')
  await fillItem(page, 'Record player')
  await picker(page).setInputFiles([await photo(320)])
  await button(page, 'Post Item').click()
  await button(page, 'Posting...').waitFor()
  t.equal(await page.getByText('Add at least one picture').count(), 0)
  come()
  await page.getByText('Product created successfully').waitFor()
})

/** Drop or paste of files. */
const bring = (
  page: Page,
  type: 'drop' | 'paste',
  { name, mimeType, buffer }: Awaited<ReturnType<typeof photo>>,
) =>
  page.evaluate(
    ([kind, file, mime, base64]) => {
      const bytes = Uint8Array.from(atob(base64!), (character) => character.charCodeAt(0))
      const data = new DataTransfer()
      data.items.add(new File([bytes], file!, { type: mime! }))
      const event =
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.body.dispatchEvent(event)
    },
    [type, name, mimeType, buffer.toString('base64')],
  )

t.test('pictures come by picker, drop and paste, in an order, each problem by file', { skip }, async (t) => {
  const photos = await Promise.all([320, 400, 480].map(photo))
  const text = { name: 'notes.jpg', mimeType: 'text/plain', buffer: Buffer.from('Not a picture') }
  const { page, problems } = await newPage(t, { origin, as: testAccount(app) })
  await page.goto('/uploaditem')
  await button(page, 'Post Item').click()
  for (const wrong of ['Name is required', 'Description is required', 'Add at least one picture']) {
    await page.getByText(wrong, { exact: true }).waitFor()
  }
  await picker(page).setInputFiles(photos[0]!)
  await previews(page).first().waitFor()
  t.equal(await page.getByText('Add at least one picture').count(), 0)
  await bring(page, 'drop', photos[1]!)
  await previews(page).nth(1).waitFor()
  await bring(page, 'paste', photos[2]!)
  await previews(page).nth(2).waitFor()
  t.strictSame(await pictureNames(page), ['photo-320.png', 'photo-400.png', 'photo-480.png'])
  await button(page, 'Move photo-480.png left').click()
  t.strictSame(await pictureNames(page), ['photo-320.png', 'photo-480.png', 'photo-400.png'])
  await button(page, 'Remove photo-320.png').click()
  t.strictSame(await pictureNames(page), ['photo-480.png', 'photo-400.png'])
  const huge = {
    ...text,
    name: 'huge.gif',
    mimeType: 'image/gif',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
  }
  const posing = { ...text, name: 'posing.png', mimeType: 'image/png' }
  await picker(page).setInputFiles([text, posing, photos[0]!, huge])
  await page.getByText('notes.jpg isn’t a picture we can use').waitFor()
  t.ok(await page.getByText('posing.png isn’t a picture we can use').isVisible(), 'whatever it says it is')
  t.ok(await page.getByText('huge.gif is larger than 10 MB.').isVisible())
  t.equal((await pictureNames(page)).length, 3, 'the good one among them is taken')
  await picker(page).setInputFiles(await Promise.all(Array.from({ length: 8 }, (_, at) => photo(500 + at))))
  await page.getByText('There’s only room for 10 pictures; the rest were left out.').waitFor()
  t.equal((await pictureNames(page)).length, 10)
  t.strictSame(problems, [])
})

t.test(
  'on the smallest phone one sees what is wrong with the pictures that were sent',
  { skip },
  async (t) => {
    const { page } = await newPage(t, {
      origin,
      as: testAccount(app),
      width: 320,
      height: 740,
      touch: true,
    })
    await goAwake(page, '/uploaditem')
    const whole = await photo(320)
    await picker(page).setInputFiles([
      whole,
      { ...whole, name: 'half.png', buffer: whole.buffer.subarray(0, 200) },
    ])
    await previews(page).nth(1).waitFor()
    await fillItem(page, 'Old kettle')
    await button(page, 'Post Item').click()
    const refusal = page.getByText('half.png: This picture is damaged')
    await refusal.waitFor()
    const { y, height } = (await refusal.boundingBox())!
    t.ok(y > 0 && y + height <= 740, `it stands at ${y} of 740`)
    t.equal(await focused(page), 'Take a photo')
  },
)

t.test('a phone’s photo is made smaller before it is sent', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: testAccount(app), width: 375, height: 700, touch: true })
  await page.goto('/uploaditem')
  await fillItem(page, 'Photographed')
  const buffer = await noisy(2600, 1900, 3).jpeg({ quality: 95 }).toBuffer()
  await picker(page).setInputFiles({ name: 'IMG_1.jpeg', mimeType: 'image/jpeg', buffer })
  await previews(page).first().waitFor()
  const size = await previews(page)
    .first()
    .evaluate(async (img: HTMLImageElement) => {
      await img.decode()
      return img.naturalWidth
    })
  t.equal(size, 1920)
})

/** A proxy of the site that delays the response to a form until it is released. */
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
    // Requests in progress are aborted at the end of the test.
    far.on('error', () => reply.destroy())
    near.pipe(far)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, arrived, answer }
}

t.test(
  'the clock of an upload runs while bytes can move, and longer while the server works',
  { skip },
  async (t) => {
    const site = await slowSite(t)
    const { page } = await newPage(t, { origin: site.origin, as: testAccount(app) })
    await page.clock.install()
    await page.goto('/uploaditem')
    await fillItem(page, 'Record player')
    await picker(page).setInputFiles(await photo(320))
    await previews(page).waitFor()

    // The request never leaves the browser.
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
