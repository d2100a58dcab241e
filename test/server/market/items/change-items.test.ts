import { eq } from 'drizzle-orm'
import t from 'tap'
import { items } from '../../../../db/schema/index.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testItem } from '../../../helpers/items.ts'
import { firstCategoryId } from '../../../helpers/market.ts'
import { file, jpeg, pictureOf, stored, testShop } from '../../../helpers/shop.ts'
import { until } from '../../../helpers/until.ts'

t.test('an update changes what it names, and pictures that are taken off leave no file', async (t) => {
  const { app, call, post } = await testShop(t)
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

t.test('a single value may be a string, and a blank is empty', async (t) => {
  const { call, post } = await testShop(t)
  const pictures = await Promise.all([500, 640].map(pictureOf))
  const link = 'https://youtu.be/dQw4w9WgXcQ'
  const posted = await post({ 'images[]': pictures, video_links: link, client_id: '' })
  t.equal(posted.status, 200)
  const { id, images, video_links } = posted.body.data.product
  t.equal(video_links.length, 1)
  const { body } = await call(`/product/update/${id}`, { removed_images: images[0], video_links: '' })
  t.match(body.data.product, { images: [images[1]], video_links: { length: 0 } })
})

t.test('category and trade preferences are taken by the names of the form, too', async (t) => {
  const { app, call, post } = await testShop(t)
  const { id } = (await post({ 'images[]': await pictureOf(640) })).body.data.product
  const other = firstCategoryId(app) + 1
  const { body } = await call(`/product/update/${id}`, { category: String(other), trade: 'a drum' })
  t.match(body.data.product, { category: { id: other }, trade_preferences: 'a drum' })
  t.equal((await call(`/product/update/${id}`, { category: '999999' })).status, 422)
})

t.test(
  'an update requires only name and description; a blank category or condition is unchanged',
  async (t) => {
    const { call, post } = await testShop(t)
    const { id, category, condition } = (await post({ 'images[]': await pictureOf(640) })).body.data.product
    const empty = { condition: '', product_category_id: '', category: '', phone: '', location: '' }
    const kept = await call(`/product/update/${id}`, { name: 'Lens', description: 'Wide', ...empty })
    t.match(kept, { status: 200, body: { data: { product: { name: 'Lens', category, condition } } } })
    for (const field of ['name', 'description']) {
      const refused = await call(`/product/update/${id}`, { name: 'Lens', description: 'Wide', [field]: ' ' })
      t.match(refused, { status: 422, body: { errors: { [field]: [String] } } })
    }
  },
)

t.test('stored pictures take the order asked for; those not named come after in theirs', async (t) => {
  const { app, call, post } = await testShop(t)
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
  const [, , , last] = await update({})
  const covered = await update({
    'image_order[]': ['new:1', one, 'new:0'] as never,
    'images[]': await Promise.all([900, 1000].map(pictureOf)),
  })
  t.match(covered, [/^/, one, /^/, four, three, last], 'a new one can be the cover')
  t.notOk([one, four, three, last].includes(covered[0]))
  t.match(
    await update({ 'image_order[]': ['new:7', one] as never }),
    [one],
    'a new one that was not sent adds nothing',
  )
  const card = await app.inject('/browse?product=lens')
  t.match(card.body, one.match(/[0-9a-f]{32}/)[0], 'the first is the cover')
  const tooMany = await call(`/product/update/${id}`, { 'image_order[]': Array(11).fill(one) as never })
  t.equal(tooMany.status, 422)
})

t.test('deleting takes the files along, but never one that another row uses', async (t) => {
  const { app, owner, post, remove } = await testShop(t)
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

t.test('another user’s item is 403, a missing one 404, a visitor 401', async (t) => {
  const { app, call, post, remove } = await testShop(t)
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
  const { app, call, post } = await testShop(t)
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

t.test('edits of items per account and hour are limited', async (t) => {
  const { call, post } = await testShop(t)
  const { id } = (await post()).body.data.product
  for (let time = 1; time <= RATE.itemEdits.max; time++) {
    const { status } = await call(`/product/update/${id}`, { name: `Camera ${time}` })
    if (status !== 200) t.fail(`${time}: ${status}`)
  }
  t.equal((await call(`/product/update/${id}`, { name: 'Once more' })).status, 429)
})

t.test('errors in a change are reported before its images are read', async (t) => {
  const { call, post } = await testShop(t)
  const { id } = (await post()).body.data.product
  const unread = { 'images[]': file('Not a picture at all.') }
  const answer = await call(`/product/update/${id}`, { ...unread, product_category_id: '999999' })
  t.match(answer, { status: 422, body: { errors: { product_category_id: [String] } } })
})
