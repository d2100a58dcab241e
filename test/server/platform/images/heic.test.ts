import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { renditionFile } from '../../../../server/platform/images/image-files.ts'
import { findImage } from '../../../../server/platform/images/images-queries.ts'
import { type ImageStore, storeImage } from '../../../../server/platform/images/images-service.ts'
import { pictureKind } from '../../../../server/platform/images/picture-kind-shared.ts'
import { heicSequence, tiledHeic } from '../../../helpers/heic.ts'
import { refusal, testImageStore } from '../../../helpers/pictures.ts'

// half-transparent.heic and two-colours-in-p3.heic were written by heif-enc of libheif 1.15.1, as the tiles of tiledHeic were.
const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../../fixtures/pictures', name))

async function stored(store: ImageStore, bytes: Buffer) {
  const { hash, width, height } = findImage(store.db, await storeImage(store, bytes))!
  const { data, info } = await sharp(readFileSync(renditionFile(store.folder, hash, width)))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (left: number, top: number) =>
    [...data.subarray((top * info.width + left) * info.channels)].slice(0, info.channels)
  return { width, height, at }
}

function near(t: Test, colour: number[], wanted: number[], name: string) {
  t.equal(colour.length, wanted.length, name)
  for (const [at, value] of wanted.entries()) t.ok(Math.abs(colour[at]! - value) <= 4, `${name}: ${colour}`)
}

const RED = [200, 60, 30]
const BLUE = [30, 60, 200]

t.test('a HEIC of 48 tiles, as phones write it, is stored', async (t) => {
  const store = await testImageStore(t)
  const { width, height, at } = await stored(store, tiledHeic({ columns: 8, rows: 6 }))
  t.match({ width, height }, { width: 1280, height: 960 })
  near(t, at(80, 480), RED, 'first column')
  near(t, at(1200, 480), BLUE, 'last column')
})

t.test('a HEIC is stored upright, by its own turn', async (t) => {
  const store = await testImageStore(t)
  const { width, height, at } = await stored(store, tiledHeic({ columns: 2, rows: 1, turns: 1 }))
  t.match({ width, height }, { width: 512, height: 1024 })
  near(t, at(256, 100), BLUE, 'above')
  near(t, at(256, 900), RED, 'below')
})

t.test('the colour profile of a HEIC is applied', async (t) => {
  const store = await testImageStore(t)
  const { at } = await stored(store, fixture('two-colours-in-p3.heic'))
  near(t, at(100, 200), [255, 0, 0], 'left')
  near(t, at(700, 200), [0, 0, 255], 'right')
})

t.test('transparent parts of a HEIC stay transparent', async (t) => {
  const store = await testImageStore(t)
  const { at } = await stored(store, fixture('half-transparent.heic'))
  near(t, at(50, 50), [255, 0, 0, 255], 'left')
  t.equal(at(150, 50)[3], 0, 'right')
})

t.test('of a sequence the first picture is stored', async (t) => {
  const store = await testImageStore(t)
  const { width, height, at } = await stored(store, heicSequence())
  t.match({ width, height }, { width: 512, height: 512 })
  near(t, at(256, 256), RED, 'red')
})

t.test('a HEIC is known by any of its brands', async (t) => {
  const store = await testImageStore(t)
  for (const brand of ['heic', 'heix', 'mif1', 'hevc', 'heim']) {
    const bytes = tiledHeic({ columns: 2, rows: 1, brand })
    t.match(pictureKind(bytes), /^image\/hei[cf]$/, brand)
    t.match(await stored(store, bytes), { width: 1024, height: 512 }, brand)
  }
})

t.test('a HEIC of 50 megapixels at most is accepted', async (t) => {
  const store = await testImageStore(t)
  t.match(await stored(store, tiledHeic({ columns: 14, rows: 13 })), { width: 1280 })
  const status = 413
  t.match(await refusal(storeImage(store, tiledHeic({ columns: 14, rows: 14 }))), { status })
})

t.test('a damaged HEIC is refused (422)', async (t) => {
  const store = await testImageStore(t)
  const whole = tiledHeic({ columns: 8, rows: 6 })
  const noise = Buffer.from(whole)
  // The last 12 bytes say how the tiles are laid out.
  noise.fill(0xa5, whole.length - 3000, whole.length - 12)
  const lying = tiledHeic({ columns: 2, rows: 1, claimed: 64 })
  const damaged = {
    'cut in its header': whole.subarray(0, 600),
    'cut in its data': whole.subarray(0, -3000),
    'noise in the place of tiles': noise,
    'tiles larger than they claim': lying,
    'a header alone': whole.subarray(0, 32),
  }
  for (const [name, bytes] of Object.entries(damaged))
    t.match(await refusal(storeImage(store, bytes)), { status: 422, fields: { images: [String] } }, name)
  t.match(await stored(store, whole), { width: 1280 }, 'and the next one is stored')
})
