import t from 'tap'
import { swapDays } from '../../../../db/schema/index.ts'
import { deleteGuests } from '../../../../server/trading/swap-days/guests-service.ts'
import { testApp } from '../../../helpers/app.ts'
import { formPayload } from '../../../helpers/form.ts'
import { twoColours } from '../../../helpers/pictures.ts'
import { testSwapDay } from '../../../helpers/swap-day.ts'

t.test('a guest without an account swaps with a card', async (t) => {
  const app = await testApp(t)
  const { id, call, act, see, joins, wants, turn, checkIn, guest, moderator } = await testSwapDay(app)
  const ada = await joins('Ada', ['Lamp'])
  await turn('check_in')
  const gus = await guest('Gus Guest')
  t.match(gus, { name: 'Gus Guest', url: `/swap-days/${id}/guest/${gus.code}`, qr: /^M/ })
  const picture = new File([await twoColours(640, 544).png().toBuffer()], 'a.png', { type: 'image/png' })
  const door = async (fields: Record<string, string>, files: File[] = [picture]) => {
    const form = await formPayload({ ...fields, ...(files.length > 0 ? { 'images[]': files } : {}) })
    const response = await app.inject({
      method: 'POST',
      url: `/api/admin/swap-days/${id}/things`,
      headers: { ...moderator.bearer, ...form.headers },
      payload: form.payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  const clock = await door({ guest: String(gus.id), name: 'Clock', client_id: 'c1' })
  t.equal(clock.status, 200)
  t.match(clock.body.data, { item: { name: 'Clock' }, number: 1, state: 'checked_in' })
  t.notOk('owner' in clock.body.data.item, 'cards of guests’ items have no owner')
  const itemId = clock.body.data.item.id
  t.equal((await door({ guest: String(gus.id), name: 'Clock', client_id: 'c1' })).body.data.item.id, itemId)
  t.equal((await door({ guest: '999', name: 'Clock' })).status, 422)
  t.equal((await door({ guest: String(gus.id), name: 'Clock' }, [])).status, 422)
  t.equal((await door({ name: 'Clock' })).status, 422)
  t.equal((await door({ person: String(ada.id), name: 'Chair' })).body.data.number, 2)

  t.equal((await call(null, 'GET', `/home/product/details/${itemId}`)).status, 404, 'no page outside the day')
  const search = await call(null, 'GET', '/home/search?product=clock')
  t.equal(search.body.data.products.length, 0)

  t.equal((await see(gus)).status, 200)
  t.equal((await see(gus, '/things')).status, 200)
  t.equal((await see(gus, '/mine')).body.data.things[0].number, 1)
  t.equal((await see(gus, '/deck')).body.data.length, 2)
  for (const path of ['/profile', '/wants', '/home', '/matches/deck', '/admin/swap-days/1/plan'])
    t.equal((await call(gus, 'GET', path)).status, 403, path)
  t.equal((await call(gus, 'POST', `/swap-days/${id}/things`, { product_ids: [] })).status, 403)
  const elsewhere = (await testSwapDay(app)).id
  t.equal((await call(gus, 'GET', `/swap-days/${elsewhere}`)).status, 403)
  t.equal((await wants(gus, ada.ids[0]!)).status, 200)
  t.equal((await wants(gus, 9999)).status, 403, 'items of that day only')
  t.equal((await wants(ada, itemId)).status, 200)
  t.equal((await call(gus, 'GET', '/want-sets')).status, 200)

  await checkIn(ada.ids)
  t.match((await act('POST', '/matching')).body.data, { people: 2, things: 2 })
  const { moves } = (await act('GET', '/plan')).body.data
  t.match(
    moves.find((move: { product_id: number }) => move.product_id === itemId),
    { from: { guest: { id: gus.id, name: 'Gus Guest' } }, to: { person: { id: ada.id } } },
  )
  await turn('pick_up')
  await act('POST', '/pick-ups', { product_ids: [itemId, ada.ids[0]] })
  t.equal((await turn('finished')).status, 200)

  app.db
    .update(swapDays)
    .set({ startsAt: new Date(Date.now() - 8 * 86_400_000) })
    .run()
  t.equal(deleteGuests(app, Date.now()), 0, '7 days after the end')
  t.equal(deleteGuests(app, Date.now() + 8 * 86_400_000), 1)
  const count = (sql: string) => app.db.$client.prepare<[], number>(sql).pluck().get()
  t.equal(count('SELECT count(*) FROM swap_day_guests'), 0)
  t.equal(count("SELECT count(*) FROM items WHERE name = 'Clock'"), 0)
  t.equal(count('SELECT count(*) FROM swap_day_moves'), 2, 'what a member received stays')
  t.equal((await see(gus)).body.data.joined, false, 'the code is gone')
})

t.test('the forms of a card are for items of its day only', async (t) => {
  const app = await testApp(t)
  const { id, joins, guest, see } = await testSwapDay(app)
  const ada = await joins('Ada', ['Lamp'])
  const gus = await guest('Gus')
  const other = await testSwapDay(app)
  const eve = await other.joins('Eve', ['Drum'])
  const post = async (path: string, payload: string, headers: Record<string, string> = {}) => {
    const { statusCode, headers: got } = await app.inject({
      method: 'POST',
      url: `/swap-days/${id}${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })
    return [statusCode, got.location]
  }
  const card = `/guest/${gus.code}`
  const lamp = `item=${ada.ids[0]}&answer=yes`
  t.strictSame(await post(card, lamp), [303, `/swap-days/${id}${card}#deck`])
  t.equal((await see(gus, '/deck')).body.data.length, 0)
  t.equal((await post(card, `item=${eve.ids[0]}&answer=yes`))[0], 404, 'not of this day')
  t.equal((await post(card, `item=${ada.ids[0]}&answer=maybe`))[0], 422)
  t.equal((await post('/guest/gaaaaaaaaaaaa', lamp))[0], 404)
  t.equal((await post(`${card}/alternatives`, 'want-x=1'))[0], 303, 'fewer than two ticks change nothing')
  t.equal((await post(`${card}/alternatives`, 'separate=999'))[0], 404)
  const cookie = `swapyard_token=${eve.token}`
  const isOwn = { 'sec-fetch-site': 'same-origin' }
  t.strictSame(await post('', lamp, { cookie, ...isOwn }), [303, `/swap-days/${id}#deck`])
  t.equal((await post('', lamp, { cookie, 'sec-fetch-site': 'cross-site' }))[0], 302, 'not from other sites')
})

t.test('exchanges wants and results as files', async (t) => {
  const app = await testApp(t)
  const { id, act, joins, wants, turn, checkIn, moderator } = await testSwapDay(app)
  const ada = await joins('Ada', ['Lamp'])
  const bo = await joins('Bo', ['Kettle'])
  await turn('check_in')
  await checkIn([...ada.ids, ...bo.ids])
  await wants(ada, bo.ids[0]!)
  await wants(bo, ada.ids[0]!)
  const file = async (name: string) =>
    (await app.inject({ url: `/api/admin/swap-days/${id}/${name}`, headers: moderator.bearer })).body
  const text = await file('wants.txt')
  t.match(text, /^#! ALLOW-DUMMIES REQUIRE-USERNAMES REQUIRE-COLONS\n/)
  t.match(text, '(P1) T1 : T2\n')
  t.notMatch(text, /Ada|Bo\b/)
  await act('POST', '/matching')
  t.match(await file('results.txt'), /\(P1\) T1 receives \(P2\) T2/)

  const send = async (content: string) => {
    const form = await formPayload({ file: new File([content], 'wants.txt') })
    const response = await app.inject({
      method: 'POST',
      url: `/api/admin/swap-days/${id}/wants`,
      headers: { ...moderator.bearer, ...form.headers },
      payload: form.payload,
    })
    return { status: response.statusCode, body: response.json() }
  }
  t.equal((await send(text)).status, 200)
  t.equal(await file('wants.txt'), text, 'what was exported comes back')
  const wrong = await send('#! REQUIRE-COLONS REQUIRE-USERNAMES\n(P1) T1 : T2\n(P2) T2 : T77\n')
  t.equal(wrong.status, 422)
  t.match(wrong.body.errors.file[0], /3/)
  t.equal(await file('wants.txt'), text, 'nothing is changed')
  t.equal((await send('(P1) T1 :\n')).status, 200)
  t.match(await file('wants.txt'), '(P1) T1 :\n')
})
