import { createHash } from 'node:crypto'
import t from 'tap'
import { accounts } from '../../../../db/schema/index.ts'
import { DAY, HOUR } from '../../../../server/platform/time-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { keepGiftDeadlines } from '../../../../server/trading/gifts/gift-rounds-service.ts'
import { switchGifts } from '../../../../server/trading/gifts/gifts-switch.ts'
import { PASSWORD } from '../../../helpers/accounts.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { testNeighbours } from '../../../helpers/neighbours.ts'
import { toldIn } from '../../../helpers/told.ts'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex')

async function testGift(t: Parameters<typeof testNeighbours>[0]) {
  const world = await testNeighbours(t)
  const { app, person, item, call } = world
  const [gus, ada, bob, cleo] = [person('Gus'), person('Ada'), person('Bob'), person('Cleo')]
  // Accounts as old as the site's items, because newer ones rank last.
  app.db
    .update(accounts)
    .set({ createdAt: new Date(Date.now() - 40 * DAY) })
    .run()
  const gift = item(gus, 'Pram', { is_gift: true })
  const ask = (who: typeof ada, id = gift, body: object = {}) =>
    call(who, 'POST', `/gifts/${id}/request`, body)
  const rows = async (who: typeof ada) => (await call(who, 'GET', '/gifts/requests')).data
  const list = async () => (await call(gus, 'GET', `/gifts/${gift}/requests`)).body
  const later = (ms: number) => keepGiftDeadlines(app.db, Date.now() + ms)
  const choose = (who: typeof ada) => call(gus, 'POST', `/gifts/${gift}/recipient`, { person: who.id })
  return { ...world, gus, ada, bob, cleo, gift, ask, rows, list, later, choose, told: toldIn(app) }
}

t.test('a gift is listed, shown and found as such', async (t) => {
  const { gus, ada, gift, call, item, get } = await testGift(t)
  const seen = await call(ada, 'GET', `/home/product/details/${gift}`)
  t.match(seen.data.product, { is_gift: true })
  t.notOk('starts_chain' in seen.data.product, 'for its owner alone')
  t.match((await call(gus, 'GET', `/home/product/details/${gift}`)).data.product, { starts_chain: true })
  const lamp = item(gus, 'Lamp')
  const gifts = await get('/home/search?gifts=1')
  t.match(gifts.body.data.products, [{ id: gift, badge: 'Free', is_gift: true }])
  t.equal(gifts.body.data.products.length, 1)
  t.equal(
    (await get(`/home/products/filter?gifts=1&product_category_id=${seen.data.product.category.id}`)).body
      .data.products.length,
    1,
  )
  t.equal((await get('/home/search?gifts=0')).body.data.pagination, null)
  t.equal((await get('/home/search?gifts=2')).status, 422)
  t.equal(
    (await call(gus, 'POST', `/product/update/${lamp}`, { is_gift: '1', starts_chain: '0' })).status,
    200,
  )
  t.match((await call(gus, 'GET', `/home/product/details/${lamp}`)).data.product, {
    is_gift: true,
    starts_chain: false,
  })
  t.equal((await call(gus, 'POST', `/product/update/${lamp}`, { name: 'Lamp' })).status, 200)
  t.equal((await get('/home/search?gifts=true')).body.data.products.length, 2, 'absent, it does not change')
  t.equal((await call(gus, 'POST', `/product/update/${lamp}`, { is_gift: 'maybe' })).status, 422)
  t.equal((await call(gus, 'POST', `/product/update/${lamp}`, { is_gift: 0 })).status, 200)
})

t.test('asking, withdrawing and asking again, each case with its status', async (t) => {
  const { app, gus, ada, bob, gift, ask, call, item, rows, list, told } = await testGift(t)
  t.equal((await ask(gus)).status, 422, 'own')
  const lamp = item(gus, 'Lamp')
  t.equal((await ask(ada, lamp)).status, 422, 'no gift')
  t.equal((await ask(ada, 999_999)).status, 404)
  t.equal((await ask(ada, gift, { message: 'x'.repeat(301) })).status, 422)
  const asked = await ask(ada, gift, { message: 'For my baby' })
  t.match(asked, {
    status: 200,
    data: {
      item: { id: gift },
      message: 'For my baby',
      state: 'waiting',
      swap_id: null,
      limit_reached: false,
    },
  })
  t.equal((await ask(ada)).status, 409, 'waiting')
  t.ok(told(gus).includes('gift_asked'))
  t.equal((await call(bob, 'GET', `/gifts/${gift}/requests`)).status, 403)
  t.equal((await call(gus, 'GET', `/gifts/${lamp}/requests`)).status, 422)
  t.equal((await call(gus, 'GET', '/gifts/999999/requests')).status, 404)
  t.match((await list()).data, [
    { person: { id: ada.id, name: 'Ada', can_receive: true }, message: 'For my baby', suggested: false },
  ])
  const { suggests_at, ends_at, draw } = await list()
  t.equal(Date.parse(suggests_at), Date.parse(asked.data.asked_at) + DAY)
  t.equal(ends_at, null)
  t.match(draw, { commitment: /^[0-9a-f]{64}$/, seed: null, tickets: [], next_commitment: /^[0-9a-f]{64}$/ })
  t.equal((await call(bob, 'DELETE', `/gifts/${gift}/request`)).status, 404)
  t.equal((await call(ada, 'DELETE', `/gifts/${gift}/request`)).status, 200)
  t.strictSame((await list()).data, [])
  const again = await ask(ada)
  t.not(again.data.id, asked.data.id, 'a new request')
  t.match(await rows(ada), [
    { state: 'waiting', draw: { commitment: draw.commitment } },
    { state: 'withdrawn' },
  ])
  await call(bob, 'POST', `/people/${gus.id}/block`)
  app.db.$client
    .prepare('INSERT OR IGNORE INTO blocks (blocker_id, blocked_id) VALUES (?, ?)')
    .run(bob.id, gus.id)
  t.equal((await ask(bob)).status, 403)
  const twice = [await ask(ada, gift, { client_id: 'a' }), await ask(ada, gift, { client_id: 'a' })]
  t.strictSame(
    twice.map(({ status }) => status),
    [409, 409],
  )
})

