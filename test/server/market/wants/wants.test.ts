import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts } from '../../../../db/schema/index.ts'
import { askAboutOldWants } from '../../../../server/market/wants/old-wants.ts'
import { peopleToAsk } from '../../../../server/market/wants/wants-queries.ts'
import { makeWant, refuseItem } from '../../../../server/market/wants/wants-service.ts'
import { MASK } from '../../../../server/platform/limits.ts'
import { DAY } from '../../../../server/platform/time-shared.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'

t.test('a want is stored, listed, changed, and removed', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const [lamp, table, tent] = [item(ada, 'Lamp'), item(ada, 'Table'), item(bob, 'Tent')]
  t.match(await call(ada, 'POST', '/wants', { product_id: tent }), {
    status: 200,
    data: { want: { product_id: tent, for: null }, circles: [] },
  })
  t.strictSame((await call(ada, 'POST', '/wants', { product_id: tent, for: [table, lamp] })).data, {
    want: { product_id: tent, for: [table, lamp] },
    circles: [],
  })
  const list = await call(ada, 'GET', '/wants')
  t.match(list.data, [{ product_id: tent, for: [lamp, table], card: { name: 'Tent' }, is_asked: false }])
  t.match(list.body.pagination, { current_page: 1, last_page: 1, per_page: 20, total: 1 })
  t.equal((await call(ada, 'DELETE', `/wants/${tent}`)).status, 200)
  t.equal((await call(ada, 'DELETE', `/wants/${tent}`)).status, 404)
  t.strictSame((await call(ada, 'GET', '/wants')).data, [])
})

t.test('what cannot be wanted is refused, each with its status', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [ada, bob, eve] = [person('Ada'), person('Bob'), person('Eve')]
  const [lamp, tent, hers] = [item(ada, 'Lamp'), item(bob, 'Tent'), item(eve, 'Vase')]
  const become = (status: string, id: number) =>
    app.db.$client.prepare('UPDATE items SET status = ? WHERE id = ?').run(status, id)
  const want = async (body: object) => (await call(ada, 'POST', '/wants', body)).status
  t.equal(await want({ product_id: lamp }), 422, "one's own")
  t.equal(await want({}), 422)
  t.equal(await want({ product_id: 'tent' }), 422)
  t.equal(await want({ product_id: 999_999 }), 404)
  t.equal(await want({ product_id: tent, for: [] }), 422)
  t.equal(await want({ product_id: tent, for: [hers] }), 422, 'for what is not mine')
  become('traded', lamp)
  t.equal(await want({ product_id: tent, for: [lamp] }), 422, 'for what I have not got any more')
  become('available', lamp)
  t.equal(await want({ product_id: tent, for: [lamp] }), 200)
  become('reserved', lamp)
  t.equal(
    await want({ product_id: tent, for: [lamp] }),
    200,
    'what was named stays named while it is promised',
  )
  t.equal(await want({ product_id: hers, for: [lamp] }), 422, 'and is named for nothing else meanwhile')
  become('hidden', tent)
  t.equal(await want({ product_id: tent }), 404, 'hidden')
  become('traded', tent)
  t.equal(await want({ product_id: tent }), 409, 'traded')
  become('reserved', tent)
  t.equal(await want({ product_id: tent }), 200, 'reserved')
  app.db.$client.prepare('INSERT INTO blocks (blocker_id, blocked_id) VALUES (?, ?)').run(eve.id, ada.id)
  t.equal(await want({ product_id: hers }), 403, 'blocked')
  become('traded', hers)
  t.equal(await want({ product_id: hers }), 403, 'that one may not is told before that it is too late')
  app.db.$client.prepare('UPDATE accounts SET suspended_at = 1 WHERE id = ?').run(bob.id)
  t.equal(await want({ product_id: tent }), 404, 'of somebody suspended')
  t.equal((await call(null, 'POST', '/wants', { product_id: tent })).status, 401)
})

