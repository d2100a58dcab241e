import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { statusIn, testItem } from '../../../helpers/items.ts'
import { testSwapDay } from '../../../helpers/swap-day.ts'

t.test('announces a day for moderators only', async (t) => {
  const app = await testApp(t)
  const { id, call, moderator, see, times, act } = await testSwapDay(app)
  const member = testAccount(app)
  const body = { title: 'A day', place: 'Hall', ...times() }
  t.equal((await call(member, 'POST', '/admin/swap-days', body)).status, 404)
  t.equal((await call(null, 'POST', '/admin/swap-days', body)).status, 404)
  const day = (await see(null)).body.data
  t.match(day, {
    id,
    title: 'Spring swap',
    place: 'Library',
    text: '',
    things_per_person: 10,
    state: 'announced',
    things: 0,
    people: 0,
    joined: false,
  })
  t.equal((await call(null, 'GET', '/swap-days/999')).status, 404)
  const list = await call(null, 'GET', '/swap-days')
  t.equal(list.body.data[0].id, id)
  t.equal(list.body.pagination.per_page, 20)

  const wrong: [object, string][] = [
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ place: 'x'.repeat(201) }, 'place'],
    [{ text: 'x'.repeat(5001) }, 'text'],
    [{ starts_at: new Date(Date.now() - 1000).toISOString() }, 'starts_at'],
    [{ check_in_until: body.starts_at }, 'check_in_until'],
    [{ check_in_until: new Date(Date.parse(body.starts_at) + 86_400_001).toISOString() }, 'check_in_until'],
    [{ things_per_person: 0 }, 'things_per_person'],
    [{ things_per_person: 101 }, 'things_per_person'],
  ]
  for (const [values, field] of wrong) {
    const answer = await call(moderator, 'POST', '/admin/swap-days', { ...body, ...values })
    t.equal(answer.status, 422, JSON.stringify(values).slice(0, 60))
    t.ok(answer.body.errors[field], field)
  }
  const once = { ...body, client_id: 'one' }
  const first = (await call(moderator, 'POST', '/admin/swap-days', once)).body.data.id
  t.equal((await call(moderator, 'POST', '/admin/swap-days', once)).body.data.id, first, 'is idempotent')
  t.equal((await act('POST', '', { title: 'New title' })).body.data.title, 'New title')
})

t.test('follows the table of transitions', async (t) => {
  const app = await testApp(t)
  const { turn, act } = await testSwapDay(app)
  for (const state of ['announced', 'matched', 'pick_up', 'finished'])
    t.equal((await turn(state)).status, 409, state)
  t.equal((await turn('nonsense')).status, 422)
  t.equal((await act('POST', '/matching')).status, 409, 'no matching before check-in')
  t.equal((await turn('check_in')).body.data.state, 'check_in')
  t.equal((await turn('matched')).status, 409, 'the matching alone matches')
  t.equal((await act('POST', '/matching')).status, 200)
  t.equal((await act('POST', '', { title: 'Late' })).status, 409)
  t.equal((await turn('check_in')).body.data.state, 'check_in')
  t.equal((await turn('cancelled')).body.data.state, 'cancelled')
  t.equal((await turn('check_in')).status, 409)
})

