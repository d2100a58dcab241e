import t from 'tap'
import { handovers, swaps } from '../../../../db/schema/index.ts'
import { DAY, HOUR } from '../../../../server/platform/time-shared.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { inTime, testCircle, testMeeting } from '../../../helpers/meeting.ts'
import { testSwap } from '../../../helpers/swap.ts'

type Person = ReturnType<typeof testAccount>

t.test('one proposes a place and a time, the other agrees, and both see the plan', async (t) => {
  const { owner, requester, propose, agree, planFor, told } = await testMeeting(t)
  t.equal(await planFor(owner), null)
  const starts_at = inTime(2 * DAY)
  const proposed = await propose(requester, 0, { starts_at, note: 'By the fountain', with: owner.id })
  t.equal(proposed.status, 200)
  const plan = { place: 'Library', starts_at, note: 'By the fountain', revision: 1, agreed_at: null }
  t.strictSame(proposed.body.data, { with: owner.id, ...plan, turn: 'other' })
  t.strictSame(await planFor(owner), { with: requester.id, ...plan, turn: 'me' })
  t.ok(told(owner).includes('handover_proposed'))
  const agreed = await agree(owner)
  t.match(agreed, { status: 200, body: { data: { revision: 1, turn: null, agreed_at: String } } })
  t.match(await planFor(requester), { turn: null, agreed_at: agreed.body.data.agreed_at })
  t.ok(told(requester).includes('handover_agreed'))
})

t.test('either party may propose again, the proposer too, and after an agreement', async (t) => {
  const { owner, requester, propose, agree, planFor } = await testMeeting(t)
  await propose(requester)
  t.match(await propose(requester, 1, { place: 'Station' }), {
    status: 200,
    body: { data: { place: 'Station', revision: 2, turn: 'other' } },
  })
  t.match(await propose(owner, 2, { place: 'Park' }), { body: { data: { revision: 3, turn: 'other' } } })
  t.equal((await agree(requester, 3)).status, 200)
  for (const [who, revision] of [
    [owner, 3],
    [requester, 4],
  ] as const) {
    t.match(await propose(who, revision), { status: 200, body: { data: { agreed_at: null } } })
  }
  t.match(await planFor(owner), { revision: 5, turn: 'me', agreed_at: null })
})

t.test('a handover is neither in the past nor in a year', async (t) => {
  const { requester, propose, planFor } = await testMeeting(t)
  for (const starts_at of [
    inTime(-1000),
    inTime(91 * DAY),
    inTime(365 * DAY),
    'tomorrow',
    '',
    undefined,
    5,
  ]) {
    const { status, body } = await propose(requester, 0, { starts_at })
    t.equal(status, 422, String(starts_at))
    t.ok(body.errors.starts_at, String(starts_at))
  }
  t.equal(await planFor(requester), null)
  t.equal((await propose(requester, 0, { starts_at: inTime(90 * DAY - HOUR) })).status, 200)
})

t.test('what cannot be a plan is refused, by its fields', async (t) => {
  const { requester, propose } = await testMeeting(t)
  for (const [field, value] of [
    ['place', ''],
    ['place', ' \u202e '],
    ['place', 'x'.repeat(201)],
    ['place', undefined],
    ['note', 'x'.repeat(301)],
    ['revision', -1],
    ['revision', 'one'],
    ['with', 'Olga'],
    ['with', 0],
  ] as const) {
    const { status, body } = await propose(requester, 0, { [field]: value })
    t.equal(status, 422, `${field} ${value}`)
    t.ok(body.errors[field], field)
  }
})

t.test('agreement out of turn is refused before an outdated plan is reported', async (t) => {
  const { owner, requester, propose, agree } = await testMeeting(t)
  t.equal((await agree(owner, 0)).status, 409, 'there is none yet')
  await propose(requester)
  t.equal((await agree(requester, 1)).status, 403)
  t.equal((await agree(requester, 7)).status, 403)
  await propose(requester, 1)
  t.equal((await agree(owner, 1)).status, 409, 'an old revision')
  t.equal((await propose(owner, 1)).status, 409, 'an old revision')
  t.equal((await propose(owner, 0)).status, 409, 'as if there were none')
  t.equal((await agree(owner, 2)).status, 200)
  t.equal((await agree(owner, 2)).status, 409, 'twice')
})

