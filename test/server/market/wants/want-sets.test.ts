import t from 'tap'
import { switchCircles } from '../../../../server/trading/circles/circle-runs.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { toldIn } from '../../../helpers/told.ts'

async function twoTents(t: Parameters<typeof testNeighbours>[0]) {
  const world = await testNeighbours(t)
  const { person, item, call } = world
  const [ada, bob, cleo] = [person('Ada'), person('Bob'), person('Cleo')]
  const [lamp, table] = [item(ada, 'Lamp'), item(ada, 'Table')]
  const [first, second] = [item(bob, 'Yellow tent'), item(cleo, 'Green tent')]
  const want = (who: typeof ada, product_id: number) => call(who, 'POST', '/wants', { product_id })
  const complete = async (id: number, legs: [typeof ada, typeof bob]) => {
    for (const who of legs) await call(who, 'POST', `/circles/${id}/acceptance`, {})
    for (const who of legs) await call(who, 'POST', `/circles/${id}/completion`, {})
  }
  return { ...world, ada, bob, cleo, lamp, table, first, second, want, complete }
}

t.test('a set is made, replaced, listed oldest first and deleted', async (t) => {
  const { ada, first, second, want, call } = await twoTents(t)
  for (const id of [first, second]) await want(ada, id)
  const made = await call(ada, 'POST', '/want-sets', { product_ids: [first, second], name: 'Tent' })
  t.match(made, {
    status: 200,
    data: { name: 'Tent', limit: 1, used: 0, state: 'open', product_ids: [first, second] },
  })
  t.strictSame((await call(ada, 'GET', '/want-sets')).data, [made.data])
  const path = `/want-sets/${made.data.id}`
  t.match((await call(ada, 'POST', path, { product_ids: [second, first] })).data, { name: '', limit: 1 })
  t.equal((await call(ada, 'DELETE', path)).status, 200)
  t.equal((await call(ada, 'DELETE', path)).status, 404)
  t.equal((await call(ada, 'GET', '/wants')).data.length, 2, 'its wants remain')
})

t.test('what cannot be a set is refused, each with its status', async (t) => {
  const { ada, bob, cleo, first, second, want, call, item } = await twoTents(t)
  const third = item(cleo, 'Blue tent')
  for (const id of [first, second, third]) await want(ada, id)
  const make = async (body: object) => (await call(ada, 'POST', '/want-sets', body)).status
  t.equal(await make({ product_ids: [first] }), 422, 'one id')
  t.equal(await make({ product_ids: [first, first] }), 422, 'an id twice')
  t.equal(await make({ product_ids: [first, 999_999] }), 422, 'no want')
  t.equal(await make({ product_ids: [first, second], limit: 2 }), 422, 'a limit that is not below the number')
  t.equal(await make({ product_ids: [first, second], limit: 0 }), 422)
  t.equal(await make({ product_ids: [first, second], limit: 11 }), 422)
  t.equal(await make({ product_ids: [first, second], name: 'x'.repeat(41) }), 422)
  t.equal(await make({ product_ids: [first, second] }), 200)
  t.equal(await make({ product_ids: [second, third] }), 409, 'a want of another set')
  const [{ id }] = (await call(ada, 'GET', '/want-sets')).data
  const replace = { product_ids: [first, second, third], limit: 2 }
  t.equal((await call(bob, 'POST', `/want-sets/${id}`, replace)).status, 404)
  t.match((await call(ada, 'POST', `/want-sets/${id}`, replace)).data, { limit: 2 })
  t.equal((await call(ada, 'POST', `/wants/${third}/refusal`)).status, 200)
  t.strictSame((await call(ada, 'GET', '/want-sets')).data[0].product_ids, [first, second])
  for (const one of [first, second]) await call(ada, 'DELETE', `/wants/${one}`)
  t.strictSame((await call(ada, 'GET', '/want-sets')).data, [], 'a set without wants ends')
})

