import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, categories, favourites, items } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { testImage } from '../../../helpers/items.ts'
import { namesOf, testMarket } from '../../../helpers/market.ts'

t.test('without a text and a category a list is empty and its pagination null', async (t) => {
  const { list, get } = await testMarket(t)
  list('Chess board')
  for (const path of [
    '/home/search',
    '/home/products/filter',
    '/home/search?product=',
    '/home/search?product=%20%20',
    '/home/search?page=3&sort=newest',
    '/home/products/filter?product_category_id=',
    '/home/products/filter?condition=new',
  ]) {
    const { status, body } = await get(path)
    t.equal(status, 200, path)
    t.strictSame(
      body,
      { status: true, message: 'OK', data: { products: [], pagination: null, corrected: null } },
      path,
    )
  }
})

t.test('a category lists its available items in each order', async (t) => {
  const { app, list, get, category } = await testMarket(t)
  list('Éclair tin')
  list('zither')
  list('Abacus')
  app.db
    .update(items)
    .set({ status: 'reserved' })
    .where(eq(items.id, list('Reserved')))
    .run()
  list('Elsewhere', { product_category_id: 1 })
  const filter = (sort: string) => get(`/home/products/filter?product_category_id=${category}&sort=${sort}`)
  t.strictSame(namesOf(await filter('')), ['Abacus', 'zither', 'Éclair tin'])
  t.strictSame(namesOf(await filter('newest')), ['Abacus', 'zither', 'Éclair tin'])
  t.strictSame(namesOf(await filter('oldest')), ['Éclair tin', 'zither', 'Abacus'])
  t.strictSame(namesOf(await filter('alphabetical_asc')), ['Abacus', 'Éclair tin', 'zither'])
  t.strictSame(namesOf(await filter('alphabetical_desc')), ['zither', 'Éclair tin', 'Abacus'])
  t.strictSame((await filter('')).body.data.pagination, {
    current_page: 1,
    last_page: 1,
    per_page: 12,
    total: 3,
  })
})

t.test('letters that are not accented base letters are sorted by their spelling', async (t) => {
  const { list, get, category } = await testMarket(t)
  const names = ['Lota', 'Łopata', 'Oars', 'Œufs', 'Ohm meter', 'Strap', 'Straße', 'Strawberries', 'Zither']
  const sorted = ['Łopata', 'Lota', 'Oars', 'Œufs', 'Ohm meter', 'Strap', 'Straße', 'Strawberries', 'Zither']
  for (const name of names) list(name)
  const path = `/home/products/filter?product_category_id=${category}&sort=alphabetical_asc`
  t.strictSame(namesOf(await get(path)), sorted)
})

t.test('pages hold twelve, and beyond the last one come true figures', async (t) => {
  const { listMany, get, category } = await testMarket(t)
  listMany(25, (at) => `Cup ${at}`)
  const filter = (page: number) => get(`/home/products/filter?product_category_id=${category}&page=${page}`)
  const figures = { last_page: 3, per_page: 12, total: 25 }
  t.equal(namesOf(await filter(1))[0], 'Cup 24')
  t.strictSame(namesOf(await filter(3)), ['Cup 0'])
  t.strictSame((await filter(4)).body.data, {
    products: [],
    pagination: { current_page: 4, ...figures },
    corrected: null,
  })
  t.strictSame((await filter(1_000_000)).body.data.products, [])
  t.equal((await filter(1_000_001)).status, 422)
})

t.test('a category that is not there has no items', async (t) => {
  const { list, get } = await testMarket(t)
  list('Chess board')
  const { body } = await get('/home/products/filter?product_category_id=999999')
  t.strictSame(body.data, {
    products: [],
    pagination: { current_page: 1, last_page: 1, per_page: 12, total: 0 },
    corrected: null,
  })
})

