import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, blocks, items } from '../../../../db/schema/index.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testMarket } from '../../../helpers/market.ts'

const namesOf = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name)

t.test('what a person has: what is available for all, the rest for themselves', async (t) => {
  const { app, owner, list, get } = await testMarket(t)
  list('Lamp')
  for (const [name, status] of [
    ['Promised chair', 'reserved'],
    ['Hidden drum', 'hidden'],
  ] as const) {
    app.db
      .update(items)
      .set({ status })
      .where(eq(items.id, list(name)))
      .run()
  }
  list('Kettle')
  const path = `/people/${owner.id}/products`
  const seen = await get(path)
  t.strictSame(namesOf(seen), ['Kettle', 'Lamp'])
  t.match(seen.body.pagination, { current_page: 1, last_page: 1, per_page: 12, total: 2 })
  t.match(seen.body.data[0], { owner: { id: owner.id }, status: 'available', is_favorite: false })
  t.strictSame(namesOf(await get(path, owner.bearer)), ['Kettle', 'Lamp', 'Hidden drum', 'Promised chair'])
})

t.test('it is paginated', async (t) => {
  const { owner, listMany, get } = await testMarket(t)
  listMany(14, (at) => `Book ${at}`)
  const path = `/people/${owner.id}/products?page=`
  t.equal((await get(`${path}1`)).body.data.length, 12)
  t.strictSame(namesOf(await get(`${path}2`)), ['Book 1', 'Book 0'])
  t.strictSame(namesOf(await get(`${path}3`)), [])
  t.equal((await get(`${path}0`)).status, 422)
})

t.test('nobody looks at people who are gone, suspended, or have blocked them', async (t) => {
  const { app, owner, list, get } = await testMarket(t)
  list('Lamp')
  const viewer = testAccount(app)
  const path = `/people/${owner.id}/products`
  t.equal((await get('/people/999/products')).status, 404)
  app.db.insert(blocks).values({ blockerId: viewer.id, blockedId: owner.id }).run()
  t.equal((await get(path, viewer.bearer)).status, 200, 'who blocks still sees')
  app.db.insert(blocks).values({ blockerId: owner.id, blockedId: viewer.id }).run()
  t.equal((await get(path, viewer.bearer)).status, 404)
  t.equal((await get(path)).status, 200, 'others do')
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, owner.id)).run()
  t.equal((await get(path)).status, 404)
})
