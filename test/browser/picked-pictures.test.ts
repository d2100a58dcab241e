import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t from 'tap'
import { images } from '../../db/schema/index.ts'
import { renditionFile } from '../../server/platform/images/image-files.ts'
import { testAccount } from '../helpers/accounts.ts'
import { temporaryFolder, testServer } from '../helpers/app.ts'
import { goAwake } from '../helpers/awake.ts'
import { button, newPage, noBrowser } from '../helpers/browser.ts'
import { fillItem, picker, pictureNames, previews } from '../helpers/item-form.ts'
import { noisy } from '../helpers/pictures.ts'

const { app, origin } = await testServer(t)
const skip = noBrowser

const large = (seed: number) => noisy(1400, 1000, seed)

t.test(
  'a large picture keeps its transparent ground, and is known without an ending',
  { skip },
  async (t) => {
    const alpha = Uint8Array.from({ length: 1400 * 1000 }, (_, at) => (at % 1400 < 700 ? 0 : 255))
    const buffer = await sharp(await large(1).png().toBuffer())
      .joinChannel(Buffer.from(alpha), { raw: { width: 1400, height: 1000, channels: 1 } })
      .png()
      .toBuffer()
    t.ok(buffer.length > 1_000_000)
    const { page } = await newPage(t, { origin, as: testAccount(app) })
    await goAwake(page, '/uploaditem')
    await fillItem(page, 'Cut-out vase')
    await picker(page).setInputFiles({ name: 'vase', mimeType: '', buffer })
    await previews(page).first().waitFor()
    t.strictSame(await pictureNames(page), ['vase.webp'])
    await button(page, 'Post Item').click()
    await page.getByText('Product created successfully').waitFor()
    const { hash, widths } = app.db.select().from(images).all().at(-1)!
    const stored = sharp(readFileSync(renditionFile(app.config.uploadsDir, hash, widths.at(-1)!)))
    t.equal((await stored.metadata()).hasAlpha, true)
    const [ground] = await stored
      .extract({ left: 10, top: 10, width: 1, height: 1 })
      .extractChannel(3)
      .raw()
      .toBuffer()
    t.equal(ground, 0)
  },
)

t.test('pictures are decoded one after the other', { skip }, async (t) => {
  const photos = await Promise.all(
    [1, 2, 3].map(async (seed) => ({
      name: `IMG_${seed}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await large(seed).jpeg({ quality: 95 }).toBuffer(),
    })),
  )
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(page, '/uploaditem')
  await page.evaluate(() => {
    const make = window.createImageBitmap
    let open = 0
    let most = 0
    window.createImageBitmap = async (file: ImageBitmapSource) => {
      most = Math.max(most, ++open)
      document.body.dataset.most = String(most)
      const bitmap = await make(file)
      const close = bitmap.close.bind(bitmap)
      bitmap.close = () => {
        open--
        close()
      }
      return bitmap
    }
  })
  await picker(page).setInputFiles(photos.slice(0, 2))
  await picker(page).setInputFiles(photos.slice(2))
  await previews(page).nth(2).waitFor()
  t.equal(await page.locator('body').getAttribute('data-most'), '1')
})

t.test('a picture that was changed on the disk since it was chosen is named', { skip }, async (t) => {
  const [kept, changed] = ['kept.png', 'changed.png'].map((name) => join(temporaryFolder(t), name))
  for (const [seed, path] of [kept!, changed!].entries())
    writeFileSync(path, await noisy(60, 40, seed).png().toBuffer())
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(page, '/uploaditem')
  await fillItem(page, 'Chair')
  await picker(page).setInputFiles([kept!, changed!])
  await previews(page).nth(1).waitFor()
  writeFileSync(changed!, await noisy(90, 40, 3).png().toBuffer())
  // A whole second, because Chromium compares modification times in seconds.
  utimesSync(changed!, 2_000_000_000, 2_000_000_000)
  await button(page, 'Post Item').click()
  const refusal = page.getByText(
    'changed.png was changed or moved after you chose it. Please choose it again.',
  )
  await refusal.waitFor()
  t.equal(await refusal.count(), 1)
})

t.test('text of Word or Excel is pasted as text', { skip }, async (t) => {
  const { page } = await newPage(t, { origin, as: testAccount(app) })
  await goAwake(page, '/uploaditem')
  const paste = (kinds: string[]) =>
    page.getByLabel('Description *').evaluate((field, types) => {
      const data = new DataTransfer()
      for (const type of types) data.setData(type, 'A table')
      data.items.add(new File([Uint8Array.of(0x89, 80, 78, 71)], 'image.png', { type: 'image/png' }))
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      field.dispatchEvent(event)
      return event.defaultPrevented
    }, kinds)
  t.equal(await paste(['text/plain', 'text/html']), false, 'the browser pastes the text')
  t.equal(await paste(['text/html']), true, 'a picture that was copied in a browser is a picture')
  await previews(page).first().waitFor()
})