t.test('a card carries what the decisions name and nothing else', async (t) => {
  const { app, owner, list, get, category } = await testMarket(t)
  const avatarImageId = testImage(app, [200])
  app.db.update(accounts).set({ avatarImageId }).where(eq(accounts.id, owner.id)).run()
  const first = testImage(app)
  const id = list('Kettle', { image_ids: [first, testImage(app)], trade_preferences: 'A teapot' })
  const { body } = await get('/home/search?product=kettle')
  const [card] = body.data.products
  t.match(card.image, /^\/uploads\/[0-9a-f]{32}-640\.webp$/)
  t.match(card.image_srcset, /-320\.webp 320w, .*-640\.webp 640w, .*-1280\.webp 1280w$/)
  t.match(card.owner.avatar, /^\/uploads\/[0-9a-f]{32}-200\.webp$/)
  t.match(card.created_at, /^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  t.strictSame(
    { ...card, image: 0, image_srcset: 0, created_at: 0, owner: { ...card.owner, avatar: 0 } },
    {
      id,
      name: 'Kettle',
      image: 0,
      image_srcset: 0,
      image_placeholder: 'data:image/webp;base64,AAAA',
      condition: 'LikeNew',
      address: 'Oak Street',
      neighbourhood: null,
      created_at: 0,
      is_favorite: false,
      badge: 'Swap',
      is_gift: false,
      status: 'available',
      trade_preferences: 'A teapot',
      wishes: [],
      owner: { id: owner.id, name: 'Olga Owner', avatar: 0 },
      category: { id: category, name: 'Curiosities' },
    },
  )
})

t.test("an item's own location is shown instead of its owner's address", async (t) => {
  const { list, get } = await testMarket(t)
  list('Anvil', { location: 'The forge' })
  t.equal((await get('/home/search?product=anvil')).body.data.products[0].address, 'The forge')
})

t.test('favourites are those of the one who asks', async (t) => {
  const { app, list, get, category } = await testMarket(t)
  const liked = list('Liked')
  list('Other')
  const fan = testAccount(app)
  app.db.insert(favourites).values({ accountId: fan.id, itemId: liked }).run()
  for (const path of [`/home/products/filter?product_category_id=${category}`, '/home/search?product=fine']) {
    const mine = (await get(path, fan.bearer)).body.data.products
    t.strictSame(
      mine.map((card: { name: string; is_favorite: boolean }) => [card.name, card.is_favorite]),
      [
        ['Other', false],
        ['Liked', true],
      ],
    )
    const theirs = (await get(path)).body.data.products
    t.notOk(theirs.some((card: { is_favorite: boolean }) => card.is_favorite))
  }
  t.equal((await get(`/home/product/details/${liked}`, fan.bearer)).body.data.product.is_favorite, true)
  t.equal((await get(`/home/product/details/${liked}`)).body.data.product.is_favorite, false)
  const home = (await get('/home', fan.bearer)).body.data.featured_items
  t.equal(home.find((card: { id: number }) => card.id === liked).is_favorite, true)
})

t.test('categories are listed in the order that the community gave them', async (t) => {
  const { app, image, get, category } = await testMarket(t)
  app.db.update(categories).set({ imageId: image }).where(eq(categories.id, category)).run()
  const { body } = await get('/product-categories/list')
  t.equal(body.data.length, 17)
  t.match(body.data[0], { id: category, name: 'Curiosities', image: /^\/uploads\/.*-320\.webp$/ })
  t.strictSame(body.data[1], { id: 1, name: 'Home & Furniture', image: '/categories/armchair.svg' })
})

t.test('a category without a picture has a drawing, one that an admin has added too', async (t) => {
  const app = await testApp(t)
  app.db.insert(categories).values({ name: 'Curiosities', position: 99 }).run()
  const { data } = (await app.inject('/api/product-categories/list')).json()
  t.equal(new Set(data.map(({ image }: { image: string }) => image)).size, 16, 'each of the defaults its own')
  t.equal(data.at(-1).image, '/categories/lantern.svg')
  for (const { image } of data) {
    const { statusCode, headers } = await app.inject(image)
    t.equal(statusCode, 200, image)
    t.equal(headers['content-type'], 'image/svg+xml', image)
  }
})
