import { connect } from 'node:net'
import sharp from 'sharp'
import t from 'tap'
import { images, items } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testServer } from '../../../helpers/app.ts'
import { hugePng, twoColours } from '../../../helpers/pictures.ts'
import { file, jpeg, pictureOf, stored, testShop } from '../../../helpers/shop.ts'
import { until } from '../../../helpers/until.ts'

t.test('an item is posted with all its fields, its pictures in order', async (t) => {
  const { post, app, owner } = await testShop(t)
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

t.test('invalid input has field errors, and nothing is stored', async (t) => {
  const { app, post, count } = await testShop(t)
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
      [
        'an unknown category, before the picture is read',
        422,
        'product_category_id',
        { product_category_id: '999999', 'images[]': file('Not a picture at all.') },
      ],
      [
        'a description of scripts alone, before the picture is read',
        422,
        'description',
        { description: '<script>x</script>', 'images[]': file('Not a picture at all.') },
      ],
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
  const { app, post } = await testShop(t)
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
  const { post } = await testShop(t)
  const { status, body } = await post({ 'images[]': [file(jpeg), file(jpeg, 'again.jpg')] })
  t.equal(status, 200)
  t.equal(body.data.product.images.length, 1)
})

t.test('a posting that a shaky line sends twice is one item', async (t) => {
  const { post, count } = await testShop(t)
  const values = { client_id: 'the-same-posting' }
  const answers = await Promise.all([post(values), post(values)])
  const later = await post({ ...values, name: 'Not this one' })
  const ids = [...answers, later].map(({ body }) => body.data.product.id)
  t.equal(new Set(ids).size, 1)
  t.equal(later.body.data.client_id, values.client_id)
  t.equal(later.body.data.product.name, 'Film camera')
  t.equal(count(), 1)
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
