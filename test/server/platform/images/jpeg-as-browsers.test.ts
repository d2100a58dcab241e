import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { renditionFile } from '../../../../server/platform/images/image-files.ts'
import { findImage } from '../../../../server/platform/images/images-queries.ts'
import { storeImage } from '../../../../server/platform/images/images-service.ts'
import { noisy, refusal, testImageStore } from '../../../helpers/pictures.ts'

const kinds = { baseline: {}, progressive: { progressive: true } } as const

t.test('a JPEG without its last two bytes is shown, as browsers do', async (t) => {
  const store = await testImageStore(t)
  for (const [kind, options] of Object.entries(kinds))
    for (const cut of [1, 2]) {
      const jpeg = await noisy(300, 200, cut).jpeg(options).toBuffer()
      const whole = await storeImage(store, jpeg)
      t.equal(await storeImage(store, jpeg.subarray(0, -cut)), whole, `${kind}: the same pixels`)
    }
})

t.test('at most the last 2 % of the lines of a JPEG may be missing', async (t) => {
  const store = await testImageStore(t)
  const jpeg = await noisy(800, 2000, 3).jpeg().toBuffer()
  const without = (share: number) => jpeg.subarray(0, Math.round(jpeg.length * (1 - share)))
  const id = await storeImage(store, without(0.015))
  t.match(findImage(store.db, id), { width: 800, height: 2000 })
  for (const share of [0.05, 0.3])
    t.match(await refusal(storeImage(store, without(share))), { status: 422 }, `${share}`)
  const progressive = await noisy(300, 200, 4).jpeg({ progressive: true }).toBuffer()
  t.match(await refusal(storeImage(store, progressive.subarray(0, -2000))), { status: 422 })
})

t.test('CMYK without a profile has the colours of Chromium', async (t) => {
  const store = await testImageStore(t)
  // Rendering of Chromium 156.
  for (const [background, inChromium] of [
    ['#c83c1e', [216, 27, 0]],
    ['#3af', [89, 239, 255]],
    ['#fff', [255, 255, 255]],
    ['#7a9', [121, 216, 143]],
  ] as const) {
    const plain = sharp({ create: { width: 16, height: 16, channels: 3, background } })
    const jpeg = await plain.toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer()
    t.match(await sharp(jpeg).metadata(), { space: 'cmyk', hasProfile: false })
    const { hash, width } = findImage(store.db, await storeImage(store, jpeg))!
    const stored = await sharp(readFileSync(renditionFile(store.folder, hash, width)))
      .raw()
      .toBuffer()
    for (const [at, colour] of inChromium.entries())
      t.ok(Math.abs(stored[at]! - colour) <= 4, `${background}: ${stored.subarray(0, 3).join()}`)
  }
})