t.test('joins with own available items, and leaves', async (t) => {
  const app = await testApp(t)
  const { id, call, see, joins, turn, checkIn } = await testSwapDay(app, { things_per_person: 2 })
  const ada = await joins('Ada', ['Lamp', 'Kettle'])
  t.equal(ada.status, 200)
  const other = testAccount(app)
  const item = testItem(app, ada.id)
  const join = (who: typeof other, product_ids: number[]) =>
    call(who, 'POST', `/swap-days/${id}/things`, { product_ids })
  t.equal((await call(null, 'POST', `/swap-days/${id}/things`, { product_ids: [] })).status, 401)
  t.equal((await join(other, [item])).status, 422, 'not theirs')
  t.equal((await join(ada, [item])).status, 409, 'too many')
  t.equal((await join(ada, [ada.ids[0]!, ada.ids[0]!])).body.data.length, 2, 'added once')
  t.match((await join(ada, [])).body.data[0], { item: { id: ada.ids[0] }, number: null, state: 'announced' })
  t.equal((await join(other, [])).status, 200, 'without items')
  t.match((await see(other)).body.data, { things: 2, people: 2, joined: true })
  t.equal((await see(null, '/things')).body.data.length, 2)
  t.equal(statusIn(app)(ada.ids[0]!), 'available')

  const { code, qr } = (await see(ada, '/code')).body.data
  t.match(code, /^m/)
  t.match(qr, /^M/)

  await turn('check_in')
  t.equal((await checkIn([ada.ids[0]!])).status, 200)
  t.equal(statusIn(app)(ada.ids[0]!), 'reserved')
  const remove = (itemId: number) => call(ada, 'DELETE', `/swap-days/${id}/things/${itemId}`)
  t.equal((await remove(ada.ids[0]!)).status, 409)
  t.equal((await remove(ada.ids[1]!)).status, 200)
  t.equal((await remove(ada.ids[1]!)).status, 404)
  t.equal((await call(ada, 'DELETE', `/swap-days/${id}/things`)).status, 409)
  t.equal((await call(other, 'DELETE', `/swap-days/${id}/things`)).status, 200)
  t.equal((await see(other)).body.data.joined, false)
})

t.test('checks items in with numbers that are never used again', async (t) => {
  const app = await testApp(t)
  const { id, call, act, joins, turn, checkIn } = await testSwapDay(app)
  const ada = await joins('Ada Ada', ['Lamp', 'Kettle'])
  const [lamp, kettle] = ada.ids as [number, number]
  t.equal((await checkIn([lamp])).status, 409, 'not announced')
  await turn('check_in')
  t.strictSame((await checkIn([lamp])).body.data, {
    things: [{ product_id: lamp, number: 1, state: 'checked_in' }],
    refused: [],
  })
  t.equal((await checkIn([lamp])).body.data.things[0].number, 1, 'the same number')
  const undone = await act('DELETE', `/check-ins/${lamp}`)
  t.equal(undone.status, 200)
  t.equal(statusIn(app)(lamp), 'available')
  t.equal((await checkIn([kettle])).body.data.things[0].number, 2)
  t.equal((await checkIn([lamp])).body.data.things[0].number, 1, 'its own number again')
  t.equal((await checkIn([9999])).body.data.refused[0].product_id, 9999)

  const found = await act('GET', '/people?name=ada')
  t.match(found.body.data[0], { person: { id: ada.id, name: 'Ada Ada' } })
  t.match(found.body.data[0].things[0], { item: { id: lamp }, number: 1, state: 'checked_in' })
  const { code } = (await call(ada, 'GET', `/swap-days/${id}/code`)).body.data
  t.equal((await act('GET', `/people?code=${code}`)).body.data[0].person.id, ada.id)
  const stranger = testAccount(app, { name: 'Zoe Stranger' })
  t.equal((await act('GET', '/people?name=str')).body.data[0].person.id, stranger.id)
  t.equal((await act('GET', '/people?name=st')).body.data.length, 0, 'from 3 letters on')
  const unannounced = testItem(app, stranger.id)
  t.equal((await checkIn([unannounced])).body.data.things[0].number, 3, 'is added')
  const member = testAccount(app)
  t.equal(
    (await call(member, 'POST', `/admin/swap-days/${id}/check-ins`, { product_ids: [lamp] })).status,
    404,
  )
})

