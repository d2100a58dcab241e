import t from 'tap'
import { liveEvents } from '../../../../server/platform/realtime/live-events.ts'
import { EXPORTED } from '../../../../server/privacy/account-deletion/export-queries.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { statusIn, testItem } from '../../../helpers/items.ts'
import { testSwapDay } from '../../../helpers/swap-day.ts'
import { toldIn } from '../../../helpers/told.ts'

/** Ada takes Bo's tent and Bo takes Ada's lamp; pick-up has started. */
async function testPair(app: Awaited<ReturnType<typeof testApp>>) {
  const day = await testSwapDay(app)
  const { joins, wants, turn, checkIn, act } = day
  const ada = await joins('Ada', ['Lamp'])
  const bo = await joins('Bo', ['Tent'])
  await wants(ada, bo.ids[0]!)
  await wants(bo, ada.ids[0]!)
  const start = async () => {
    await turn('check_in')
    await checkIn([...ada.ids, ...bo.ids])
    await act('POST', '/matching')
    return turn('pick_up')
  }
  return { ...day, ada, bo, lamp: ada.ids[0]!, tent: bo.ids[0]!, start }
}

t.test('a move uses wishes and sets, and finds what was wished for', async (t) => {
  const app = await testApp(t)
  const { call, act, turn, ada, tent, lamp, start } = await testPair(app)
  const wish = (await call(ada, 'POST', '/wishes', { text: 'tent' })).body.data
  const other = testItem(app, testAccount(app).id, { name: 'Third tent' })
  await call(ada, 'POST', '/wants', { product_id: other })
  const set = (await call(ada, 'POST', '/want-sets', { product_ids: [tent, other] })).body.data
  const wishes = async (state: string) => (await call(ada, 'GET', `/wishes?state=${state}`)).body.data
  const sets = async () => (await call(ada, 'GET', '/want-sets')).body.data
  t.equal((await start()).status, 200)
  t.match(await wishes('open'), [{ id: wish.id, used: 1, state: 'open' }], 'is used from pick-up on')
  t.match(await sets(), [{ id: set.id, used: 1, state: 'open' }])
  await act('POST', '/pick-ups', { product_ids: [tent, lamp] })
  t.equal((await act('DELETE', `/pick-ups/${tent}`)).status, 200)
  t.match(await sets(), [{ product_ids: [tent, other] }], 'an undone tick puts the want back into its set')
  await act('POST', '/pick-ups', { product_ids: [tent] })
  t.equal((await turn('finished')).status, 200)
  t.match(await wishes('fulfilled'), [{ id: wish.id, state: 'fulfilled', used: 1 }])
  t.match(await sets(), [{ id: set.id, used: 1, state: 'used_up' }])
  t.strictSame(
    toldIn(app)(ada).filter((type) => /^(wish_fulfilled|set_used_up)$/.test(type)).length,
    2,
    'is asked once about each',
  )
  t.equal((await call(ada, 'POST', `/wishes/${wish.id}/reopening`)).body.data.used, 0, 'counts again')
})

t.test('uses end with moves that come to nothing', async (t) => {
  const app = await testApp(t)
  const { call, turn, ada, start } = await testPair(app)
  await call(ada, 'POST', '/wishes', { text: 'tent' })
  await start()
  await turn('cancelled')
  // Only uses of the day are compared: the site may have proposed a swap of the two, which uses the wish again.
  const states = app.db.$client.prepare('SELECT state FROM swap_day_uses').pluck().all()
  t.strictSame(states, ['ended'])
  t.strictSame((await call(ada, 'GET', '/wishes?state=fulfilled')).body.data, [])
})

