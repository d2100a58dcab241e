import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import t from 'tap'
import { renditionFile } from '../../../../server/platform/images/image-files.ts'
import { findImage } from '../../../../server/platform/images/images-queries.ts'
import { storeImage } from '../../../../server/platform/images/images-service.ts'
import { avifWithNclx, tiledHeic } from '../../../helpers/heic.ts'
import { testImageStore } from '../../../helpers/pictures.ts'

// As Chromium 156 draws the same files.
const IN_CHROMIUM = [
  ['#c83c1e', 1, 13, [199, 60, 29]],
  ['#c83c1e', 12, 13, [216, 42, 0]],
  ['#7a9', 12, 13, [103, 172, 152]],
  ['#3af', 9, 1, [0, 178, 255]],
  ['#7a9', 9, 14, [61, 175, 152]],
  ['#a0a0a0', 9, 16, [213, 213, 213]],
  ['#404040', 9, 18, [43, 43, 43]],
] as const

t.test('colours that an AVIF names by numbers (nclx) are those of Chromium', async (t) => {
  const store = await testImageStore(t)
  for (const [background, primaries, transfer, colour] of IN_CHROMIUM) {
    const id = await storeImage(store, await avifWithNclx(background, { primaries, transfer }))
    const { hash, width } = findImage(store.db, id)!
    const stored = await sharp(readFileSync(renditionFile(store.folder, hash, width)))
      .raw()
      .toBuffer()
    for (const [at, value] of colour.entries())
      t.ok(
        Math.abs(stored[at]! - value) <= 4,
        `${background} ${primaries}/${transfer}: ${stored.subarray(0, 3).join()}`,
      )
  }
})

t.test('colours that a HEIC names by numbers are converted', async (t) => {
  const store = await testImageStore(t)
  const bytes = tiledHeic({ columns: 1, rows: 1, nclx: { primaries: 12, transfer: 13 } })
  const { hash, width } = findImage(store.db, await storeImage(store, bytes))!
  const stored = await sharp(readFileSync(renditionFile(store.folder, hash, width)))
    .raw()
    .toBuffer()
  for (const [at, value] of [216, 42, 0].entries())
    t.ok(Math.abs(stored[at]! - value) <= 4, stored.subarray(0, 3).join())
})