t.test('decides conflicts of offline phones by the later time', async (t) => {
  const app = await testApp(t)
  const { act, joins, turn, checkIn } = await testSwapDay(app)
  const ada = await joins('Ada', ['Lamp'])
  const lamp = ada.ids[0]!
  await turn('check_in')
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
  await checkIn([lamp], { at: ago(60) })
  await act('DELETE', `/check-ins/${lamp}?at=${encodeURIComponent(ago(30))}`)
  const late = await checkIn([lamp], { at: ago(45), client_id: 'x' })
  t.equal(late.status, 200)
  t.equal(late.body.data.refused[0].product_id, lamp, 'the undoing was later')
  t.equal((await checkIn([lamp], { at: ago(10) })).body.data.things[0].number, 1)
  const early = await act('DELETE', `/check-ins/${lamp}?at=${encodeURIComponent(ago(20))}`)
  t.equal(early.body.data.refused.length, 1, 'the check-in was later')
  const { conflicts } = (await act('GET', '/desk')).body.data
  t.match(conflicts, [{ product_id: lamp, name: 'Lamp', kept: 'done' }], 'helpers who look later see it too')
  t.equal(conflicts.length, 1, 'only the latest of an item')
})

t.test('finds people by name, whatever the case and accents of the letters', async (t) => {
  const app = await testApp(t)
  const { act, joins } = await testSwapDay(app)
  await joins('Élodie Ångström', ['Lamp'])
  testAccount(app, { name: 'Zoé Łukasz' })
  const found = async (name: string) =>
    (await act('GET', `/people?name=${encodeURIComponent(name)}`)).body.data.map(
      (one: { person: { name: string } }) => one.person.name,
    )
  for (const typed of ['élo', 'ÉLO', 'elo', 'e\u0301lo', 'ang'])
    t.strictSame(await found(typed), ['Élodie Ångström'])
  for (const typed of ['ZOÉ', 'zoe', 'łuk', 'LUK']) t.strictSame(await found(typed), ['Zoé Łukasz'], typed)
  t.strictSame(await found('odie'), [], 'not within a word')
})

