import t from 'tap'
import { circleMeetings } from '../../../../db/schema/index.ts'
import { DAY, HOUR } from '../../../../server/platform/time-shared.ts'
import { remindOfHandovers } from '../../../../server/trading/handovers/handover-reminders.ts'
import { PASSWORD, type testAccount } from '../../../helpers/accounts.ts'
import { inTime, testCircle } from '../../../helpers/meeting.ts'
import { testSwap } from '../../../helpers/swap.ts'

type Person = ReturnType<typeof testAccount>

/** An agreed circle of three, with helpers for a joint meeting. */
async function testAllMeet(t: Parameters<typeof testSwap>[0]) {
  const swap = await testSwap(t)
  const { app, call } = swap
  const circle = testCircle(app, 3)
  const [ada, ben, cleo] = circle.people as [Person, Person, Person]
  const times = [inTime(3 * DAY), inTime(4 * DAY), inTime(5 * DAY)]
  const propose = (who: { bearer: object }, revision = 0, more: object = {}) =>
    call(who, 'POST', `/swaps/${circle.id}/meeting`, { place: 'Fountain', times, revision, ...more })
  const answer = (who: { bearer: object }, suits: string[], revision = 1) =>
    call(who, 'POST', `/swaps/${circle.id}/meeting/answer`, { times: suits, revision })
  const seenBy = async (who: { bearer: object }) =>
    (await call(who, 'GET', `/circles/${circle.id}`)).body.data.meeting
  return { ...swap, id: circle.id, items: circle.items, ada, ben, cleo, times, propose, answer, seenBy }
}

t.test('one proposes times for all, and the earliest that suits all is agreed', async (t) => {
  const { ada, ben, cleo, times, propose, answer, seenBy, told } = await testAllMeet(t)
  t.equal(await seenBy(ada), null)
  const proposed = await propose(ada, 0, { note: 'By the lions', times: times.toReversed() })
  t.equal(proposed.status, 200)
  t.strictSame(proposed.body.data, {
    place: 'Fountain',
    note: 'By the lions',
    revision: 1,
    by: ada.id,
    times: times.map((starts_at) => ({ starts_at, yes: [ada.id] })),
    waits_for: [ben.id, cleo.id],
    turn: 'other',
    starts_at: null,
    agreed_at: null,
  })
  t.ok(told(ben).includes('handover_proposed'))
  t.match(await seenBy(cleo), { turn: 'me' })
  t.match(await answer(ben, [times[2]!, times[1]!]), { status: 200, body: { data: { turn: 'other' } } })
  t.match(await seenBy(cleo), { turn: 'me', waits_for: [cleo.id] })
  const last = await answer(cleo, times)
  t.match(last, { status: 200, body: { data: { turn: null, starts_at: times[1], agreed_at: String } } })
  t.ok(told(ada).includes('handover_agreed'))
  t.ok(told(ben).includes('handover_agreed'))
  t.notOk(told(cleo).includes('handover_agreed'), 'the last to answer sees it')
})

t.test('an agreed circle counts as long as it waits for the person', async (t) => {
  const { call, ada, ben, cleo, times, propose, answer, items, id } = await testAllMeet(t)
  const waiting = async (who: Person) => (await call(who, 'GET', '/unread-counts')).body.data.circles
  t.strictSame([await waiting(ada), await waiting(ben)], [1, 1], 'nobody has proposed a meeting')
  await propose(ada)
  t.strictSame([await waiting(ada), await waiting(ben)], [0, 1], 'Ada waits for the others')
  await answer(ben, times)
  t.equal(await waiting(ben), 0)
  await answer(cleo, times)
  t.equal(await waiting(cleo), 0, 'the meeting is agreed')
  const confirmed = await call(ada, 'POST', `/circles/${id}/completion`, { leg: items[0] })
  t.equal(confirmed.status, 200)
  const counts = [await waiting(ada), await waiting(ben), await waiting(cleo)]
  t.equal(counts.filter((count) => count === 1).length, 1, 'the other side of that leg has to confirm')
})

t.test(
  'an answer can be changed until all have answered, and if no time suits all, all are notified',
  async (t) => {
    const { ada, ben, cleo, times, propose, answer, seenBy, told } = await testAllMeet(t)
    await propose(ada)
    await answer(ben, [])
    await answer(cleo, [times[0]!])
    t.match(await seenBy(ada), { turn: null, agreed_at: null, waits_for: [] })
    t.ok(told(ada).includes('handover_changed'))
    t.match(await answer(ben, [times[0]!]), { body: { data: { starts_at: times[0] } } })
    t.equal((await answer(ben, [])).status, 409, 'it is agreed')
  },
)

t.test('a newer proposal clears all answers, and may come after an agreement', async (t) => {
  const { ada, ben, cleo, times, propose, answer, seenBy } = await testAllMeet(t)
  await propose(ada)
  await answer(ben, times)
  t.match(await propose(cleo, 1, { times: [times[1]], place: 'Park' }), {
    status: 200,
    body: { data: { revision: 2, by: cleo.id, waits_for: [ada.id, ben.id] } },
  })
  t.equal((await answer(ben, times, 1)).status, 409, 'an old revision')
  t.equal((await propose(ben, 1)).status, 409, 'an old revision')
  for (const who of [ada, ben]) await answer(who, [times[1]!], 2)
  t.match(await seenBy(ada), { starts_at: times[1] })
  t.match(await propose(ben, 2), { body: { data: { agreed_at: null, starts_at: null, turn: 'other' } } })
})

