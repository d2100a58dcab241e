import { eq } from 'drizzle-orm'
import t from 'tap'
import { categories } from '../../../db/schema/index.ts'
import { testMarket } from '../../helpers/market.ts'

t.test('browse opens with the first category', async (t) => {
  const { app, list } = await testMarket(t)
  list('Curious lamp')
  list('Plain sofa', { product_category_id: 1 })
  const { statusCode, body } = await app.inject('/browse')
  t.equal(statusCode, 200)
  t.match(body, 'Curious lamp')
  t.notMatch(body, 'Plain sofa')
})

t.test('text alone searches all categories, text and category narrow together', async (t) => {
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
    if (text.length > 200) t.match(body, 'Please search for 200 characters or fewer.')
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