t.test('a gift of a day counts as a gift received', async (t) => {
  const app = await testApp(t)
  const { call, act, turn, joins, wants, checkIn } = await testSwapDay(app)
  const ada = await joins('Ada', [])
  const bo = await joins('Bo', [])
  const cy = await joins('Cy', ['Chair'])
  const lamp = testItem(app, bo.id, { name: 'Lamp', is_gift: true })
  const kettle = testItem(app, bo.id, { name: 'Kettle', is_gift: true })
  await call(testAccount(app, { role: 'admin' }), 'POST', '/admin/community', { gifts_per_person: 1 })
  const extra = testItem(app, ada.id, { name: 'Spoon' })
  await wants(ada, lamp)
  await wants(cy, bo.ids[0] ?? lamp)
  await turn('check_in')
  await checkIn([lamp, extra, ...cy.ids])
  t.match((await act('POST', '/matching')).body.data, { people: 1, things: 1 })
  const asked = await call(ada, 'POST', `/gifts/${kettle}/request`, {})
  t.equal(asked.body.data.limit_reached, false)
  const { moves } = (await act('GET', '/plan')).body.data
  const taker = moves[0].to.person.id === ada.id ? ada : cy
  await turn('pick_up')
  const again = await call(taker, 'POST', `/gifts/${kettle}/request`, {})
  const rows = (await call(taker, 'GET', '/gifts/requests')).body.data
  t.equal((again.body.data ?? rows[0]).limit_reached, true)
})

t.test('without gifts on the site, nothing is given for nothing', async (t) => {
  const app = await testApp(t)
  const { call, act, turn, joins, wants, checkIn } = await testSwapDay(app)
  const admin = testAccount(app, { role: 'admin' })
  const switchGifts = (gifts: boolean) => call(admin, 'POST', '/admin/community', { gifts })
  const ada = await joins('Ada', ['Spoon'])
  const bo = await joins('Bo', [])
  const lamp = testItem(app, bo.id, { name: 'Lamp', is_gift: true })
  await wants(ada, lamp)
  await turn('check_in')
  await checkIn([lamp, ...ada.ids])
  t.match((await act('POST', '/matching')).body.data, { people: 1 })
  await switchGifts(false)
  t.equal((await turn('pick_up')).status, 409, 'the plan rests on a gift')
  t.match((await act('POST', '/matching')).body.data, { people: 0, things: 0 })
  await switchGifts(true)
  t.match((await act('POST', '/matching')).body.data, { people: 1 })
  t.equal((await turn('pick_up')).status, 200)
})

t.test('what nobody took becomes a gift if its owner wanted that', async (t) => {
  const app = await testApp(t)
  const { id, call, act, turn, joins, checkIn } = await testSwapDay(app)
  const ada = await joins('Ada', ['Lamp', 'Kettle'])
  const bo = await joins('Bo', ['Drum'])
  const [lamp, kettle] = ada.ids as [number, number]
  await call(ada, 'POST', `/swap-days/${id}/things`, { product_ids: [lamp], leftover_as_gift: 1 })
  const offer = await call(bo, 'POST', '/exchange-request', {
    requested_product_id: lamp,
    offered_product_ids: [bo.ids[0]],
    message: 'Shall we swap?',
  })
  t.equal(offer.status, 200)
  await turn('check_in')
  await checkIn([lamp, kettle])
  const request = await call(bo, 'GET', `/exchange-request/${offer.body.data.id}`)
  t.match(request.body.data, { status: 'pending', item_reserved: true, item_checked_in: true })
  const accepted = await call(ada, 'POST', `/exchange-request/${offer.body.data.id}/accept`, {
    terms_hash: request.body.data.terms_hash,
  })
  t.ok(accepted.status >= 400, 'cannot be accepted meanwhile')
  await act('POST', '/matching')
  await turn('pick_up')
  await turn('finished')
  const item = async (itemId: number) =>
    (await call(null, 'GET', `/home/product/details/${itemId}`)).body.data.product
  t.match(await item(lamp), { is_gift: true, status: 'available' })
  t.match(await item(kettle), { is_gift: false, status: 'available' })
  t.match((await call(bo, 'GET', `/exchange-request/${offer.body.data.id}`)).body.data.outcome, 'item_gone')
})