t.test(
  'after 24 hours a verifiable draw suggests a recipient, and after 7 days all requests end',
  async (t) => {
    const { gus, ada, bob, cleo, ask, rows, list, later, call, gift, told } = await testGift(t)
    for (const who of [ada, bob]) await ask(who)
    const before = await list()
    later(23 * HOUR)
    t.notOk((await list()).data.some(({ suggested }: { suggested: boolean }) => suggested))
    later(25 * HOUR)
    const { data, draw, ends_at } = await list()
    t.equal(sha256(Buffer.from(draw.seed, 'hex')), before.draw.commitment)
    t.equal(draw.next_commitment, before.draw.next_commitment)
    for (const { request, ticket } of draw.tickets) t.equal(ticket, sha256(`${draw.seed}:${request}`))
    const [best] = draw.tickets.toSorted((one: { ticket: string }, other: { ticket: string }) =>
      one.ticket < other.ticket ? -1 : 1,
    )
    const suggested = data.filter((row: { suggested: boolean }) => row.suggested)
    t.strictSame(
      suggested.map(({ id }: { id: number }) => id),
      [best.request],
      'of equals the lowest ticket',
    )
    t.ok(told(gus).includes('gift_suggested'))
    t.ok(ends_at)
    await ask(cleo)
    t.equal((await rows(cleo))[0].draw.tickets.length, 0, 'who comes later is not in the draw')
    t.strictSame((await rows(ada))[0].draw.tickets.length, 1, 'and everybody sees their own ticket alone')
    const first = [ada, bob].find(({ id }) => id === suggested[0].person.id)!
    await call(first, 'DELETE', `/gifts/${gift}/request`)
    const other = first === ada ? bob : ada
    t.equal((await list()).data.find((row: { suggested: boolean }) => row.suggested).person.id, other.id)
    later(25 * HOUR + 49 * HOUR)
    t.ok(told(gus).includes('gift_reminder'))
    later(25 * HOUR + 8 * DAY)
    t.match(await rows(cleo), [{ state: 'ended' }])
    t.ok(told(cleo).includes('gift_ended'))
    t.match(await list(), { data: [], suggests_at: null, ends_at: null, draw: null })
  },
)

t.test('the owner chooses: an agreed swap with one leg, and all others are notified', async (t) => {
  const { gus, ada, bob, gift, ask, rows, choose, call, told } = await testGift(t)
  for (const who of [ada, bob]) await ask(who, gift, { message: 'Please' })
  t.equal((await call(ada, 'POST', `/gifts/${gift}/recipient`, { person: bob.id })).status, 403)
  t.equal((await call(gus, 'POST', `/gifts/${gift}/recipient`, {})).status, 422)
  t.equal((await choose(gus)).status, 422)
  const made = await choose(ada)
  t.match(made, {
    status: 200,
    data: { kind: 'gift', status: 'accepted', direction: 'incoming', wanted: [{ id: gift }], offered: [] },
  })
  const { id } = made.data
  t.equal((await choose(bob)).status, 409)
  t.match(await rows(ada), [{ state: 'chosen', swap_id: id }])
  t.match(await rows(bob), [{ state: 'not_chosen', swap_id: null }])
  t.ok(told(ada).includes('gift_chosen'))
  t.ok(told(bob).includes('gift_not_chosen'))
  t.equal((await ask(bob)).status, 409, 'reserved')
  t.equal((await call(ada, 'DELETE', `/gifts/${gift}/request`)).status, 409)
  t.match((await call(gus, 'GET', '/exchange-request/list?status=accepted&direction=incoming')).data, [
    { id, kind: 'gift', wanted: [{ id: gift }], offered: [], item_offered: null, offered_product_id: null },
  ])
  t.equal(
    (await call(ada, 'GET', '/exchange-request/list?status=accepted&direction=outgoing')).data.length,
    1,
  )
  t.equal((await call(gus, 'POST', `/exchange-request/${id}/completion`)).status, 200)
  t.equal((await call(ada, 'POST', `/exchange-request/${id}/completion`)).status, 200)
  t.match((await call(ada, 'GET', `/exchange-request/${id}`)).data, { outcome: 'completed', kind: 'gift' })
  t.equal((await call(ada, 'GET', `/people/${gus.id}`)).data.swaps_completed, 1)
  t.equal((await call(gus, 'GET', `/people/${ada.id}`)).data.swaps_completed, 1)
})

