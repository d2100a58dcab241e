import { eq, sql } from 'drizzle-orm'
import t from 'tap'
import { content, items } from '../../../../db/schema/index.ts'
import { testMarket } from '../../../helpers/market.ts'

const SECTIONS = ['hero_section', 'service_section', 'how_it_works', 'trading_section'] as const

t.test('home carries its sections and the first page of featured items', async (t) => {
  const { listMany, get } = await testMarket(t)
  listMany(13, (at) => `Cup ${at}`)
  const { status, body } = await get('/home')
  t.equal(status, 200)
  t.strictSame(Object.keys(body.data).sort(), [
    'featured_items',
    'featured_items_pagination',
    ...['hero_section', 'how_it_works', 'service_section', 'trading_section'],
  ])
  t.equal(body.data.hero_section.title, "Trade What You Don't Need")
  t.equal(body.data.featured_items.length, 12)
  t.equal(body.data.featured_items[0].name, 'Cup 12')
  t.strictSame(body.data.featured_items_pagination, {
    current_page: 1,
    last_page: 2,
    per_page: 12,
    total: 13,
  })
  const second = await get('/home?page=2')
  t.strictSame(
    second.body.data.featured_items.map(({ name }: { name: string }) => name),
    ['Cup 0'],
  )
})

t.test('each service has a picture that is there, the community’s own or a drawing', async (t) => {
  const { app, get } = await testMarket(t)
  const { body } = await get('/home')
  t.ok(body.data.service_section.length > 0)
  for (const { image } of body.data.service_section) {
    const { statusCode, headers } = await app.inject(image)
    t.equal(statusCode, 200, image)
    t.match(headers['content-type'], 'image/svg+xml')
  }
})

t.test('featured are the available items, pinned ones first, the last pinned before them', async (t) => {
  const { app, list, get } = await testMarket(t)
  const [first, second, , hidden] = ['First', 'Second', 'Third', 'Hidden'].map((name) => list(name))
  const set = (id: number, values: Partial<typeof items.$inferInsert>) =>
    app.db.update(items).set(values).where(eq(items.id, id)).run()
  set(first!, { pinnedAt: new Date(2000) })
  set(second!, { pinnedAt: new Date(1000) })
  set(hidden!, { status: 'hidden', pinnedAt: new Date(3000) })
  const { body } = await get('/home')
  t.strictSame(
    body.data.featured_items.map(({ name }: { name: string }) => name),
    ['First', 'Second', 'Third'],
  )
  t.equal(body.data.featured_items_pagination.total, 3)
})

t.test('a page beyond the last is empty with true figures, without items too', async (t) => {
  const { list, get } = await testMarket(t)
  const figures = { current_page: 5, last_page: 1, per_page: 12 }
  t.match((await get('/home?page=5')).body.data, {
    featured_items: [],
    featured_items_pagination: { ...figures, total: 0 },
  })
  list('One')
  t.match((await get('/home?page=5')).body.data, {
    featured_items: [],
    featured_items_pagination: { ...figures, total: 1 },
  })
})

t.test('a section that is missing or broken is null and breaks nothing else', async (t) => {
  const { app, list, get } = await testMarket(t)
  list('One')
  for (const broken of ['{"title":', '{"title":7}', '[]', 'null', '""']) {
    app.db
      .update(content)
      .set({ value: sql`${broken}` })
      .run()
    const { status, body } = await get('/home')
    t.equal(status, 200, broken)
    for (const section of SECTIONS) {
      if (broken !== '[]' || section !== 'service_section') t.equal(body.data[section], null, section)
    }
    t.equal(body.data.featured_items.length, 1)
    t.equal((await app.inject('/')).statusCode, 200, `page with ${broken}`)
  }
  app.db.delete(content).run()
  t.equal((await get('/home')).body.data.hero_section, null)
  const page = await app.inject('/')
  t.equal(page.statusCode, 200)
  t.match(page.body, /Trade What You Don(&#x27;|’|')t Need/)
})

t.test('the home page shows a new item at once, on the page that it belongs to', async (t) => {
  const { app, list, listMany } = await testMarket(t)
  t.equal((await app.inject('/')).statusCode, 200)
  list('Fresh kettle')
  t.match((await app.inject('/')).body, 'Fresh kettle')
  listMany(12, (at) => `Cup ${at}`)
  t.notMatch((await app.inject('/')).body, 'Fresh kettle')
  t.match((await app.inject('/?page=2')).body, 'Fresh kettle')
  t.equal((await app.inject('/?page=3')).statusCode, 200)
})
