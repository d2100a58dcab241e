import t from 'tap'
import { DAY, HOUR, MINUTE } from '../../../../server/platform/time-shared.ts'
import { listNotifications } from '../../../../server/site/notifications/notifications-service.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { remindOfHandovers } from '../../../../server/trading/handovers/handover-reminders.ts'
import { inTime, testCircle, testMeeting } from '../../../helpers/meeting.ts'

/** An agreed handover this many milliseconds ahead; `at` runs the job at an offset from it. */
async function agreed(t: Parameters<typeof testMeeting>[0], ahead: number) {
  const meeting = await testMeeting(t)
  const { app, owner, requester, propose, agree, told } = meeting
  const starts_at = inTime(ahead)
  await propose(requester, 0, { starts_at })
  await agree(owner)
  const at = (offset: number) => remindOfHandovers(app.db, Date.parse(starts_at) + offset)
  const heard = (who: { id: number }) =>
    told(who).filter((type) => type === 'handover_reminder' || type === 'handover_question')
  return { ...meeting, at, heard, startsAt: Date.parse(starts_at) }
}

t.test('both are reminded a day and two hours before, and asked the day after, once each', async (t) => {
  const { app, owner, requester, at, heard } = await agreed(t, 3 * DAY)
  at(-DAY - MINUTE)
  t.strictSame(heard(owner), [])
  for (const offset of [-DAY, -DAY + MINUTE, -3 * HOUR]) at(offset)
  t.strictSame([heard(owner), heard(requester)], [['handover_reminder'], ['handover_reminder']])
  for (const offset of [-2 * HOUR, -HOUR, 0, HOUR]) at(offset)
  t.strictSame(heard(owner), ['handover_reminder', 'handover_reminder'])
  for (const offset of [DAY, DAY + MINUTE, 9 * DAY]) at(offset)
  for (const who of [owner, requester]) {
    t.strictSame(heard(who), ['handover_reminder', 'handover_reminder', 'handover_question'])
    t.equal(listNotifications(app.db, who.id).notifications[0]!.title, 'Did it happen?')
  }
})

t.test('a late agreement only has the remaining reminders', async (t) => {
  const { owner, at, heard } = await agreed(t, 5 * HOUR)
  at(-4 * HOUR)
  t.strictSame(heard(owner), [])
  at(-2 * HOUR)
  t.strictSame(heard(owner), ['handover_reminder'])
})

t.test('after a long downtime expired reminders are skipped', async (t) => {
  const { owner, at, heard } = await agreed(t, 3 * DAY)
  at(MINUTE)
  t.strictSame(heard(owner), [], 'neither of tomorrow nor of today')
  at(DAY)
  t.strictSame(heard(owner), ['handover_question'])
})

t.test('a late reminder has no outdated text', async (t) => {
  const { owner, at, call } = await agreed(t, 3 * DAY)
  const newest = async () => (await call(owner, 'GET', '/notifications')).body.data.notifications[0]
  // After downtime, the reminder of the day before is sent three hours before.
  at(-3 * HOUR)
  t.match(await newest(), {
    title: 'Your Meeting Is in Less Than a Day',
    text: 'You’re meeting Rita Requester to swap in less than 24 hours.',
  })
  at(-HOUR)
  t.match(await newest(), {
    title: 'Your Meeting Is in Less Than Two Hours',
    text: 'You’re meeting Rita Requester to swap in less than two hours.',
  })
})

t.test('a new proposal ends the reminders, and its agreement restarts them', async (t) => {
  const { owner, requester, propose, agree, at, heard } = await agreed(t, 3 * DAY)
  at(-DAY)
  await propose(owner, 1, { starts_at: inTime(5 * DAY) })
  at(-HOUR)
  t.strictSame(heard(owner), ['handover_reminder'])
  await agree(requester, 2)
  at(DAY + HOUR)
  t.strictSame(heard(owner), ['handover_reminder', 'handover_reminder'])
})

t.test(
  'nobody is reminded of a swap that was called off, or asked about what they have confirmed',
  async (t) => {
    const { owner, requester, id, call, at, heard } = await agreed(t, 3 * DAY)
    await call(owner, 'POST', `/exchange-request/${id}/completion`)
    at(DAY)
    t.strictSame([heard(owner), heard(requester)], [[], ['handover_question']])
    const other = await agreed(t, 3 * DAY)
    await other.call(other.owner, 'POST', `/exchange-request/${other.id}/cancellation`, { reason: 'Moved' })
    other.at(-DAY)
    other.at(DAY)
    t.strictSame(other.heard(other.requester), [])
  },
)

t.test('a user who has confirmed an exchange gets no reminder of it, even if another is open', async (t) => {
  const { app, call, told } = await testMeeting(t)
  const { id, people, items } = testCircle(app, 3)
  const [ada, ben] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  const starts_at = inTime(2 * DAY)
  const plan = { place: 'Library', starts_at, revision: 0, with: ben.id }
  t.equal((await call(ada, 'POST', `/swaps/${id}/handover`, plan)).status, 200)
  const agreement = { with: ada.id, revision: 1 }
  t.equal((await call(ben, 'POST', `/swaps/${id}/handover/agreement`, agreement)).status, 200)
  t.equal((await call(ada, 'POST', `/circles/${id}/completion`, { leg: items[0] })).status, 200)
  remindOfHandovers(app.db, Date.parse(starts_at) + DAY)
  t.strictSame(
    [ada, ben].map((who) => told(who).includes('handover_question')),
    [false, true],
  )
})

t.test('the 7, 21 and 30 days of an unconfirmed swap are counted from the agreed handover', async (t) => {
  const { app, owner, id, told, startsAt } = await agreed(t, 40 * DAY)
  const state = () => app.db.$client.prepare('SELECT state FROM swaps WHERE id = ?').pluck().get(id) as string
  const pass = (from: number, to: number) => {
    for (let day = from; day <= to; day++) keepDeadlines(app.db, startsAt + day * DAY + MINUTE)
  }
  const reminded = () => told(owner).filter((type) => type === 'exchange_reminder').length
  pass(-39, 6)
  t.strictSame([reminded(), state()], [0, 'agreed'])
  pass(7, 29)
  t.strictSame([reminded(), state()], [2, 'agreed'])
  pass(30, 30)
  t.equal(state(), 'ended')
})