t.test('two yeses to tents in a set never become two tents', async (t) => {
  const { app, ada, bob, cleo, lamp, table, first, second, want, call, complete } = await twoTents(t)
  await want(ada, first)
  await want(ada, second)
  const { data: set } = await call(ada, 'POST', '/want-sets', { product_ids: [first, second] })
  const [circle] = (await want(bob, lamp)).data.circles
  t.ok(circle)
  t.match((await call(ada, 'GET', '/want-sets')).data, [{ used: 1, state: 'open' }])
  t.strictSame((await want(cleo, table)).data.circles, [], 'a second tent is not proposed')
  t.equal((await app.circles.run()).proposed, 0, 'nor by the run over the whole market')
  const { id: stranger } = app.db.$client
    .prepare("INSERT INTO swaps (kind, waiting_since) VALUES ('circle', 0) RETURNING id")
    .get() as { id: number }
  const use = app.db.$client.prepare(
    'INSERT INTO uses (set_id, swap_id, item_id, is_found) VALUES (?, ?, ?, ?)',
  )
  t.throws(() => use.run(set.id, stranger, second, 1), /beyond its limit/, 'the database refuses it')
  await call(ada, 'POST', `/circles/${circle}/refusal`)
  await app.circles.run()
  const [{ id: other }] = (await call(ada, 'GET', '/circles')).data
  await complete(other, [ada, cleo])
  t.match((await call(ada, 'GET', '/want-sets')).data, [{ used: 1, state: 'used_up', product_ids: [first] }])
  t.ok(toldIn(app)(ada).includes('set_used_up'))
  t.match(await call(ada, 'POST', `/want-sets/${set.id}`, { product_ids: [first] }), { status: 200 })
  t.strictSame((await call(ada, 'GET', '/want-sets')).data, [], 'with one id it ends')
})

t.test('a set that open proposals use beyond its limit is refused', async (t) => {
  const { ada, bob, cleo, lamp, table, first, second, want, call } = await twoTents(t)
  await call(ada, 'POST', '/wants', { product_id: first, for: [lamp] })
  await call(ada, 'POST', '/wants', { product_id: second, for: [table] })
  t.equal((await want(bob, lamp)).data.circles.length, 1)
  t.equal((await want(cleo, table)).data.circles.length, 1)
  const refused = await call(ada, 'POST', '/want-sets', { product_ids: [first, second] })
  t.equal(refused.status, 409)
  t.match(refused.body.message, 'Yellow tent')
  t.strictSame((await call(ada, 'GET', '/want-sets')).data, [])
})

t.test('a wish with words holds wants to its limit, is fulfilled and reopened', async (t) => {
  const { ada, bob, cleo, lamp, table, first, second, want, call, complete, app } = await twoTents(t)
  const { data: wish } = await call(ada, 'POST', '/wishes', { text: 'tent', for: [lamp] })
  t.match(wish, { limit: 1, used: 0, state: 'open', fulfilled_at: null })
  await want(ada, first)
  await want(ada, second)
  const [circle] = (await want(bob, lamp)).data.circles
  t.ok(circle)
  t.strictSame((await want(cleo, table)).data.circles, [], 'no second tent')
  t.equal((await call(ada, 'POST', `/wishes/${wish.id}/reopening`)).status, 409, 'it is open')
  await complete(circle, [ada, bob])
  t.strictSame((await call(ada, 'GET', '/wishes')).data, [])
  t.match((await call(ada, 'GET', '/wishes?state=fulfilled')).data, [
    { id: wish.id, used: 1, state: 'fulfilled', fulfilled_at: String },
  ])
  t.equal((await app.circles.run()).proposed, 0, 'what was found is not brought again')
  t.strictSame((await call(bob, 'GET', `/people/${ada.id}`)).data.wishes, [], 'it is not public')
  t.equal((await call(bob, 'POST', `/wishes/${wish.id}/reopening`)).status, 404)
  t.match((await call(ada, 'POST', `/wishes/${wish.id}/reopening`)).data, { used: 0, state: 'open' })
  await app.circles.run()
  t.equal((await call(ada, 'GET', '/circles')).data.length, 1, 'after reopening the other tent may come')
  t.equal((await call(ada, 'GET', '/wishes?state=other')).status, 422)
})