t.test('a user who deletes their account during pick-up breaks only what is not ticked', async (t) => {
  const app = await testApp(t)
  const { call, act, turn, joins, wants, checkIn } = await testSwapDay(app)
  const [ada, bo, cy] = [await joins('Ada', ['A']), await joins('Bo', ['B']), await joins('Cy', ['C'])]
  const [a, b, c] = [ada.ids[0]!, bo.ids[0]!, cy.ids[0]!]
  // Ada gives to Bo, Bo to Cy, Cy to Ada.
  await wants(bo, a)
  await wants(cy, b)
  await wants(ada, c)
  await turn('check_in')
  await checkIn([a, b, c])
  t.match((await act('POST', '/matching')).body.data, { people: 3 })
  await turn('pick_up')
  await act('POST', '/pick-ups', { product_ids: [c] })
  const left = await call(ada, 'DELETE', '/account', { password: PASSWORD })
  t.equal(left.status, 200)
  const plan = (await act('GET', '/plan')).body.data
  const stateOf = (itemId: number) =>
    plan.moves.find(({ product_id }: { product_id: number }) => product_id === itemId)?.state
  t.equal(stateOf(a), 'returned')
  t.equal(stateOf(b), 'returned', 'what Bo has not given is Bo’s again')
  t.equal(stateOf(c), 'picked_up')
  t.equal(statusIn(app)(b), 'available')
  t.equal(statusIn(app)(c), 'traded')
  t.match(
    plan.without.find(({ person }: { person?: { id: number } }) => person?.id === bo.id),
    { why: 'left' },
  )
  t.notOk(plan.without.some(({ person }: { person?: { id: number } }) => person?.id === ada.id))
  t.equal((await turn('finished')).status, 200)
})

t.test('a plan that uses an item of a user who left must be matched again', async (t) => {
  const app = await testApp(t)
  const { act, call, turn, joins, wants, checkIn } = await testSwapDay(app)
  const [ada, bo] = [await joins('Ada', ['A']), await joins('Bo', ['B'])]
  await wants(ada, bo.ids[0]!)
  await wants(bo, ada.ids[0]!)
  await turn('check_in')
  await checkIn([...ada.ids, ...bo.ids])
  await act('POST', '/matching')
  await call(ada, 'DELETE', '/account', { password: PASSWORD })
  t.match((await turn('pick_up')).body.message, /match again/i)
  t.strictSame((await act('GET', '/plan')).body.data.moves, [])
})

t.test('the export names the days that a user joined, with what they received', async (t) => {
  const app = await testApp(t)
  const { act, turn, ada, bo, lamp, tent, start } = await testPair(app)
  const days = (me: number) => [...EXPORTED.swap_days!(app.db, me)]
  t.match(days(ada.id), [{ title: 'Spring swap', place: 'Library', items: [lamp], received: [] }])
  await start()
  await act('POST', '/pick-ups', { product_ids: [tent, lamp] })
  await turn('finished')
  t.match(days(ada.id), [{ received: ['Tent'], state: 'finished' }])
  t.match(days(bo.id), [{ received: ['Lamp'] }])
  t.strictSame(days(testAccount(app).id), [])
})

t.test('notifies open windows of moderators, admins by ADMIN_EMAILS among them', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'boss@example.test' })
  const boss = testAccount(app, { email: 'boss@example.test', emailProvedAt: new Date() })
  const { joins, moderator } = await testSwapDay(app)
  const stranger = testAccount(app)
  const told: number[] = []
  liveEvents(app.db).on('event', ({ name, to }) => {
    if (name === 'SwapDayChanged') told.push(...to)
  })
  const ada = await joins('Ada', ['Lamp'])
  t.ok([boss, moderator, ada].every(({ id }) => told.includes(id)))
  t.notOk(told.includes(stranger.id))
})
