import t from 'tap'
import { testMarket } from '../../../helpers/market.ts'

const PAGES = [
  '-1',
  '0',
  '1.5',
  '1e9',
  '1000001',
  '9'.repeat(400),
  'Infinity',
  'NaN',
  'x',
  '',
  ' 1',
  '0x1',
  '１',
]
const IDS = ['-1', '0', '1.5', '1e3', '9'.repeat(400), 'Infinity', 'x', "1' OR 1=1", '１']
const TEXTS = [
  ...[
    '"',
    '""',
    "'",
    '" OR "1',
    'lamp" OR "x',
    '*',
    'q*"',
    '(',
    ')',
    '^',
    '-',
    '+',
    ':',
    '{name}:',
    'NEAR(',
    'AND',
  ],
  ...['OR', 'NOT x', '\0', 'a\0b', '🚲🔥', '\uD800', '\uFFFF', '%', '%00', '_', '\\', '../../etc', '{{q*q}}'],
  ...[
    '\u202E',
    'क्षि',
    '\u0300'.repeat(500),
    'x'.repeat(10_000),
    'a '.repeat(5000),
    "'; DROP TABLE items; --",
  ],
]
/** All addresses with a page number. */
const PAGED = ['/', '/browse', '/api/home', '/api/home/search', '/api/home/products/filter']

t.test('a page number that makes no sense is 422, wherever it is asked for', async (t) => {
  const { app, listMany, category } = await testMarket(t)
  listMany(30, (at) => `Lamp ${at}`)
  const asked = (path: string, page: string) =>
    app.inject({ url: path, query: { product: 'lamp', product_category_id: String(category), page } })
  for (const path of PAGED) {
    for (const page of PAGES) {
      const { statusCode, body } = await asked(path, page)
      t.equal(statusCode, 422, `${path} ${page.slice(0, 20)}`)
      t.notOk(/Lamp \d/.test(body))
    }
    const repeated = await app.inject(`${path}?page=1&page=2`)
    t.equal(repeated.statusCode, 422, `${path} repeated`)
  }
})

t.test('the 422 of a call names the field, that of a page has a text', async (t) => {
  const { app } = await testMarket(t)
  const call = (await app.inject('/api/home?page=-1')).json()
  t.strictSame(call, {
    status: false,
    message: 'The page must be a whole number.',
    errors: { page: ['The page must be a whole number.'] },
  })
  const page = await app.inject('/browse?page=-1')
  t.match(page.headers['content-type'], 'text/html')
  t.match(page.body, 'The page must be a whole number.')
})

t.test('an invalid id is 422 in a query and 404 in a path', async (t) => {
  const { app, list } = await testMarket(t)
  list('Lamp')
  for (const id of IDS) {
    const shown = id.slice(0, 20)
    const filter = await app.inject({ url: '/api/home/products/filter', query: { product_category_id: id } })
    t.equal(filter.statusCode, 422, `filter ${shown}`)
    t.equal(
      (await app.inject({ url: '/browse', query: { category: id } })).statusCode,
      422,
      `browse ${shown}`,
    )
    for (const path of ['/api/home/product/details/', '/productdetails/']) {
      t.equal((await app.inject(path + encodeURIComponent(id))).statusCode, 404, path + shown)
    }
  }
  for (const query of [
    'product_category_id=1&product_category_id=2',
    'product=a&product=b',
    'sort=best',
    'condition=x',
  ]) {
    t.equal((await app.inject(`/api/home/search?${query}`)).statusCode, 422, query)
  }
  for (const query of [
    'category=1&category=2',
    'product=a&product=b',
    'sort=best',
    'sort=newest&sort=oldest',
  ]) {
    t.equal((await app.inject(`/browse?${query}`)).statusCode, 422, query)
  }
})

t.test('a search text can be anything: it never fails and never finds everything', async (t) => {
  const { app, listMany, category } = await testMarket(t)
  listMany(15, (at) => `Lamp ${at}`)
  for (const text of TEXTS) {
    for (const product_category_id of ['', String(category)]) {
      for (const path of ['/api/home/search', '/api/home/products/filter']) {
        const { statusCode, body } = await app.inject({
          url: path,
          query: { product: text, product_category_id },
        })
        const label = `${path} ${JSON.stringify(text.slice(0, 20))}`
        t.equal(statusCode, text.length > 200 ? 422 : 200, label)
        t.notOk(/Lamp \d/.test(body), label)
      }
    }
    for (const sort of ['', 'oldest', 'alphabetical_asc']) {
      const { statusCode, body } = await app.inject({ url: '/browse', query: { product: text, sort } })
      t.equal(statusCode, 200, JSON.stringify(text.slice(0, 20)))
      t.notOk(/Lamp \d/.test(body))
    }
  }
})

t.test('an address that is broken is refused, not failed', async (t) => {
  const { app } = await testMarket(t)
  for (const path of [
    '/productdetails/%',
    '/productdetails/%E0%A4%A',
    '/api/home/product/details/%ff',
    '/%00',
  ]) {
    const { statusCode } = await app.inject(path)
    t.ok(statusCode >= 400 && statusCode < 500, `${path} ${statusCode}`)
  }
  for (const query of [
    'product=%',
    'product=%E0%A4%A',
    '__proto__=1',
    'product[]=a',
    'page=%00',
    '=',
    '&&&',
    '?',
  ]) {
    for (const path of ['/browse', '/api/home/search']) {
      const { statusCode } = await app.inject(`${path}?${query}`)
      t.ok(statusCode < 500, `${path} ${query} ${statusCode}`)
    }
  }
})