t.test('the own proposal cannot be agreed to, also after the swap ended', async (t) => {
  const { owner, requester, id, propose, agree, planFor, call } = await testMeeting(t)
  await propose(requester)
  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Moved' })
  for (const who of [owner, requester]) t.match(await planFor(who), { turn: null }, 'it waits for nobody')
  const { body } = await call(owner, 'GET', '/exchange-request/list?status=rejected')
  t.match(body.data, [{ id, handover: null }])
  t.equal((await agree(requester)).status, 403)
  t.equal((await agree(owner)).status, 409)
})

t.test('a past time cannot be agreed on', async (t) => {
  const { app, owner, requester, propose, agree, planFor } = await testMeeting(t)
  await propose(requester)
  app.db.update(handovers).set({ startsAt: new Date() }).run()
  t.equal((await agree(owner)).status, 409)
  t.match(await planFor(owner), { agreed_at: null, turn: null }, 'it waits for nobody')
  t.match(await planFor(requester), { turn: null })
})

t.test('a plan with nothing left to hand over is nobody’s turn', async (t) => {
  const { app, call } = await testSwap(t)
  const { id, people, items } = testCircle(app, 3)
  const [ada, ben] = people as [Person, Person, Person]
  const plan = { place: 'Library', starts_at: inTime(DAY), revision: 0, with: ben.id }
  await call(ada, 'POST', `/swaps/${id}/handover`, plan)
  const turnOf = async (who: Person) => (await call(who, 'GET', `/circles/${id}`)).body.data.handovers[0].turn
  t.strictSame([await turnOf(ada), await turnOf(ben)], ['other', 'me'])
  for (const who of [ada, ben]) await call(who, 'POST', `/circles/${id}/completion`, { leg: items[0] })
  t.strictSame([await turnOf(ada), await turnOf(ben)], [null, null])
})

t.test('a circle’s deadline follows its latest agreed time', async (t) => {
  const { app, call } = await testSwap(t)
  const { id, people } = testCircle(app, 3)
  const [ada, ben, cleo] = people as [Person, Person, Person]
  const starts = { late: inTime(9 * DAY), early: inTime(2 * DAY) }
  const meet = async (one: Person, other: Person, starts_at: string) => {
    const plan = { place: 'Library', starts_at, revision: 0, with: other.id }
    t.equal((await call(one, 'POST', `/swaps/${id}/handover`, plan)).status, 200)
    const agreement = { with: one.id, revision: 1 }
    t.equal((await call(other, 'POST', `/swaps/${id}/handover/agreement`, agreement)).status, 200)
  }
  const standing = () => app.db.select().from(swaps).get()!
  await meet(ada, ben, starts.late)
  t.equal(standing().dueAt?.getTime(), Date.parse(starts.late) + 7 * DAY)
  keepDeadlines(app.db, Date.parse(starts.late) + 7 * DAY)
  const reminded = standing()
  t.match(reminded, { reminders: 1, dueAt: new Date(Date.parse(starts.late) + 21 * DAY) })
  await meet(ben, cleo, starts.early)
  t.strictSame(standing().handoverAt?.toISOString(), starts.late)
  t.strictSame(
    { ...standing(), updatedAt: reminded.updatedAt },
    reminded,
    'an earlier one begins nothing anew',
  )
})

t.test('of two concurrent proposals one succeeds', async (t) => {
  const { owner, requester, propose } = await testMeeting(t)
  const answers = await Promise.all([propose(owner), propose(requester)])
  t.strictSame(answers.map(({ status }) => status).sort(), [200, 409])
})

