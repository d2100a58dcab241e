import { eq } from 'drizzle-orm'
import t, { type Test } from 'tap'
import { favourites as favouritesTable, items } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testMarket } from '../../../helpers/market.ts'

async function market(t: Test) {
  const all = await testMarket(t)
  const { app } = all
  const fan = testAccount(app)
  const toggle = async (id: number | string, who: { bearer: object } = fan) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/product/toggle-favorite/${id}`,
      headers: { ...who.bearer },
    })
    return { status: response.statusCode, body: response.json() }
  }
  const favourites = async (page = 1, who: { bearer: object } = fan) => {
    const { body } = await all.get(`/dashboard/favorites/list?page=${page}`, { ...who.bearer })
    return body.data as {
      products: { id: number; is_favorite: boolean; status: string }[]
      pagination: object
    }
  }
  return { ...all, fan, toggle, favourites }
}

t.test('an item is marked, listed and unmarked', async (t) => {
  const { list, toggle, favourites, get, fan } = await market(t)
  const id = list('Lamp')
  t.match(await toggle(id), {
    status: 200,
    body: { status: true, message: 'Favourite toggled successfully', data: { is_favorite: true } },
  })
  t.match((await favourites()).products, [{ id, name: 'Lamp', is_favorite: true, address: 'Oak Street' }])
  const details = await get(`/home/product/details/${id}`, fan.bearer)
  t.equal(details.body.data.product.is_favorite, true)
  t.equal((await get(`/home/product/details/${id}`)).body.data.product.is_favorite, false, 'for nobody else')
  t.match(await toggle(id), { body: { data: { is_favorite: false } } })
  t.strictSame((await favourites()).products, [])
})

t.test('favourites come 8 a page, the last marked first', async (t) => {
  const { app, listMany, toggle, favourites } = await market(t)
  const ids = listMany(10, (at) => `Lamp ${at}`)
  for (const id of ids) await toggle(id)
  const first = await favourites()
  t.strictSame(
    first.products.map(({ id }) => id),
    ids.toReversed().slice(0, 8),
  )
  t.strictSame(first.pagination, { current_page: 1, last_page: 2, per_page: 8, total: 10 })
  t.equal((await favourites(2)).products.length, 2)
  t.strictSame((await favourites(3)).products, [])
  app.db
    .update(favouritesTable)
    .set({ createdAt: new Date(Date.now() + 1000) })
    .where(eq(favouritesTable.itemId, ids[0]!))
    .run()
  t.equal((await favourites()).products[0]?.id, ids[0], 'however long it has been listed')
})

t.test('a reserved or traded favourite remains, and a hidden or deleted one disappears', async (t) => {
  const { app, owner, list, toggle, favourites } = await market(t)
  const id = list('Lamp')
  await toggle(id)
  for (const status of ['reserved', 'traded'] as const) {
    app.db.update(items).set({ status }).where(eq(items.id, id)).run()
    t.match((await favourites()).products, [{ id, status }])
  }
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, id)).run()
  const hidden = await favourites()
  t.strictSame(hidden.products, [])
  t.match(hidden.pagination, { total: 0 })
  app.db.update(items).set({ status: 'available' }).where(eq(items.id, id)).run()
  await app.inject({ method: 'DELETE', url: `/api/products/delete/${id}`, headers: owner.bearer })
  t.strictSame((await favourites()).products, [])
})

t.test('a retry after a lost response has the same result', async (t) => {
  const { app, list, favourites, fan } = await market(t)
  const id = list('Lamp')
  const mark = (is_favorite: unknown) =>
    app.inject({
      method: 'POST',
      url: `/api/product/toggle-favorite/${id}`,
      headers: fan.bearer,
      payload: { is_favorite },
    })
  for (const is_favorite of [true, true, false, false, true]) {
    t.match((await mark(is_favorite)).json(), { status: true, data: { is_favorite } })
    t.equal((await favourites()).products.length, is_favorite ? 1 : 0)
  }
  t.match((await mark(null)).json(), { data: { is_favorite: false } }, 'left out, it turns the other way')
  t.equal((await mark('perhaps')).statusCode, 422)
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, id)).run()
  t.equal((await mark(true)).statusCode, 404)
  t.equal((await mark(false)).statusCode, 404, 'neither is there one to take off')
})

t.test('a stranger is 401, what is not there 404, and many at once leave one answer', async (t) => {
  const { app, list, toggle, favourites } = await market(t)
  const id = list('Lamp')
  t.equal((await toggle(id, { bearer: {} })).status, 401)
  for (const wrong of [id + 1, 0, 'x', '1e9']) t.equal((await toggle(wrong)).status, 404, String(wrong))
  app.db.update(items).set({ status: 'hidden' }).where(eq(items.id, id)).run()
  t.equal((await toggle(id)).status, 404, 'hidden')
  app.db.update(items).set({ status: 'available' }).where(eq(items.id, id)).run()
  await Promise.all(Array.from({ length: 5 }, () => toggle(id)))
  t.equal((await favourites()).products.length, 1, 'an odd number of times is on')
})
