import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { images } from '../../../../db/schema/index.ts'
import { storeImage, withImages } from '../../../../server/platform/images/images-service.ts'
import { hugePng, noisy, refusal, testImageStore, twoColours } from '../../../helpers/pictures.ts'

const jpeg = await noisy(300, 200, 1).jpeg().toBuffer()
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')

const REFUSED: Record<string, [status: number, bytes: Buffer]> = {
  'text named as a picture': [415, Buffer.from('Not a picture at all.')],
  'an SVG drawing': [415, svg],
  'HTML before the bytes of a picture': [
    415,
    Buffer.concat([Buffer.from('<script>alert(1)</script>'), jpeg]),
  ],
  'a TIFF': [415, await twoColours(30, 20).tiff().toBuffer()],
  'a PDF': [415, Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')],
  'a truncated JPEG': [422, jpeg.subarray(0, jpeg.length / 2)],
  'a truncated PNG': [422, (await noisy(300, 200, 1).png().toBuffer()).subarray(0, 40_000)],
  'a file without a byte': [422, Buffer.alloc(0)],
  'a small file of 256 megapixels': [413, hugePng(16_000, 16_000)],
  'a byte over 10 MB': [413, Buffer.concat([jpeg, Buffer.alloc(10 * 1024 * 1024 + 1 - jpeg.length)])],
}

t.test('what is no picture of a kind that is taken is refused and leaves nothing behind', async (t) => {
  const store = await testImageStore(t)
  for (const [name, [status, bytes]] of Object.entries(REFUSED)) {
    const file = join(store.folder, '..', 'innocent.jpg')
    writeFileSync(file, bytes)
    for (const source of [bytes, { path: file, name: 'innocent.jpg' }]) {
      t.match(await refusal(storeImage(store, source)), { status, fields: { images: [String] } }, name)
    }
  }
  t.equal(store.db.select().from(images).all().length, 0)
  const left = readdirSync(store.folder, { recursive: true })
  t.strictSame(left, ['.aside'])
})

t.test('the 256 megapixels come in some 31 kB', async (t) => {
  t.ok(hugePng(16_000, 16_000).length < 40_000)
})

t.test('an error names the field that it is about', async (t) => {
  const store = await testImageStore(t)
  t.match(await refusal(storeImage(store, svg, 'avatar')), { fields: { avatar: [String] } })
})

t.test('with several images the name of the invalid image is given, with a single image none', async (t) => {
  const store = await testImageStore(t)
  const sent = (name: string, bytes: Buffer) => {
    const path = join(store.folder, '..', name)
    writeFileSync(path, bytes)
    return { path, name }
  }
  const good = sent('good.jpg', jpeg)
  const half = sent(`${'half '.repeat(40)}.jpg`, jpeg.subarray(0, jpeg.length / 2))
  const said = 'This picture is damaged or incomplete. Please choose another.'
  const told = (pictures: (typeof good)[]) => refusal(withImages(store, pictures, () => 0))
  t.match(await told([half]), { status: 422, message: said, fields: { images: [said] } })
  const named = `${half.name.slice(0, 100)}: ${said}`
  t.match(await told([good, half]), { status: 422, message: named, fields: { images: [named] } })
})