t.test('a handover is for an agreed swap, and for its people', async (t) => {
  const { app, owner, requester, id, propose, agree, call, calendar } = await testMeeting(t)
  const stranger = testAccount(app)
  t.equal((await propose(stranger)).status, 404)
  await propose(requester)
  t.equal((await agree(stranger)).status, 404)
  t.equal((await propose(requester, 1, { with: stranger.id })).status, 404)
  t.equal((await propose(requester, 1, { with: requester.id })).status, 404)
  t.equal((await calendar(stranger)).statusCode, 404)
  t.equal((await app.inject({ method: 'POST', url: `/api/swaps/${id}/handover` })).statusCode, 401)
  t.equal((await call(owner, 'POST', '/swaps/9999/handover/agreement', { revision: 1 })).status, 404)
  t.equal((await call(owner, 'POST', '/swaps/none/handover/agreement', { revision: 1 })).status, 404)
  await call(owner, 'POST', `/exchange-request/${id}/cancellation`, { reason: 'Moved' })
  t.equal((await propose(requester, 1)).status, 409)
  t.equal((await agree(owner)).status, 409)
})

t.test('there is nothing to plan before both have agreed to swap', async (t) => {
  const { requester, call, send } = await testSwap(t)
  const id = await send()
  const plan = { place: 'Library', starts_at: inTime(DAY), revision: 0 }
  t.equal((await call(requester, 'POST', `/swaps/${id}/handover`, plan)).status, 409)
  t.equal((await call(requester, 'POST', `/swaps/${id}/handover/agreement`, { revision: 0 })).status, 409)
  t.equal((await call(requester, 'POST', `/swaps/${id}/code`, {})).status, 409)
})

t.test('plans are not announced to a user who has blocked the other', async (t) => {
  const { owner, requester, propose, call } = await testMeeting(t)
  await call(owner, 'POST', `/blocks/${requester.id}`)
  t.equal((await propose(requester)).status, 403)
})

t.test('in larger swaps each pair has its own plan, identified in calls', async (t) => {
  const { app, call } = await testMeeting(t)
  const { id, people } = testCircle(app, 4)
  const [ada, bob, carl, dan] = people as [
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
    (typeof people)[0],
  ]
  const plan = (more: object) => ({ place: 'Park', starts_at: inTime(DAY), revision: 0, ...more })
  const propose = (who: { bearer: object }, more: object) =>
    call(who, 'POST', `/swaps/${id}/handover`, plan(more))
  t.match(await propose(ada, {}), { status: 422, body: { errors: { with: [String] } } })
  t.equal((await propose(ada, { with: carl.id })).status, 404, 'neither gives to the other')
  t.equal((await propose(ada, { with: bob.id })).status, 200)
  for (const [who, other] of [
    [bob, carl],
    [dan, ada],
  ] as const)
    t.equal((await propose(who, { with: other.id })).status, 200, 'another pair, another plan')
  const agreement = { with: ada.id, revision: 1 }
  t.equal((await call(bob, 'POST', `/swaps/${id}/handover/agreement`, agreement)).status, 200)
  const read = (who: { bearer: object }, other: number) =>
    app.inject({ url: `/api/swaps/${id}/handover.ics?with=${other}`, headers: { ...who.bearer } })
  t.equal((await read(ada, bob.id)).statusCode, 200)
  t.equal((await read(ada, carl.id)).statusCode, 404, 'that of two others')
  t.equal((await read(carl, ada.id)).statusCode, 404)
  t.match((await read(carl, bob.id)).body, 'STATUS:TENTATIVE')
})

t.test('the deadline counts from the agreed handover, if later', async (t) => {
  const { app, owner, requester, id, propose, agree } = await testMeeting(t)
  const due = () => app.db.$client.prepare('SELECT due_at FROM swaps WHERE id = ?').pluck().get(id) as number
  const before = due()
  const starts_at = inTime(20 * DAY)
  await propose(requester, 0, { starts_at })
  t.equal(due(), before, 'what is only proposed changes nothing')
  await agree(owner)
  t.equal(due(), Date.parse(starts_at) + 7 * DAY)
  await propose(owner, 1, { starts_at: inTime(30 * DAY) })
  t.equal(due(), Date.parse(starts_at) + 7 * DAY, 'nor does a newer proposal take it away')
})
