import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { accounts, images } from '../../../../db/schema/index.ts'
import { renditionFile } from '../../../../server/platform/images/image-files.ts'
import { ImageWorker } from '../../../../server/platform/images/image-worker.ts'
import {
  dropUnusedImages,
  type ImageStore,
  releaseImages,
  storeImage,
  withImages,
} from '../../../../server/platform/images/images-service.ts'
import { shardOf } from '../../../../server/platform/images/upload-path.ts'
import { noisy, testImageStore, twoColours } from '../../../helpers/pictures.ts'

/** One child process for all stores of this file, because starting one is slow. */
const worker = new ImageWorker()
t.teardown(() => worker.close())
const testStore = async (t: Test): Promise<ImageStore> => ({ ...(await testImageStore(t)), worker })

const rowOf = (store: ImageStore, id: number) =>
  store.db.select().from(images).where(eq(images.id, id)).get()!

const filesIn = (store: ImageStore) =>
  readdirSync(store.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

const widest = (store: ImageStore, id: number) => {
  const { hash, width } = rowOf(store, id)
  return readFileSync(renditionFile(store.folder, hash, width))
}

function person(store: ImageStore, avatarImageId: number | null): number {
  const values = {
    name: 'Ada',
    email: `ada${Math.random()}@example.test`,
    phoneNumber: '+15550100',
    address: 'Mill Lane',
    passwordHash: '-',
    termsAcceptedAt: new Date(),
    avatarImageId,
  }
  return store.db.insert(accounts).values(values).returning({ id: accounts.id }).get().id
}

t.test('a picture is stored at every width, the widest one last', async (t) => {
  const store = await testStore(t)
  const id = await storeImage(store, await twoColours(2000, 1000).jpeg().toBuffer())
  const row = rowOf(store, id)
  t.match(row, { width: 1280, height: 640, widths: [320, 640, 1280] })
  t.equal(filesIn(store).length, 3)
  for (const width of row.widths) {
    const stored = await sharp(renditionFile(store.folder, row.hash, width)).metadata()
    t.match(stored, { format: 'webp', width, height: width / 2 })
  }
  t.match(row.placeholder, /^data:image\/webp;base64,/)
  t.ok(row.placeholder.length < 500, 'the placeholder is tiny')
})

t.test('a small picture is not enlarged', async (t) => {
  const store = await testStore(t)
  const id = await storeImage(store, await twoColours(400, 300).png().toBuffer())
  t.match(rowOf(store, id), { width: 400, height: 300, widths: [320, 400] })
  const one = await storeImage(store, await twoColours(2, 1).png().toBuffer())
  t.match(rowOf(store, one), { width: 2, height: 1, widths: [2] })
})

t.test('a very long picture still fits into WebP', async (t) => {
  const store = await testStore(t)
  const id = await storeImage(store, await twoColours(200, 40_000).png().toBuffer())
  t.ok(rowOf(store, id).height <= 16_383)
})

t.test('a picture taken sideways is stored upright', async (t) => {
  const store = await testStore(t)
  const turned = await twoColours(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const id = await storeImage(store, turned)
  t.match(rowOf(store, id), { width: 400, height: 600 })
  const { data } = await sharp(widest(store, id)).raw().toBuffer({ resolveWithObject: true })
  t.ok(data[0]! > 200 && data[2]! < 60, 'what was left is on top')
})

t.test('no metadata stays, the place where it was taken least of all', async (t) => {
  const store = await testStore(t)
  const source = await twoColours(600, 400)
    .withExif({
      IFD0: { Copyright: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .jpeg()
    .toBuffer()
  const before = await sharp(source).metadata()
  t.ok(before.exif && before.icc && before.xmp, 'the picture that is sent has all three')
  const id = await storeImage(store, source)
  const { hash, widths } = rowOf(store, id)
  for (const width of widths) {
    const after = await sharp(renditionFile(store.folder, hash, width)).metadata()
    t.notOk(after.exif || after.icc || after.xmp || after.iptc || after.orientation)
  }
})

t.test('every accepted format works with all colour types', async (t) => {
  const store = await testStore(t)
  const picture = () => twoColours(64, 48)
  const kinds = {
    jpeg: picture().jpeg(),
    cmyk: picture().toColourspace('cmyk').jpeg(),
    png: picture().png(),
    grey: picture().greyscale().png(),
    deep: picture().toColourspace('rgb16').png(),
    webp: picture().webp({ lossless: true }),
    gif: picture().gif(),
    avif: picture().avif(),
  }
  for (const [name, kind] of Object.entries(kinds)) {
    const id = await storeImage(store, await kind.toBuffer())
    const { data } = await sharp(widest(store, id)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const [red, , blue] = [data[0]!, data[1]!, data[2]!]
    if (name === 'grey') t.ok(Math.abs(red - blue) < 10, name)
    else t.ok(red > 180 && blue < 80, `${name} keeps its red: ${red} ${blue}`)
  }
})

t.test('what is see-through stays so, and nothing blurred shines through it', async (t) => {
  const store = await testStore(t)
  const logo = sharp({ create: { width: 50, height: 50, channels: 4, background: '#0f08' } })
  const id = await storeImage(store, await logo.png().toBuffer())
  t.ok((await sharp(widest(store, id)).metadata()).hasAlpha)
  const placeholder = Buffer.from(rowOf(store, id).placeholder.split(',')[1]!, 'base64')
  t.equal((await sharp(placeholder).raw().toBuffer())[3], 0)
})

t.test('the same picture twice is one row and one set of files', async (t) => {
  const store = await testStore(t)
  const bytes = await noisy(700, 500, 1).jpeg().toBuffer()
  const ids = await Promise.all([storeImage(store, bytes), storeImage(store, bytes)])
  t.equal(ids[0], ids[1])
  t.equal(store.db.select().from(images).all().length, 1)
  t.equal(filesIn(store).length, 3)
})

t.test('pictures that come to nothing leave no file and no row', async (t) => {
  const store = await testStore(t)
  const good = await twoColours(900, 700).jpeg().toBuffer()
  await t.rejects(withImages(store, [good, Buffer.from('no picture')], () => t.fail('not reached')))
  await t.rejects(
    withImages(store, [good], () => {
      throw new Error('the rows were refused')
    }),
    { message: 'the rows were refused' },
  )
  t.strictSame(filesIn(store), [])
  t.equal(store.db.select().from(images).all().length, 0)
  t.equal(store.claims.size, 0)
})

t.test('an image is deleted when unreferenced, and not before', async (t) => {
  const store = await testStore(t)
  const bytes = await twoColours(300, 200).jpeg().toBuffer()
  const [id, first, second] = await withImages(store, [bytes], ([id]) => [
    id!,
    person(store, id!),
    person(store, id!),
  ])
  store.db.delete(accounts).where(eq(accounts.id, first!)).run()
  dropUnusedImages(store, [id!])
  t.equal(filesIn(store).length, 1, 'another still shows it')
  store.db.delete(accounts).where(eq(accounts.id, second!)).run()
  dropUnusedImages(store, [id!])
  t.strictSame(filesIn(store), [])
  t.equal(store.db.select().from(images).all().length, 0)
})

t.test('a picture that a text names by its address is in use', async (t) => {
  const store = await testStore(t)
  const id = await storeImage(store, await twoColours(300, 200).jpeg().toBuffer())
  const { hash } = rowOf(store, id)
  store.db.$client
    .prepare(`INSERT INTO content (key, value) VALUES ('logo', ?)`)
    .run(JSON.stringify({ image: `/uploads/${hash}-300.webp` }))
  releaseImages(store, [id])
  t.equal(filesIn(store).length, 1)
})

t.test('an image is not deleted during an upload of the same image', async (t) => {
  const store = await testStore(t)
  const bytes = await twoColours(300, 200).jpeg().toBuffer()
  const again = storeImage(store, bytes)
  const id = await storeImage(store, bytes)
  await again
  releaseImages(store, [id])
  t.equal(filesIn(store).length, 1, 'the other one holds it')
  person(store, id)
  releaseImages(store, [id])
  t.equal(filesIn(store).length, 1)
})

t.test('a picture that cannot be put in its place is held by nobody afterwards', async (t) => {
  const store = await testStore(t)
  const bytes = await twoColours(300, 200).jpeg().toBuffer()
  const id = await storeImage(store, bytes)
  const { hash } = rowOf(store, id)
  releaseImages(store, [id])
  const shard = join(store.folder, shardOf(hash))
  rmSync(shard, { recursive: true })
  writeFileSync(shard, '')
  await t.rejects(storeImage(store, bytes), { code: 'EEXIST' })
  t.equal(store.claims.size, 0)
})
