import { eq, sql } from 'drizzle-orm'
import t from 'tap'
import { accounts, favourites, images, itemImages, items } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testImage } from '../../../helpers/items.ts'
import { testMarket } from '../../../helpers/market.ts'
import { testSwap } from '../../../helpers/swap.ts'

const details = (id: number | string) => `/home/product/details/${id}`

t.test('details carry the item, its pictures in order and its owner', async (t) => {
  const { app, owner, list, get, category } = await testMarket(t)
  const pictures = [testImage(app), testImage(app, [320, 500])]
  const id = list('Loom', {
    description: 'Four <script>alert(1)</script><b>shafts</b>',
    image_ids: pictures.toReversed(),
    message: 'Ring twice',
    trade_preferences: 'Wool',
    video_links: ['https://youtu.be/dQw4w9WgXcQ'],
  })
  const { status, body } = await get(details(id))
  t.equal(status, 200)
  const { product } = body.data
  t.equal(product.description, '<p>Four <b>shafts</b></p>')
  t.equal(product.images.length, 2)
  t.match(product.images[0], /-500\.webp$/)
  t.match(product.images[1], /-1280\.webp$/)
  t.equal(product.display_image, product.images[0])
  t.strictSame(product.owner, {
    id: owner.id,
    name: 'Olga Owner',
    avatar: null,
    phone: '+15550102030',
    email: owner.email,
    address: 'Oak Street',
    contact_hidden: null,
    swaps_completed: 0,
    would_swap_again: { yes: 0, of: 0 },
  })
  t.match(product, {
    id,
    name: 'Loom',
    message: 'Ring twice',
    trade_preferences: 'Wool',
    condition: 'LikeNew',
    category: { id: category, name: 'Curiosities' },
    video_links: ['https://youtu.be/dQw4w9WgXcQ'],
    status: 'available',
    suggested: [],
  })
  t.notMatch(JSON.stringify(body), /password|argon2/)
  t.notOk('pictures' in product, 'what only the page needs stays out of the API')
})

t.test("phone and location of the item are shown instead of its owner's", async (t) => {
  const { list, get } = await testMarket(t)
  const id = list('Loom', { phone: '+15559990000', location: 'The mill' })
  t.match((await get(details(id))).body.data.product.owner, { phone: '+15559990000', address: 'The mill' })
})

t.test('suggested are at most eight others, of the same category first, then the newest', async (t) => {
  const { app, list, listMany, get } = await testMarket(t)
  const ids = (product: { suggested: { id: number }[] }) => product.suggested.map(({ id }) => id)
  const here = list('Here')
  const mate = list('Mate')
  app.db
    .update(items)
    .set({ status: 'traded' })
    .where(eq(items.id, list('Gone')))
    .run()
  const elsewhere = listMany(9, (at) => `Elsewhere ${at}`, { product_category_id: 2 })
  const newest = elsewhere.toReversed()
  const takenDown = list('Taken down', { product_category_id: 2 })
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, takenDown)).run()
  t.strictSame(ids((await get(details(here))).body.data.product), [mate, ...newest.slice(0, 7)])
  t.strictSame(ids((await get(details(newest[0]!))).body.data.product), newest.slice(1))
})

t.test('ids that name nothing are 404', async (t) => {
  const { list, get } = await testMarket(t)
  list('Only one')
  for (const id of [
    '2',
    '0',
    '-1',
    '1.5',
    '01',
    '1e0',
    'Infinity',
    'NaN',
    'x',
    '9'.repeat(16),
    '9'.repeat(300),
  ]) {
    t.equal((await get(details(id))).status, 404, id)
  }
})

t.test('a hidden item is visible to its owner only; a traded one to all', async (t) => {
  const { app, owner, list, get } = await testMarket(t)
  const id = list('Loom')
  const stranger = testAccount(app)
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, id)).run()
  t.equal((await get(details(id))).status, 404)
  t.equal((await get(details(id), stranger.bearer)).status, 404)
  t.equal((await get(details(id), owner.bearer)).body.data.product.status, 'hidden')
  app.db.update(items).set({ status: 'traded' }).where(eq(items.id, id)).run()
  t.equal((await get(details(id))).body.data.product.status, 'traded')
})