t.test('a swap that is called off has the others waiting again, with a new draw', async (t) => {
  const { ada, bob, ask, rows, list, choose, call, told } = await testGift(t)
  for (const who of [ada, bob]) await ask(who)
  const { draw } = await list()
  const { id } = (await choose(ada)).data
  t.equal(
    (await call(ada, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Too big' })).status,
    200,
  )
  t.match(await rows(bob), [{ state: 'waiting' }])
  t.ok(told(bob).includes('gift_waiting_again'))
  t.match(await rows(ada), [{ state: 'ended' }])
  const now = await list()
  t.match(now.data, [{ person: { id: bob.id }, suggested: true }])
  t.equal(now.draw.commitment, draw.next_commitment, 'as was committed to before')
  t.ok(now.ends_at)
})

t.test('who has had the allowed number may ask, but is not chosen', async (t) => {
  const { gus, ada, item, ask, choose, call, list } = await testGift(t)
  for (const name of ['One', 'Two', 'Three']) {
    const id = item(gus, name, { is_gift: true })
    await ask(ada, id)
    t.equal((await call(gus, 'POST', `/gifts/${id}/recipient`, { person: ada.id })).status, 200)
  }
  t.match((await ask(ada)).data, { limit_reached: true })
  t.match((await list()).data, [{ person: { can_receive: false } }])
  t.equal((await choose(ada)).status, 409)
})

t.test('a gift is in no exchange, and becoming one ends requests', async (t) => {
  const { gus, ada, gift, item, call, ask, rows, told } = await testGift(t)
  const [lamp, hers] = [item(gus, 'Lamp'), item(ada, 'Vase')]
  const offer = (body: object) => call(ada, 'POST', '/exchange-request', { message: 'Hi', ...body })
  const refused = await offer({ requested_product_ids: [gift], offered_product_ids: [hers] })
  t.equal(refused.status, 422)
  t.match(Object.keys(refused.body.errors), ['requested_product_ids'])
  const { id } = (await offer({ requested_product_ids: [lamp], offered_product_ids: [hers] })).data
  t.equal((await call(gus, 'POST', `/product/update/${lamp}`, { is_gift: 1 })).status, 200)
  t.match((await call(ada, 'GET', `/exchange-request/${id}`)).data, { outcome: 'item_gone' })
  t.ok(told(ada).includes('exchange_item_gone'))
  await ask(ada)
  t.equal((await call(gus, 'POST', `/product/update/${gift}`, { is_gift: 0 })).status, 200)
  t.match(await rows(ada), [{ state: 'ended' }])
  await ask(ada, lamp)
  t.equal((await call(gus, 'DELETE', `/products/delete/${lamp}`)).status, 200)
  t.match(await rows(ada), [{ state: 'ended', item: { name: 'Lamp' } }, {}])
})

t.test(
  'while gifts are switched off they are ordinary items, and come back without the requests',
  async (t) => {
    const { app, gus, ada, gift, ask, rows, call, told } = await testGift(t)
    await ask(ada)
    saveCommunityRules(app.db, { gifts: false })
    switchGifts(app.db, false)
    t.ok(told(ada).includes('gift_ended'))
    t.match((await call(ada, 'GET', `/home/product/details/${gift}`)).data.product, { is_gift: false })
    t.equal((await ask(ada)).status, 404)
    t.equal((await call(ada, 'GET', '/gifts/requests')).status, 404)
    t.equal((await call(gus, 'POST', `/product/update/${gift}`, { is_gift: 1 })).status, 422)
    t.strictSame((await call(ada, 'GET', '/home/search?gifts=1')).data.products, [])
    saveCommunityRules(app.db, { gifts: true })
    switchGifts(app.db, true)
    t.match((await call(ada, 'GET', `/home/product/details/${gift}`)).data.product, { is_gift: true })
    t.match(await rows(ada), [{ state: 'ended' }])
  },
)

t.test('requests end with a suspension and with an account, on either side', async (t) => {
  const { app, ada, bob, item, ask, rows, list, call } = await testGift(t)
  const other = item(bob, 'Crib', { is_gift: true })
  for (const who of [ada, bob]) await ask(who)
  await ask(ada, other)
  const { admin: moderator } = testModerator(app)
  const suspended = await call(moderator, 'POST', `/admin/people/${bob.id}/suspension`, { reason: 'Spam' })
  t.equal(suspended.status, 200)
  t.equal((await list()).data.length, 1, 'who is suspended asks for nothing')
  t.match(await rows(ada), [{ state: 'ended' }, { state: 'waiting' }], 'and gives nothing away')
  const left = await call(ada, 'DELETE', '/account', { password: PASSWORD })
  t.match(left, { status: 200 })
  t.strictSame((await list()).data, [])
})