t.test('a no is for good until a yes replaces it', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const [lamp, table, tent] = [item(ada, 'Lamp'), item(ada, 'Table'), item(bob, 'Tent')]
  await call(ada, 'POST', '/wants', { product_id: tent, for: [table] })
  t.equal((await call(ada, 'POST', `/wants/${tent}/refusal`)).status, 200)
  t.equal((await call(ada, 'POST', `/wants/${tent}/refusal`)).status, 200, 'twice is once')
  t.strictSame((await call(ada, 'GET', '/wants')).data, [], 'the want has ended')
  t.equal((await call(ada, 'DELETE', `/wants/${tent}`)).status, 404, 'a no is no want')
  app.db.$client.prepare("UPDATE items SET status = 'reserved' WHERE id = ?").run(table)
  const again = await call(ada, 'POST', '/wants', { product_id: tent, for: [table] })
  t.equal(again.status, 422, 'what was named for it is named no more')
  t.match((await call(ada, 'POST', '/wants', { product_id: tent })).data, { want: { for: null } })
  t.equal((await call(ada, 'GET', '/wants')).data.length, 1)
  t.equal((await call(ada, 'POST', `/wants/${lamp}/refusal`)).status, 422)
  t.equal((await call(ada, 'POST', '/wants/999999/refusal')).status, 404)
  t.equal((await call(ada, 'POST', '/wants/lamp/refusal')).status, 404)
})

t.test('100 new wants a day, those taken back too, and 500 in all', async (t) => {
  const { app, person, listMany, call } = await testNeighbours(t)
  const ada = person('Ada')
  const ids = listMany(502, (at) => `Thing ${at}`)
  for (const id of ids.slice(0, 99)) await call(ada, 'POST', '/wants', { product_id: id })
  await call(ada, 'DELETE', `/wants/${ids[0]}`)
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[0] })).status, 200, 'the hundredth')
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[1] })).status, 200, 'stood before')
  const late = await call(ada, 'POST', '/wants', { product_id: ids[200] })
  t.equal(late.status, 429)
  t.match(late.body.message, /100 new things/)
  await call(ada, 'POST', `/wants/${ids[501]}/refusal`)
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[501] })).status, 429, 'a no is no way round')
  app.db.$client.prepare('UPDATE want_days SET since = since - 86400000').run()
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[200] })).status, 200, 'the next day')
  // The state after the clock was ahead and then corrected.
  app.db.$client.prepare('UPDATE want_days SET count = 100, since = since + 400 * 86400000').run()
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[201] })).status, 200, 'long before that day')
  const insert = app.db.$client.prepare(
    "INSERT OR IGNORE INTO wants (account_id, item_id, answer, for_any, held_at) VALUES (?, ?, 'yes', 1, 0)",
  )
  for (const id of ids.slice(0, 499)) insert.run(ada.id, id)
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[500] })).status, 200, 'the five hundredth')
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[501] })).status, 429)
  t.equal((await call(ada, 'POST', '/wants', { product_id: ids[3] })).status, 200, 'one that stands')
  app.db.$client.prepare("UPDATE items SET status = 'traded' WHERE id = ?").run(ids[3])
  t.equal(
    (await call(ada, 'POST', '/wants', { product_id: ids[501] })).status,
    200,
    'what is gone counts no more',
  )
  t.equal((await call(person('Bob'), 'POST', '/wants', { product_id: ids[0] })).status, 200)
})