t.test('refuses what is no meeting of all', async (t) => {
  const { app, id, ada, ben, owner, requester, times, propose, answer, call, send } = await testAllMeet(t)
  for (const [field, value] of [
    ['place', ''],
    ['times', []],
    ['times', [...times, inTime(DAY)]],
    ['times', [times[0], times[0]]],
    ['times', ['tomorrow']],
    ['times', [inTime(-1000)]],
    ['times', [inTime(91 * DAY)]],
    ['times', undefined],
    ['note', 'x'.repeat(301)],
    ['revision', -1],
  ] as const) {
    const { status, body } = await propose(ada, 0, { [field]: value })
    t.equal(status, 422, `${field} ${value}`)
    t.ok(
      Object.keys(body.errors).some((name) => name.startsWith(field)),
      field,
    )
  }
  t.equal((await answer(ben, times, 0)).status, 409, 'nothing is proposed')
  t.equal((await propose(owner)).status, 404, 'not theirs')
  await propose(ada)
  t.equal((await answer(ada, times)).status, 403, 'the own proposal')
  t.equal((await answer(ben, [inTime(DAY)])).status, 422, 'not proposed')
  app.db
    .update(circleMeetings)
    .set({ times: [Date.now() - 1] })
    .run()
  const [past] = (await call(ben, 'GET', `/circles/${id}`)).body.data.meeting.times
  t.equal((await answer(ben, [past.starts_at])).status, 409, 'it has passed')
  const two = await send()
  await call(owner, 'POST', `/exchange-request/${two}/accept`)
  const body = { place: 'Park', times, revision: 0 }
  t.equal((await call(requester, 'POST', `/swaps/${two}/meeting`, body)).status, 409, 'a swap of two')
  await call(ben, 'POST', `/blocks/${ada.id}`)
  t.equal((await propose(ada, 1)).status, 403, 'blocked')
  await call(ben, 'DELETE', `/blocks/${ada.id}`)
  await call(ada, 'POST', `/circles/${id}/cancellation`, { reason: 'Moved' })
  t.equal((await propose(ada, 1)).status, 409, 'called off')
})

t.test('parties who have handed over everything need not answer', async (t) => {
  const { id, items, ada, ben, cleo, times, propose, answer, seenBy, call } = await testAllMeet(t)
  await propose(ada)
  await answer(cleo, [times[0]!])
  const done = (who: Person, leg: number) =>
    call(who, 'POST', `/circles/${id}/completion`, { leg: items[leg] })
  for (const who of [ada, ben]) await done(who, 0)
  t.match(await seenBy(ada), { agreed_at: null })
  for (const who of [ben, cleo]) await done(who, 1)
  t.match(await seenBy(ada), { starts_at: times[0], agreed_at: String })
  t.equal((await answer(ben, times)).status, 409)
})

t.test('all are reminded once each, and the deadline follows that day', async (t) => {
  const { app, id, ada, ben, cleo, propose, answer, told, call } = await testAllMeet(t)
  const at = inTime(40 * DAY)
  await propose(ada, 0, { times: [at] })
  for (const who of [ben, cleo]) await answer(who, [at])
  t.ok(Date.parse((await call(ada, 'GET', `/circles/${id}`)).body.data.expires_at) > Date.parse(at))
  const heard = (who: Person) => told(who).filter((type) => /handover_(reminder|question)/.test(type))
  for (const offset of [-DAY, -3 * HOUR, -2 * HOUR, -HOUR, DAY, 2 * DAY]) {
    remindOfHandovers(app.db, Date.parse(at) + offset)
  }
  for (const who of [ada, ben, cleo]) {
    t.strictSame(heard(who), ['handover_reminder', 'handover_reminder', 'handover_question'])
  }
})

t.test('the calendar has the agreed meeting, and its cancellation', async (t) => {
  const { app, id, owner, ada, ben, cleo, times, propose, answer, call } = await testAllMeet(t)
  const file = (who: { bearer: object }) =>
    app.inject({ url: `/api/swaps/${id}/meeting.ics`, headers: { ...who.bearer } })
  await propose(ada)
  t.equal((await file(ada)).statusCode, 404)
  for (const who of [ben, cleo]) await answer(who, times)
  const { body, headers } = await file(ben)
  t.match(headers['content-type'], /^text\/calendar/)
  t.match(body, /STATUS:CONFIRMED\r\n/)
  t.match(body, /LOCATION:Fountain\r\n/)
  t.equal((await file(owner)).statusCode, 404)
  await call(ada, 'POST', `/circles/${id}/cancellation`, { reason: 'Moved' })
  t.match((await file(cleo)).body, /STATUS:CANCELLED\r\n/)
})

t.test('the place is deleted with one of the accounts, and is in the export', async (t) => {
  const { app, ada, ben, propose, call } = await testAllMeet(t)
  await propose(ada)
  t.equal(app.db.select().from(circleMeetings).all().length, 1)
  const left = await call(ben, 'DELETE', '/account', { password: PASSWORD })
  t.equal(left.status, 200)
  t.equal(app.db.select().from(circleMeetings).all().length, 0)
})
