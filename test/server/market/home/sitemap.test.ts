import t from 'tap'
import { accounts } from '../../../../db/schema/accounts.ts'
import { items } from '../../../../db/schema/items.ts'
import { SITEMAP_ITEMS } from '../../../../server/market/limits.ts'
import { testApp } from '../../../helpers/app.ts'

const ENV = { PUBLIC_URL: 'https://swap.example' }

type App = Awaited<ReturnType<typeof testApp>>

function addItem(app: App, id: number, status: 'available' | 'hidden' = 'available') {
  app.db
    .insert(accounts)
    .values({
      id: 1,
      name: 'A',
      email: 'a@b.c',
      phoneNumber: '',
      address: '',
      passwordHash: '',
      termsAcceptedAt: new Date(),
    })
    .onConflictDoNothing()
    .run()
  const texts = { name: 'x', sortName: 'x', description: '', descriptionText: '', condition: 'New' } as const
  app.db
    .insert(items)
    .values({ id, ownerId: 1, categoryId: 1, ...texts, status, updatedAt: new Date(1e12) })
    .run()
}

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)

t.test(
  'a sitemap lists home, categories, pages and available items, each with the public address',
  async (t) => {
    const app = await testApp(t, ENV)
    addItem(app, 7)
    addItem(app, 8, 'hidden')
    const response = await app.inject('/sitemap.xml')
    t.equal(response.headers['content-type'], 'application/xml; charset=utf-8')
    const all = addresses(response.body)
    for (const path of [
      '/',
      '/browse',
      '/browse?category=1',
      '/page/about',
      '/payment',
      '/productdetails/7',
    ]) {
      t.ok(all.includes(`https://swap.example${path}`), path)
    }
    t.notOk(all.some((address) => address.endsWith('/8')))
    t.equal(new Set(all).size, all.length)
    t.match(
      response.body,
      '<loc>https://swap.example/productdetails/7</loc><lastmod>2001-09-09T01:46:40.000Z</lastmod>',
    )
  },
)

t.test('every address in the sitemap answers 200', async (t) => {
  const app = await testApp(t, ENV)
  addItem(app, 1)
  for (const address of addresses((await app.inject('/sitemap.xml')).body)) {
    const { pathname, search } = new URL(address)
    t.equal((await app.inject(pathname + search)).statusCode, 200, address)
  }
})

t.test('beyond one file the sitemap is an index of parts that together hold everything once', async (t) => {
  const app = await testApp(t, ENV)
  const ids = [1, SITEMAP_ITEMS, SITEMAP_ITEMS + 1, 2 * SITEMAP_ITEMS + 5]
  for (const id of ids) addItem(app, id)
  const index = await app.inject('/sitemap.xml')
  t.match(index.body, '<sitemapindex')
  const parts = addresses(index.body)
  t.equal(parts.length, 4)
  const found = []
  for (const part of parts) {
    const response = await app.inject(new URL(part).pathname)
    t.equal(response.statusCode, 200)
    found.push(...addresses(response.body))
  }
  t.equal(new Set(found).size, found.length)
  t.strictSame(
    found.filter((address) => address.includes('productdetails')),
    ids.map((id) => `https://swap.example/productdetails/${id}`),
  )
  t.ok(found.includes('https://swap.example/page/faqs'))
})

t.test('parts that are not there are 404', async (t) => {
  const app = await testApp(t, ENV)
  for (const part of ['1', '01', '-1', 'x', '1e3', '99999999999999999999']) {
    t.equal((await app.inject(`/sitemap-${part}.xml`)).statusCode, 404, part)
  }
})

t.test('a sitemap is sent compressed to those who take it', async (t) => {
  const app = await testApp(t, ENV)
  const response = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'gzip, br' } })
  t.equal(response.headers['content-encoding'], 'gzip')
  t.equal(response.headers.vary, 'accept-encoding')
  const brotliOnly = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } })
  t.equal(brotliOnly.headers['content-encoding'], undefined, 'nothing that was not asked for')
})

t.test('robots.txt excludes private pages and names the sitemap', async (t) => {
  const app = await testApp(t, ENV)
  const { body, headers } = await app.inject('/robots.txt')
  t.match(headers['content-type'], 'text/plain')
  const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path!)
  for (const path of [
    '/dashboard/messages',
    '/api/home',
    '/admin',
    '/uploaditem',
    '/attachments/1/x',
    '/verificationsuccess',
  ]) {
    t.ok(
      closed.some((start) => path.startsWith(start)),
      path,
    )
  }
  for (const path of ['/', '/browse?category=1', '/productdetails/1', '/page/about', '/uploads/a.webp']) {
    t.notOk(
      closed.some((start) => path.startsWith(start)),
      path,
    )
  }
  t.match(body, 'Sitemap: https://swap.example/sitemap.xml')
})