t.test('after 180 days the user is asked once to confirm a want', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const [tent, vase, gone] = [item(bob, 'Tent'), item(bob, 'Vase'), item(bob, 'Gone')]
  const young = item(bob, 'Young')
  for (const id of [tent, vase, gone, young]) await call(ada, 'POST', '/wants', { product_id: id })
  const later = Date.now() + 30 * DAY
  app.db.$client.prepare('UPDATE wants SET held_at = ? WHERE item_id = ?').run(later, young)
  app.db.$client.prepare("UPDATE items SET status = 'traded' WHERE id = ?").run(gone)
  const notices = async () => (await call(ada, 'GET', '/notifications')).data.notifications
  askAboutOldWants(app.db, Date.now() + 179 * DAY)
  t.strictSame(await notices(), [])
  askAboutOldWants(app.db, Date.now() + 181 * DAY)
  askAboutOldWants(app.db, Date.now() + 182 * DAY)
  t.match(await notices(), [
    { type: 'want_asked', text: /^Would you still swap for (Tent|Vase) and 1 more\?$/ },
  ])
  t.equal((await notices()).length, 1)
  t.strictSame(peopleToAsk(app.db, later, 10), [], 'what is gone keeps no place in the row')
  const asked = async () =>
    (await call(ada, 'GET', '/wants')).data.filter(({ is_asked }: { is_asked: boolean }) => is_asked).length
  t.equal(await asked(), 2)
  await call(ada, 'POST', '/wants', { product_id: tent })
  t.equal(await asked(), 1, 'said again it holds')
})

t.test('a want is deleted with its item, and with its last offered item', async (t) => {
  const { person, item, call } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const [lamp, table] = [item(ada, 'Lamp'), item(ada, 'Table')]
  const [tent, vase] = [item(bob, 'Tent'), item(bob, 'Vase')]
  await call(ada, 'POST', '/wants', { product_id: tent, for: [lamp, table] })
  await call(ada, 'POST', '/wants', { product_id: vase })
  const of = async () =>
    (await call(ada, 'GET', '/wants')).data.map((row: { product_id: number; for: number[] }) => [
      row.product_id,
      row.for,
    ])
  await call(ada, 'DELETE', `/products/delete/${lamp}`)
  t.strictSame(
    (await of()).sort(),
    [
      [tent, [table]],
      [vase, null],
    ].sort(),
  )
  await call(ada, 'DELETE', `/products/delete/${table}`)
  t.strictSame(await of(), [[vase, null]])
  await call(bob, 'DELETE', `/products/delete/${vase}`)
  t.strictSame(await of(), [])
})

t.test('the owner learns about how many would swap for an item, and nobody learns who', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [wanda, bob, cleo] = [person('Wanda Wanter'), person('Bob'), person('Cleo')]
  const tent = item(bob, 'Tent')
  for (let at = 0; at < 40; at++) {
    await call(person(`Person ${at}`), 'POST', '/wants', { product_id: tent })
  }
  const counted = async () => (await call(bob, 'GET', '/dashboard/my-products')).data.products[0].wanted_count
  const first = await counted()
  t.equal(first % MASK.step, 0, 'in steps')
  t.ok(Math.abs(first - 40) <= 30, 'about as many as there are')
  for (const suspendedAt of [new Date(), null]) {
    await call(wanda, 'POST', '/wants', { product_id: tent })
    app.db.update(accounts).set({ suspendedAt }).where(eq(accounts.id, wanda.id)).run()
    t.equal(await counted(), first, 'the same for a week')
  }
  t.equal((await call(bob, 'GET', `/home/product/details/${tent}`)).data.product.wanted_count, first)
  t.notOk('wanted_count' in (await call(cleo, 'GET', `/home/product/details/${tent}`)).data.product)
  await call(cleo, 'POST', `/wants/${tent}/refusal`)
  t.equal((await call(bob, 'POST', `/blocks/${wanda.id}`)).status, 200)
  t.equal(await counted(), first, 'blocking one after the other tells nobody who they are')
  await call(bob, 'DELETE', `/blocks/${wanda.id}`)

  // Only her private want could make these pages name Wanda.
  for (const who of [bob, cleo, null]) {
    for (const url of [
      `/api/home/product/details/${tent}`,
      '/api/home',
      '/api/home/search?product=tent',
      `/api/people/${bob.id}/products`,
      '/api/wants',
      '/api/wishes',
      '/api/notifications',
      '/api/unread-counts',
      '/api/exchange-request/list',
      '/api/dashboard/my-products',
      '/api/dashboard/favorites/list',
      '/',
      `/productdetails/${tent}`,
      '/dashboard',
      '/dashboard/notification',
    ]) {
      const { payload } = await app.inject({
        url,
        ...(who ? { headers: who.bearer, cookies: { swapyard_token: who.token } } : {}),
      })
      t.notMatch(payload, 'Wanda', `${url} for ${who === bob ? 'the owner' : who ? 'a member' : 'a visitor'}`)
    }
  }
})

