import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import { images, items } from '../../../db/schema/index.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp, testServer } from '../../helpers/app.ts'
import { formPayload } from '../../helpers/form.ts'
import { firstCategoryId, testItem } from '../../helpers/market.ts'
import { hugePng, noisy, twoColours } from '../../helpers/pictures.ts'

const jpeg = await noisy(300, 200, 1).jpeg().toBuffer()
const file = (bytes: Uint8Array | string, name = 'photo.jpg') =>
  new File([bytes as BlobPart], name, { type: 'image/jpeg' })
const pictureOf = async (width: number) => file(await twoColours(width, 200).png().toBuffer(), `${width}.png`)

/** All that lies in the uploads folder. */
const stored = (app: FastifyInstance) =>
  readdirSync(app.config.uploadsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

/** Polls; what a form has sent goes after its answer. tap's own time limit ends it where it never comes true. */
async function until(holds: () => boolean) {
  while (!holds()) await wait(5)
}

async function shop(t: Test) {
  const app = await testApp(t)
  const owner = testAccount(app)
  const fields = {
    name: 'Film camera',
    description: 'Works as it should',
    condition: 'LikeNew',
    product_category_id: String(firstCategoryId(app)),
  }
  async function call(
    url: string,
    values: Record<string, string | File | File[]>,
    who: { bearer: object } = owner,
  ) {
    const { headers, payload } = await formPayload(values)
    const response = await app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { ...headers, ...who.bearer },
      payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  const post = (values: Record<string, string | File | File[]> = {}) =>
    call('/product/store', { ...fields, 'images[]': file(jpeg), ...values })
  const remove = async (id: number, who: { bearer: object } = owner) => {
    const response = await app.inject({
      method: 'DELETE',
      url: `/api/products/delete/${id}`,
      headers: { ...who.bearer },
    })
    return { status: response.statusCode, body: response.json() }
  }
  const count = () => app.db.select().from(items).all().length
  return { app, owner, fields, call, post, remove, count }
}

t.test('an item is posted with all its fields, its pictures in order', async (t) => {
  const { post, app, owner } = await shop(t)
  const { status, body } = await post({
    'images[]': [await pictureOf(640), await pictureOf(700)],
    'video_links[]': 'https://youtu.be/dQw4w9WgXcQ',
    trade_preferences: 'a record player',
    message: 'Free on weekends',
    phone: '217 555 0111',
    location: 'Harbour End',
  })
  t.equal(status, 200)
  t.equal(body.message, 'Product created successfully')
  t.match(body.data.product, {
    name: 'Film camera',
    condition: 'LikeNew',
    trade_preferences: 'a record player',
    message: 'Free on weekends',
    status: 'available',
    video_links: ['https://youtu.be/dQw4w9WgXcQ'],
    owner: { id: owner.id, phone: '217 555 0111', address: 'Harbour End' },
  })
  t.equal(body.data.product.images.length, 2)
  const mine = await app.inject({ url: '/api/dashboard/my-products', headers: owner.bearer })
  t.match(mine.json().data.products, [
    { name: 'Film camera', phone: '217 555 0111', images: [/-640/, /-700/] },
  ])
  t.match(mine.json().data.pagination, { current_page: 1, last_page: 1, per_page: 8, total: 1 })
})

t.test('bad input is refused beside its field, and nothing of it stays', async (t) => {
  const { app, post, count } = await shop(t)
  const many = await Promise.all(Array.from({ length: 11 }, (_, at) => pictureOf(300 + at)))
  const bad: [name: string, status: number, field: string, values: Record<string, string | File | File[]>][] =
    [
      ['no picture', 422, 'images', { 'images[]': [] }],
      ['11 pictures', 413, 'images', { 'images[]': many }],
      ['10 MB and a byte', 413, 'images', { 'images[]': file(Buffer.alloc(10 * 1024 * 1024 + 1)) }],
      ['text named .jpg', 415, 'images', { 'images[]': file('Not a picture at all.') }],
      ['SVG', 415, 'images', { 'images[]': file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.svg') }],
      [
        'HTML before a picture’s bytes',
        415,
        'images',
        { 'images[]': file(Buffer.concat([Buffer.from('<script>alert(1)</script>'), jpeg])) },
      ],
      ['a truncated JPEG', 422, 'images', { 'images[]': file(jpeg.subarray(0, jpeg.length / 2)) }],
      ['256 megapixels', 413, 'images', { 'images[]': file(hugePng(16_000, 16_000)) }],
      ['a good picture and a bad one', 415, 'images', { 'images[]': [file(jpeg), file('x')] }],
      ['a name of 300 characters', 422, 'name', { name: 'x'.repeat(300) }],
      ['no name', 422, 'name', { name: ' ' }],
      ['no description', 422, 'description', { description: '' }],
      ['a description of scripts alone', 422, 'description', { description: '<script>x</script>' }],
      ['an unknown category', 422, 'product_category_id', { product_category_id: '999999' }],
      ['no category', 422, 'product_category_id', { product_category_id: '' }],
      ['an unknown condition', 422, 'condition', { condition: 'Broken' }],
      ['a video that is not on YouTube', 422, 'video_links', { 'video_links[]': 'https://vimeo.com/1' }],
    ]
  for (const [name, status, field, values] of bad) {
    const answer = await post(values)
    t.match(answer, { status, body: { status: false, message: String, errors: { [field]: [String] } } }, name)
  }
  t.equal(count(), 0)
  await until(() => stored(app).length === 0)
  t.equal(app.db.select().from(images).all().length, 0)
})

t.test('a picture has lost its GPS position once it is stored', async (t) => {
  const { app, post } = await shop(t)
  const withGps = await twoColours(400, 300)
    .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer()
  t.ok((await sharp(withGps).metadata()).exif, 'it had one')
  const { body } = await post({ 'images[]': file(withGps) })
  const { rawPayload } = await app.inject(body.data.product.images[0])
  t.equal((await sharp(rawPayload).metadata()).exif, undefined)
  t.notOk(rawPayload.includes('GPS') || rawPayload.includes('Phone'))
})

t.test('the same picture twice in one item is one picture', async (t) => {
  const { post } = await shop(t)
  const { status, body } = await post({ 'images[]': [file(jpeg), file(jpeg, 'again.jpg')] })
  t.equal(status, 200)
  t.equal(body.data.product.images.length, 1)
})

t.test('a posting that a shaky line sends twice is one item', async (t) => {
  const { post, count } = await shop(t)
  const values = { client_id: 'the-same-posting' }
  const answers = await Promise.all([post(values), post(values)])
  const later = await post({ ...values, name: 'Not this one' })
  const ids = [...answers, later].map(({ body }) => body.data.product.id)
  t.equal(new Set(ids).size, 1)
  t.equal(later.body.data.product.name, 'Film camera')
  t.equal(count(), 1)
})

t.test('an update changes what it names, and pictures that are taken off leave no file', async (t) => {
  const { app, call, post } = await shop(t)
  const { body } = await post({ 'images[]': [await pictureOf(640), await pictureOf(700)] })
  const { id, images: urls } = body.data.product
  const before = stored(app).length
  const changed = await call(`/product/update/${id}`, {
    name: 'Camera with a lens',
    'removed_images[]': urls[0],
    'images[]': file(jpeg),
  })
  t.match(changed, { status: 200, body: { status: true, message: 'Product updated successfully' } })
  const { product } = changed.body.data
  t.match(product, { name: 'Camera with a lens', condition: 'LikeNew' })
  t.equal(product.images.length, 2)
  t.equal(product.images[0], urls[1], 'those that stay come first')
  t.equal((await app.inject(urls[0])).statusCode, 404)
  t.equal((await app.inject(urls[1])).statusCode, 200)
  t.ok(stored(app).length < before + 1)

  const none = await call(`/product/update/${id}`, { 'removed_images[]': product.images })
  t.match(none, { status: 422, body: { errors: { images: ['Add at least one picture'] } } })
  const many = await Promise.all(Array.from({ length: 9 }, (_, at) => pictureOf(400 + at)))
  await until(() => !stored(app).includes('0'))
  const files = stored(app)
  const tooMany = await call(`/product/update/${id}`, { 'images[]': many })
  t.match(tooMany, { status: 422, body: { errors: { images: [String] } } })
  await until(() => stored(app).join() === files.join())
})

t.test('stored pictures take the order asked for; those not named come after in theirs', async (t) => {
  const { app, call, post } = await shop(t)
  const { body } = await post({ 'images[]': await Promise.all([500, 640, 700, 800].map(pictureOf)) })
  const { id, images } = body.data.product
  const [one, two, three, four] = images
  const update = async (values: Parameters<typeof call>[1]) =>
    (await call(`/product/update/${id}`, values)).body.data.product.images
  t.strictSame(await update({ 'image_order[]': three }), [three, one, two, four])
  const strangers = ['/uploads/../x', `/uploads/${'0'.repeat(32)}-640.webp`]
  const order = { 'image_order[]': [...strangers, four, two, four] as never }
  t.strictSame(await update(order), [four, two, three, one], 'addresses of others add nothing')
  const moved = { 'image_order[]': [one, two] as never, 'removed_images[]': two, 'images[]': file(jpeg) }
  t.match(await update(moved), [one, four, three, String], 'those taken off go, new ones come last')
  t.strictSame((await update({ name: 'Lens' })).slice(0, 3), [one, four, three], 'left out, it stays')
  const card = await app.inject('/browse?product=lens')
  t.match(card.body, one.match(/[0-9a-f]{32}/)[0], 'the first is the cover')
  const tooMany = await call(`/product/update/${id}`, { 'image_order[]': Array(11).fill(one) as never })
  t.equal(tooMany.status, 422)
})

t.test('deleting takes the files along, but never one that another row uses', async (t) => {
  const { app, owner, post, remove } = await shop(t)
  const shared = file(jpeg)
  const first = (await post({ 'images[]': [shared, await pictureOf(640)] })).body.data.product
  const second = (await post({ 'images[]': shared })).body.data.product
  t.match(await remove(first.id), { status: 200, body: { message: 'Product deleted successfully' } })
  t.equal((await app.inject(second.images[0])).statusCode, 200)
  t.equal((await app.inject(first.images[1])).statusCode, 404)

  const asker = testAccount(app)
  const offer = {
    name: 'Offer',
    description: 'x',
    condition: 'Old',
    product_category_id: firstCategoryId(app),
    message: 'x',
    requested_product_id: testItem(app, asker.id),
    offered_product_id: second.id,
  }
  await app.inject({ method: 'POST', url: '/api/exchange-request', headers: owner.bearer, payload: offer })
  t.equal((await remove(second.id)).status, 200)
  t.equal((await app.inject(second.images[0])).statusCode, 200, 'the offer that ended still shows it')
  t.equal((await remove(second.id)).status, 404)
})

t.test('somebody else’s item is 403, one that is not there 404, a stranger 401', async (t) => {
  const { app, call, post, remove } = await shop(t)
  const { id } = (await post()).body.data.product
  const stranger = testAccount(app)
  t.match(await call(`/product/update/${id}`, { name: 'Mine now' }, stranger), {
    status: 403,
    body: { message: 'That item is not yours.' },
  })
  t.equal((await remove(id, stranger)).status, 403)
  t.equal((await remove(id + 1)).status, 404)
  t.equal((await call(`/product/update/${id + 1}`, { name: 'x' })).status, 404)
  t.equal((await call('/product/store', {}, { bearer: {} })).status, 401)
  t.equal((await app.inject(`/api/home/product/details/${id}`)).json().data.product.name, 'Film camera')
})

t.test('a promised or traded item stays as it is', async (t) => {
  const { app, call, post } = await shop(t)
  const { id } = (await post()).body.data.product
  for (const status of ['reserved', 'traded'] as const) {
    app.db.update(items).set({ status }).where(eq(items.id, id)).run()
    t.match(
      await call(`/product/update/${id}`, { name: 'x' }),
      { status: 409, body: { message: String } },
      status,
    )
  }
})

t.test('an upload that is broken off leaves no file', async (t) => {
  const { app, origin } = await testServer(t)
  const { bearer } = testAccount(app)
  const { port } = new URL(origin)
  const socket = connect(Number(port), '127.0.0.1')
  await new Promise((ready) => socket.once('connect', ready))
  socket.write(
    [
      'POST /api/product/store HTTP/1.1',
      'host: localhost',
      `authorization: ${bearer.authorization}`,
      'content-type: multipart/form-data; boundary=b',
      'content-length: 5000000',
      '',
      '--b',
      'content-disposition: form-data; name="images[]"; filename="a.jpg"',
      'content-type: image/jpeg',
      '',
      '',
    ].join('\r\n'),
  )
  socket.write(Buffer.alloc(1_000_000, 7))
  await until(() => stored(app).length > 0)
  socket.destroy()
  await until(() => stored(app).length === 0)
  t.equal(app.db.select().from(items).all().length, 0)
})
