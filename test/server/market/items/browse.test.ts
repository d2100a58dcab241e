import { eq, inArray } from 'drizzle-orm'
import t from 'tap'
import { categories, items, neighbourhoods } from '../../../../db/schema/index.ts'
import { PAGE_SIZE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testMarket } from '../../../helpers/market.ts'

t.test('browse opens with the first category', async (t) => {
  const { app, list } = await testMarket(t)
  list('Curious lamp')
  list('Plain sofa', { product_category_id: 1 })
  const { statusCode, body } = await app.inject('/browse')
  t.equal(statusCode, 200)
  t.match(body, 'Curious lamp')
  t.notMatch(body, 'Plain sofa')
})

t.test('a text searches all categories, text and category narrow together', async (t) => {
  const { app, list, category } = await testMarket(t)
  list('Curious lamp')
  list('Plain lamp', { product_category_id: 1 })
  list('Plain sofa', { product_category_id: 1 })
  const everywhere = (await app.inject('/browse?product=lamp')).body
  t.match(everywhere, 'Curious lamp')
  t.match(everywhere, 'Plain lamp')
  t.notMatch(everywhere, 'Plain sofa')
  const narrowed = (await app.inject(`/browse?product=lamp&category=${category}&sort=&page=1`)).body
  t.match(narrowed, 'Curious lamp')
  t.notMatch(narrowed, 'Plain lamp')
  const other = (await app.inject('/browse?category=1')).body
  t.match(other, 'Plain sofa')
  t.notMatch(other, 'Curious lamp')
})

t.test('a text without a word, and one that is too long, find nothing and stay in the box', async (t) => {
  const { app, list } = await testMarket(t)
  list('Curious lamp')
  for (const text of ['!!!', '🚲', '"', '*', 'x'.repeat(201), 'lamp '.repeat(2000)]) {
    const { statusCode, body } = await app.inject({ url: '/browse', query: { product: text } })
    t.equal(statusCode, 200, text.slice(0, 20))
    t.notMatch(body, 'Curious lamp')
    if (text.length > 200) t.match(body, 'Please use 200 characters or fewer.')
    else t.match(body, 'No results found.')
  }
  const kept = await app.inject({ url: '/browse', query: { product: 'a\0b<i>' } })
  t.match(kept.body, 'a\uFFFDb&lt;i&gt;')
})

t.test('a market without categories has an empty browse page', async (t) => {
  const { app } = await testMarket(t)
  app.db.delete(categories).run()
  t.match((await app.inject('/browse')).body, 'No results found.')
})

t.test('a category that is not there is 404, and a deleted one right away', async (t) => {
  const { app, category } = await testMarket(t)
  t.equal((await app.inject(`/browse?category=${category}`)).statusCode, 200)
  app.db.delete(categories).where(eq(categories.id, category)).run()
  t.equal((await app.inject(`/browse?category=${category}`)).statusCode, 404)
  t.equal((await app.inject('/browse?category=999999')).statusCode, 404)
})

t.test('everything can be browsed, in each order and condition', async (t) => {
  const { app, list, get } = await testMarket(t)
  list('Cup', { condition: 'New' })
  list('Axe', { condition: 'Old', product_category_id: 1 })
  const names = async (more = '') =>
    (await get(`/home/products/filter?product_category_id=all${more}`)).body.data.products.map(
      ({ name }: { name: string }) => name,
    )
  t.strictSame(await names(), ['Axe', 'Cup'])
  t.strictSame(await names('&sort=oldest'), ['Cup', 'Axe'])
  t.strictSame(await names('&sort=alphabetical_desc'), ['Cup', 'Axe'])
  t.strictSame(await names('&condition=Old'), ['Axe'])
  t.strictSame(await names('&product=cup'), ['Cup'])
  const { body } = await app.inject('/browse?category=all&sort=alphabetical_asc')
  t.match(body, /<h1[^>]*>All items<\/h1>/)
  t.match(body, /Axe[\s\S]*Cup/)
  const old = (await app.inject('/browse?category=all&condition=Old')).body
  t.match(old, 'Axe')
  t.notMatch(old, '>Cup<')
  t.equal((await app.inject('/browse?condition=Rusty')).statusCode, 422)
})

t.test('a corrected search shows that and can be repeated exactly; a dead end has suggestions', async (t) => {
  const { app, list } = await testMarket(t)
  list('Guitar')
  const corrected = (await app.inject('/browse?product=guitr')).body.replaceAll('<!-- -->', '')
  t.match(corrected, 'Nothing for &#x27;guitr&#x27;. Showing &#x27;guitar&#x27;.')
  t.match(corrected, '/browse?product=guitr&amp;exact=1')
  const insisted = (await app.inject('/browse?product=guitr&exact=1')).body.replaceAll('<!-- -->', '')
  t.match(insisted, /No results found\.[\s\S]*Look around in these categories[\s\S]*Curiosities: 1/)
  t.notMatch(insisted, 'Categories that match your search', 'which they are not')
  t.match(insisted, 'href="/browse?category=all"')
})