t.test('wants are listed 20 a page, and not what is hidden', async (t) => {
  const { app, person, listMany, call } = await testNeighbours(t)
  const ada = person('Ada')
  const ids = listMany(22, (at) => `Thing ${at}`)
  for (const id of ids) await call(ada, 'POST', '/wants', { product_id: id })
  app.db.$client.prepare("UPDATE items SET status = 'hidden' WHERE id = ?").run(ids[21])
  const second = await call(ada, 'GET', '/wants?page=2')
  t.match(second.body.pagination, { current_page: 2, last_page: 2, total: 21 })
  t.equal(second.data.length, 1)
  t.equal((await call(ada, 'GET', '/wants?page=0')).status, 422)
  // Suspension hides listed items, not agreed ones.
  app.db.$client.exec('UPDATE accounts SET suspended_at = 1 WHERE id IN (SELECT owner_id FROM items)')
  t.strictSame((await call(ada, 'GET', '/wants')).data, [])
})

t.test('who is suspended is not asked', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [ada, bob, eve] = [person('Ada'), person('Bob'), person('Eve')]
  const tent = item(bob, 'Tent')
  for (const who of [ada, eve]) await call(who, 'POST', '/wants', { product_id: tent })
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, eve.id)).run()
  t.strictSame(peopleToAsk(app.db, Date.now() + 1, 10), [ada.id])
})

t.test('a user suspended during the call stores nothing', async (t) => {
  const { app, person, item } = await testNeighbours(t)
  const [ada, bob] = [person('Ada'), person('Bob')]
  const tent = item(bob, 'Tent')
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, ada.id)).run()
  const watcher = { stands: () => [], ends: () => {} }
  t.throws(() => makeWant(app, watcher, ada.id, { product_id: tent }), /suspended/)
  t.throws(() => refuseItem(app, watcher, ada.id, tent), /suspended/)
})

t.test('nobody is asked about what a block keeps from them: they could not say yes', async (t) => {
  const { app, person, item, call } = await testNeighbours(t)
  const [ada, bob, cleo] = [person('Ada'), person('Bob'), person('Cleo')]
  for (const product_id of [item(bob, 'Kayak'), item(cleo, 'Drum')])
    await call(ada, 'POST', '/wants', { product_id })
  await call(bob, 'POST', `/blocks/${ada.id}`)
  askAboutOldWants(app.db, Date.now() + 181 * DAY)
  const asked = async () =>
    (await call(ada, 'GET', '/wants')).data.map(
      ({ card, is_asked }: { card: { name: string }; is_asked: boolean }) => [card.name, is_asked],
    )
  t.strictSame(await asked(), [
    ['Drum', true],
    ['Kayak', false],
  ])
  t.match((await call(ada, 'GET', '/notifications')).data.notifications, [
    { type: 'want_asked', text: /Drum/ },
  ])
  const due = () => peopleToAsk(app.db, Date.now() + DAY, 10)
  t.strictSame(due(), [], 'nor do they stand in the way of those who are asked')
  await call(bob, 'DELETE', `/blocks/${ada.id}`)
  t.strictSame(due(), [ada.id])
  askAboutOldWants(app.db, Date.now() + 182 * DAY)
  t.match((await call(ada, 'GET', '/notifications')).data.notifications[0], { text: /Kayak/ })
})