t.test('matches, plans and picks up', async (t) => {
  const app = await testApp(t)
  const { call, act, see, joins, wants, turn, checkIn, id } = await testSwapDay(app)
  const people = await Promise.all(['Ada', 'Bo', 'Cy', 'Di'].map((name) => joins(name, [`${name}'s item`])))
  const [ada, bo, cy, di] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  const items = people.map(({ ids }) => ids[0]!)
  await turn('check_in')
  const deck = (await see(ada, '/deck')).body.data
  t.equal(deck.length, 3)
  t.match(deck[0], { why: 'day', mine: [] })
  // Ada takes Bo's item, Bo takes Cy's, Cy takes Ada's; Di wants Ada's, and nobody takes Di's.
  await wants(ada, items[1]!)
  await wants(bo, items[2]!)
  await wants(cy, items[0]!)
  await wants(di, items[0]!)
  t.equal((await see(ada, '/deck')).body.data.length, 2, 'answered items are left out')
  await checkIn(items)
  const both = await Promise.all([act('POST', '/matching'), act('POST', '/matching')])
  t.strictSame(both.map(({ status }) => status).sort(), [200, 409], 'the second is refused')
  const result = both.find(({ status }) => status === 200)!.body.data
  t.match(result, { people: 3, things: 3, longest: 3, optimal: true, bound: 3 })
  t.type(result.seconds, 'number')

  const plan = (await act('GET', '/plan')).body.data
  t.equal(plan.moves.length, 3)
  t.match(
    plan.moves.find((move: { product_id: number }) => move.product_id === items[1]),
    {
      number: 2,
      from: { person: { id: bo.id, name: 'Bo' } },
      to: { person: { id: ada.id } },
      state: 'waiting',
    },
  )
  t.match(plan.without, [{ person: { id: di.id }, why: 'nobody_wants' }])
  t.match(plan, { people: 3, things: 3, longest: 3 })
  t.equal((await call(ada, 'GET', `/admin/swap-days/${id}/plan`)).status, 404)
  t.strictSame((await see(ada, '/mine')).body.data.gets, [], 'nobody sees the plan before pick-up')

  t.equal((await act('POST', '/pick-ups', { product_ids: [items[0]!] })).status, 409)
  const late = await joins('Ed', [])
  const extra = testItem(app, late.id)
  const checked = await checkIn([extra])
  t.match(checked.body.message, /match again/)
  t.equal((await turn('pick_up')).status, 409, 'the plan is void')
  await act('POST', '/matching')
  t.equal((await turn('pick_up')).body.data.state, 'pick_up')
  const mine = (await see(ada, '/mine')).body.data
  t.match(mine.things, [{ item: { id: items[0] }, number: 1, state: 'checked_in', goes: true }])
  t.match(mine.gets, [{ item: { id: items[1] }, number: 2, state: 'waiting' }])

  const ticked = await act('POST', '/pick-ups', { product_ids: [items[0]!, items[3]!] })
  t.match(ticked.body.data.things, [{ product_id: items[0], state: 'picked_up' }])
  t.match(ticked.body.data.refused, [{ product_id: items[3], reason: /Di's item/ }])
  t.equal((await act('POST', '/pick-ups', { product_ids: [items[0]!] })).status, 200, 'a second tick')
  const status = statusIn(app)
  t.equal(status(items[0]!), 'traded')
  t.equal((await act('DELETE', `/pick-ups/${items[0]}`)).status, 200)
  t.equal(status(items[0]!), 'reserved')
  t.equal((await act('DELETE', `/check-ins/${items[0]}`)).status, 409, 'pick-up has begun')

  await act('POST', '/pick-ups', { product_ids: items.slice(0, 2) })
  t.equal((await turn('finished')).status, 409, 'unticked moves')
  t.equal((await turn('finished', { unticked: 'returned' })).status, 200)
  // Bo has given a checked item, so Bo keeps the received one.
  t.strictSame(items.map(status), ['traded', 'traded', 'traded', 'available'])
  t.equal(status(extra), 'available')
  const seen = await call(null, 'GET', `/people/${ada.id}`)
  t.equal(JSON.stringify(seen.body.data).includes('"swaps_completed":1'), true)
})

t.test('cancelling frees everything that is not ticked', async (t) => {
  const app = await testApp(t)
  const { call, act, joins, wants, turn, checkIn } = await testSwapDay(app)
  const ada = await joins('Ada', ['Lamp'])
  const bo = await joins('Bo', ['Kettle'])
  await wants(ada, bo.ids[0]!)
  await wants(bo, ada.ids[0]!)
  await turn('check_in')
  await checkIn([...ada.ids, ...bo.ids])
  await act('POST', '/matching')
  await turn('pick_up')
  t.equal((await turn('cancelled')).status, 200)
  t.strictSame([...ada.ids, ...bo.ids].map(statusIn(app)), ['available', 'available'])
  const { body } = await call(ada, 'GET', '/notifications')
  t.match(JSON.stringify(body), /Spring swap/)
})

t.test('keeps the limit of a set, and `for`', async (t) => {
  const app = await testApp(t)
  const { id, call, act, moderator, joins, wants, turn, checkIn } = await testSwapDay(app)
  const ada = await joins('Ada', ['A1', 'A2'])
  const bo = await joins('Bo', ['Tent B'])
  const cy = await joins('Cy', ['Tent C'])
  await wants(ada, bo.ids[0]!)
  await wants(ada, cy.ids[0]!)
  const set = await call(ada, 'POST', '/want-sets', { product_ids: [bo.ids[0], cy.ids[0]] })
  t.equal(set.status, 200)
  await wants(bo, ada.ids[0]!)
  await wants(cy, ada.ids[1]!)
  await turn('check_in')
  await checkIn([...ada.ids, ...bo.ids, ...cy.ids])
  t.match((await act('POST', '/matching')).body.data, { people: 2, things: 2 })
  await call(ada, 'DELETE', `/want-sets/${set.body.data.id}`)
  t.match((await act('POST', '/matching')).body.data, { people: 3, things: 4 })
  await wants(ada, cy.ids[0]!, { for: [ada.ids[0]] })
  await wants(ada, bo.ids[0]!, { for: [ada.ids[0]] })
  t.match((await act('POST', '/matching')).body.data, { people: 2, things: 2 })
  const file = await app.inject({
    url: `/api/admin/swap-days/${id}/results.txt`,
    headers: moderator.bearer,
  })
  t.match(file.body, /\(P\d\) T\d receives \(P\d\) T\d/)
})