t.test(
  'a dead end of a long text leads to a wish for as much of it as fits, wherever an emoji stands',
  async (t) => {
    const { app } = await testMarket(t)
    const words = `${'zither '.repeat(11)}z`
    for (const [product, wish] of [
      [`${words} 🚲🚲 ${words}`, words],
      [`${words}z🚲 ${words}`, `${words}z`],
    ] as const) {
      const { statusCode, body } = await app.inject({ url: '/browse', query: { product } })
      t.equal(statusCode, 200)
      t.match(body, `/dashboard/matches?${new URLSearchParams({ wish })}#wishes`)
    }
  },
)

t.test('any search can be wished for, by its text, its category or both', async (t) => {
  const { app, category, list } = await testMarket(t)
  const { bearer, token } = testAccount(app)
  list('Lamp')
  const words = { wish: 'lamp' }
  const inIt = { category: String(category) }
  for (const [query, wish] of [
    ['product=lamp', words],
    ['product=zither', { wish: 'zither' }],
    [`category=${category}`, inIt],
    ['', inIt],
    ['category=1', { category: '1' }],
    [`product=lamp&category=${category}`, { ...words, ...inIt }],
    [`product=zither&category=${category}`, { wish: 'zither', ...inIt }],
  ] as const) {
    const { body } = await app.inject(`/browse?${query}`)
    const href = `/dashboard/matches?${new URLSearchParams(wish)}#wishes`.replaceAll('&', '&amp;')
    t.equal(body.split(`href="${href}"`).length, 2, query)
  }
  for (const query of ['category=all', `product=${'a'.repeat(2000)}`])
    t.notMatch((await app.inject(`/browse?${query}`)).body, '#wishes', query)
  const cookie = `swapyard_token=${token}`
  const url = `/dashboard/matches?wish=lamp&category=${category}`
  const { body } = await app.inject({ url, headers: { ...bearer, cookie } })
  t.match(body, /<input[^>]*value="lamp"/)
  t.match(body, new RegExp(`<option value="${category}" selected="">`))
})

t.test('a word in the name of a category leads to it', async (t) => {
  const { app, list } = await testMarket(t)
  list('Helmet', { description: 'for a bike' })
  const { body } = await app.inject('/browse?product=bike')
  t.match(body.replaceAll('<!-- -->', ''), 'Bikes &amp; Transport: 0')
})

t.test('an empty neighbourhood shows that and links to all', async (t) => {
  const { app, list } = await testMarket(t)
  list('Helmet')
  const { id } = app.db.insert(neighbourhoods).values({ name: 'Harbour' }).returning().get()
  for (const [more, words] of [
    ['', 'Nothing like that is offered in Harbour at the moment.'],
    ['&condition=LikeNew', 'Nothing like that is offered in Harbour at the moment.'],
    ['&product=helmet', 'No results found.'],
  ] as const) {
    const { body } = await app.inject(`/browse?category=all${more}&place=${id}`)
    t.match(body, words)
    t.notMatch(body, 'Yours could be the first')
    const [, way] = /<a class="button" href="([^"]+)">Anywhere</.exec(body) ?? []
    t.match((await app.inject(String(way).replaceAll('&amp;', '&'))).body, '>Helmet<', more)
  }
})

t.test('results are in two parts: items found, and items whose owners would take one', async (t) => {
  const { app, list } = await testMarket(t)
  list('Green lamp', { trade_preferences: 'a lamp of another colour' })
  list('Tall vase', { trade_preferences: 'a lamp, books' })
  list('Wall clock', { description: 'It hangs beside a lamp.', trade_preferences: 'a lamp' })
  const { body } = await app.inject('/browse?product=lamp')
  const [having = '', takers = ''] = body.slice(body.indexOf('id="main"')).split('class="takers"')
  t.match(having, 'Green lamp')
  t.match(having, 'Wall clock')
  t.notMatch(having, 'Tall vase')
  t.match(takers, /1(<!-- -->)? person would take “lamp”/)
  t.match(takers, 'Tall vase')
  t.notMatch((await app.inject('/browse?product=clock')).body, 'class="takers"')
})

t.test('owners who would take one are counted on all pages of the results, each once', async (t) => {
  const { app, list, listMany } = await testMarket(t)
  for (const name of ['Robin', 'Sam']) {
    const { id } = testAccount(app, { name })
    const vases = listMany(2, (at) => `${name}'s vase ${at}`, { trade_preferences: 'a lamp, books' })
    app.db.update(items).set({ ownerId: id }).where(inArray(items.id, vases)).run()
  }
  listMany(PAGE_SIZE.grid, (at) => `Lamp ${at}`, { trade_preferences: 'another lamp' })
  list('Basket', { trade_preferences: 'a plant' })
  for (const page of [1, 2]) {
    const { body } = await app.inject(`/browse?product=lamp&page=${page}`)
    const takers = body.split('class="takers"')[1] ?? ''
    t.match(takers, /2(<!-- -->)? people would take “lamp”/, `page ${page}`)
    t.equal(/Offer it for one of these/.test(takers), page === 2)
    t.equal(takers.split('class="card').length - 1, page === 2 ? 4 : 0)
  }
})