t.test('limits of wishes are 1 or null, and none where there are no words', async (t) => {
  const { ada, bob, lamp, first, second, want, call, category, cleo, table } = await twoTents(t)
  t.equal((await call(ada, 'POST', '/wishes', { text: 'tent', limit: 2 })).status, 422)
  t.match((await call(ada, 'POST', '/wishes', { product_category_id: category, limit: 1 })).data, {
    limit: null,
  })
  const { data: wish } = await call(ada, 'POST', '/wishes', { text: 'tent', limit: null })
  t.equal(wish.limit, null)
  await call(ada, 'POST', '/wants', { product_id: first, for: [lamp] })
  await call(ada, 'POST', '/wants', { product_id: second, for: [table] })
  await want(bob, lamp)
  await want(cleo, table)
  t.match((await call(ada, 'GET', '/wishes')).data[0], { id: wish.id, used: 2 })
  const limit = (to: 1 | null) => call(ada, 'POST', `/wishes/${wish.id}`, { limit: to })
  t.equal((await limit(1)).status, 409, 'two open proposals use it')
  const [{ id }] = (await call(ada, 'GET', '/circles')).data
  await call(ada, 'POST', `/circles/${id}/refusal`)
  t.match((await limit(1)).data, { limit: 1, used: 1 })
  t.equal((await call(ada, 'POST', `/wishes/${wish.id}`, {})).status, 422)
})

t.test('the limit 1 fulfils a wish that a final use has brought already', async (t) => {
  const { app, ada, bob, lamp, first, want, call, complete } = await twoTents(t)
  const { data: wish } = await call(ada, 'POST', '/wishes', { text: 'tent', limit: null })
  await call(ada, 'POST', '/wants', { product_id: first, for: [lamp] })
  await complete((await want(bob, lamp)).data.circles[0], [ada, bob])
  t.match((await call(ada, 'GET', '/wishes')).data, [{ id: wish.id, used: 1, state: 'open' }])
  const limit = (to: 1 | null) => call(ada, 'POST', `/wishes/${wish.id}`, { limit: to })
  const found = () => toldIn(app)(ada).filter((type) => type === 'wish_fulfilled').length
  t.match((await limit(1)).data, { limit: 1, used: 1, state: 'fulfilled', fulfilled_at: String })
  t.strictSame((await call(ada, 'GET', '/wishes')).data, [])
  t.equal(found(), 1)
  t.match((await limit(1)).data, { state: 'fulfilled' })
  t.equal(found(), 1, 'is asked once')
  t.match((await call(ada, 'POST', `/wishes/${wish.id}/reopening`)).data, { used: 0, state: 'open' })
  t.match((await limit(1)).data, { limit: 1, used: 0, state: 'open' })
})

t.test('an exchange that users agree on is never refused, and ends proposals beyond the limit', async (t) => {
  const { ada, bob, cleo, lamp, table, first, second, want, call } = await twoTents(t)
  await call(ada, 'POST', '/wants', { product_id: first, for: [lamp] })
  await call(ada, 'POST', '/wants', { product_id: second, for: [table] })
  await call(ada, 'POST', '/want-sets', { product_ids: [first, second] })
  const [circle] = (await want(bob, lamp)).data.circles
  t.ok(circle)
  const asked = await call(ada, 'POST', '/exchange-request', {
    requested_product_ids: [second],
    offered_product_ids: [table],
    message: 'Shall we?',
  })
  t.equal(asked.status, 200)
  t.equal((await call(cleo, 'POST', `/exchange-request/${asked.data.id}/accept`)).status, 200)
  t.match((await call(ada, 'GET', `/circles/${circle}`)).data, { state: 'ended', outcome: 'withdrawn' })
  t.match((await call(ada, 'GET', '/want-sets')).data, [{ used: 1 }])
})

for (const by of ['a set', 'a wish']) {
  t.test(`the run over the whole market plans with the limit of ${by}`, async (t) => {
    const { app, ada, bob, cleo, lamp, table, first, second, want, call, person, item } = await twoTents(t)
    switchCircles(app.db, false)
    const eve = person('Eve')
    const chair = item(eve, 'Chair')
    for (const id of [first, second]) await want(ada, id)
    if (by === 'a set') await call(ada, 'POST', '/want-sets', { product_ids: [first, second] })
    else await call(ada, 'POST', '/wishes', { text: 'tent' })
    await want(bob, lamp)
    await want(cleo, table)
    await want(eve, first)
    await call(bob, 'POST', '/wishes', { text: 'chair' })
    switchCircles(app.db, true)
    const { proposed } = await app.circles.run()
    t.equal(proposed, 2, 'one tent for Ada, the other for Eve')
    t.equal((await call(ada, 'GET', '/circles')).data.length, 1)
    t.match((await call(eve, 'GET', '/circles')).data, [
      { legs: [{ item: { id: chair } }, { item: { id: first } }] },
    ])
  })
}