t.test('a suspended user’s promised item is visible to both parties of the swap only', async (t) => {
  const { app, owner, requester, wanted, call, send, statusOf } = await testSwap(t)
  const stranger = testAccount(app)
  await call(stranger, 'POST', `/product/toggle-favorite/${wanted}`)
  await call(owner, 'POST', `/exchange-request/${await send()}/accept`)
  const suspend = (suspendedAt: Date | null) =>
    app.db.update(accounts).set({ suspendedAt }).where(eq(accounts.id, owner.id)).run()
  const url = `/productdetails/${wanted}`
  const seen = async (who: typeof owner) => [
    (await call(who, 'GET', details(wanted))).status,
    (await app.inject({ url, cookies: { swapyard_token: who.token } })).statusCode,
    (await app.inject(url)).statusCode,
  ]
  const favourites = async () =>
    (await call(stranger, 'GET', '/dashboard/favorites/list')).body.data.products.length
  t.strictSame([await seen(stranger), await favourites()], [[200, 200, 200], 1])
  suspend(new Date())
  t.equal(statusOf(wanted), 'reserved')
  t.strictSame([await seen(stranger), await favourites()], [[404, 404, 404], 0])
  t.strictSame(await seen(requester), [200, 200, 404], 'what they saw was not kept for others')
  suspend(null)
  t.strictSame([await seen(stranger), await favourites()], [[200, 200, 200], 1])
})

t.test('an item without a picture is shown all the same', async (t) => {
  const { app, list, get } = await testMarket(t)
  const id = list('Loom')
  app.db.delete(itemImages).where(eq(itemImages.itemId, id)).run()
  t.match((await get(details(id))).body.data.product, { images: [], display_image: null })
  const [card] = (await get('/home/search?product=loom')).body.data.products
  t.match(card, { image: null, image_srcset: '', image_placeholder: '' })
})

t.test('the details page shows the item, or that it does not exist', async (t) => {
  const { app, owner, list } = await testMarket(t)
  const id = list('Loom', { description: 'Four shafts' })
  const page = (which: number | string, token?: string) =>
    app.inject({ url: `/productdetails/${which}`, ...(token ? { cookies: { swapyard_token: token } } : {}) })
  const shown = await page(id)
  t.equal(shown.statusCode, 200)
  t.match(shown.body, 'Four shafts')
  for (const which of [id + 1, 0, -1, 'x', 'Infinity', '1e3', '9'.repeat(16)]) {
    const missing = await page(which)
    t.equal(missing.statusCode, 404, String(which))
    t.match(missing.body, 'Failed to load product details.')
  }
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, id)).run()
  t.equal((await page(id)).statusCode, 404)
  t.match((await page(id, owner.token)).body, 'Four shafts')
  t.equal((await page(id)).statusCode, 404, 'what the owner saw was not kept for others')
})

t.test('a new name of the owner shows at once on a page that was cached', async (t) => {
  const { app, owner, list } = await testMarket(t)
  const url = `/productdetails/${list('Loom')}`
  t.match((await app.inject(url)).body, 'Olga Owner')
  app.db.update(accounts).set({ name: 'Olga Other' }).where(eq(accounts.id, owner.id)).run()
  t.match((await app.inject(url)).body, 'Olga Other')
})

t.test('an item that fails to load shows that, without details', async (t) => {
  const { app, list, get } = await testMarket(t)
  const id = list('Loom')
  app.db.update(images).set({ widths: sql`'[broken'` }).run()
  const page = await app.inject(`/productdetails/${id}`)
  t.equal(page.statusCode, 500)
  t.match(page.body, 'Failed to load product details.')
  t.notMatch(page.body, 'broken')
  t.strictSame(await get(details(id)), {
    status: 500,
    body: { status: false, message: 'Something went wrong!' },
  })
})

t.test("a cached page contains nobody's favourites", async (t) => {
  const { app, list } = await testMarket(t)
  const [id, other] = [list('Loom'), list('Other')]
  const fan = testAccount(app)
  const url = `/productdetails/${id}`
  const before = (await app.inject(url)).body
  app.db
    .insert(favourites)
    .values([id, other].map((itemId) => ({ accountId: fan.id, itemId })))
    .run()
  app.db.update(items).set({ name: 'Loom' }).where(eq(items.id, id)).run()
  t.not((await app.inject({ url, cookies: { swapyard_token: fan.token } })).body, before)
  t.equal((await app.inject(url)).body, before)
})

t.test('/item-details leads to the details page', async (t) => {
  const { app } = await testMarket(t)
  const response = await app.inject('/item-details?id=7')
  t.equal(response.statusCode, 302)
  t.equal(response.headers.location, '/productdetails/7')
  for (const query of ['', '?id=', '?id=x', '?id=1&id=2', '?id=//evil.example']) {
    t.equal((await app.inject(`/item-details${query}`)).statusCode, 404, query)
  }
})
