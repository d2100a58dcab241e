import { eq } from 'drizzle-orm'
import t from 'tap'
import { swaps } from '../../../db/schema/index.ts'
import { DAY, MINUTE } from '../../../server/platform/time-shared.ts'
import { SWAP_DEADLINE } from '../../../server/swaps/limits.ts'
import { keepAllDeadlines, keepDeadlines } from '../../../server/swaps/swap-deadlines.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testItem } from '../../helpers/items.ts'
import { testCircle } from '../../helpers/meeting.ts'
import { testSwap } from '../../helpers/swap.ts'

/** A swap with a clock; `pass` checks deadlines on each day of a range, and a minute later. */
async function waiting(t: Parameters<typeof testSwap>[0]) {
  const swap = await testSwap(t)
  const { app, told } = swap
  const pass = (from: number, to: number, since = Date.now()) => {
    for (let day = from; day <= to; day++) keepDeadlines(app.db, since + day * DAY + MINUTE)
  }
  const reminders = (who: { id: number }) => told(who).filter((type) => type === 'exchange_reminder').length
  const standing = (id: number) => app.db.select().from(swaps).where(eq(swaps.id, id)).get()
  return { ...swap, pass, reminders, standing }
}

t.test('a handshake of one side reminds the other after 3 days and ends neutrally after 14', async (t) => {
  const { app, owner, requester, wanted, call, send, statusOf, told, pass, reminders, standing } =
    await waiting(t)
  const id = await send()
  await call(owner, 'POST', `/exchange-request/${id}/accept`)
  await call(owner, 'POST', `/exchange-request/${id}/completion`)
  const now = Date.now()
  keepDeadlines(app.db, now + SWAP_DEADLINE.confirmation.remind[0] - MINUTE)
  t.equal(reminders(requester), 0, 'not before 3 days')
  pass(3, 13, now)
  t.equal(reminders(requester), 1, 'once')
  t.equal(reminders(owner), 0, 'not the one who has confirmed')
  t.equal(statusOf(wanted), 'reserved')
  pass(14, 14, now)
  t.equal(statusOf(wanted), 'available')
  t.match(standing(id), { state: 'ended', outcome: 'expired', dueAt: null })
  t.ok(told(owner).includes('exchange_expired') && told(requester).includes('exchange_expired'))
})

t.test('a swap about which nothing can be done keeps no other waiting', async (t) => {
  const { app, send, standing } = await waiting(t)
  const broken = await send()
  const other = testAccount(app)
  const whole = await send(other, { offered_product_id: testItem(app, other.id, { name: 'Camera' }) })
  app.db.$client.prepare('DELETE FROM swap_revisions WHERE swap_id = ?').run(broken)
  t.throws(() => keepDeadlines(app.db, Date.now() + 15 * DAY), 'which is said in the log')
  t.match(standing(whole), { state: 'ended', outcome: 'expired' })
  t.match(standing(broken), { state: 'proposed' })
})

t.test(
  'an agreed swap that nobody confirms reminds both after 7 and 21 days and ends after 30',
  async (t) => {
    const { owner, requester, wanted, call, send, statusOf, pass, reminders, standing } = await waiting(t)
    const id = await send()
    await call(owner, 'POST', `/exchange-request/${id}/accept`)
    pass(1, 6)
    t.strictSame([reminders(owner), reminders(requester)], [0, 0])
    pass(7, 20)
    t.strictSame([reminders(owner), reminders(requester)], [1, 1])
    pass(21, 29)
    t.strictSame([reminders(owner), reminders(requester)], [2, 2])
    t.equal(statusOf(wanted), 'reserved')
    pass(30, 30)
    t.match(standing(id), { state: 'ended', outcome: 'expired' })
    t.equal(statusOf(wanted), 'available')
  },
)

t.test('a pending request reminds the one whose turn it is after 3 days and ends after 14', async (t) => {
  const { owner, requester, send, told, pass, reminders, standing } = await waiting(t)
  const id = await send()
  pass(1, 2)
  t.equal(reminders(owner), 0)
  pass(3, 13)
  t.strictSame([reminders(owner), reminders(requester)], [1, 0])
  t.match(standing(id), { state: 'proposed' })
  pass(14, 14)
  t.match(standing(id), { state: 'ended', outcome: 'expired' })
  t.ok(
    told(owner).includes('exchange_expired') && told(requester).includes('exchange_expired'),
    'both are told',
  )
})

t.test('all that are due are done at one look, and others are served in between', async (t) => {
  const { app, send } = await waiting(t)
  const count = SWAP_DEADLINE.atOnce * 2 + 1
  for (let at = 0; at < count; at++) {
    const other = testAccount(app)
    await send(other, { offered_product_id: testItem(app, other.id) })
  }
  const open = app.db.$client.prepare("SELECT count(*) FROM swaps WHERE state = 'proposed'").pluck()
  t.equal(open.get(), count)
  const between: unknown[] = []
  const looks = setInterval(() => between.push(open.get()), 0)
  await keepAllDeadlines(app.db, Date.now() + 15 * DAY)
  clearInterval(looks)
  t.equal(open.get(), 0)
  t.ok(
    between.some((left) => left !== count && left !== 0),
    `${between}`,
  )
})

t.test(
  'the confirmation deadline counts from the first confirmation; later ones do not restart it',
  async (t) => {
    const { app, call, told, pass, standing } = await waiting(t)
    const { id, people, items } = testCircle(app, 3)
    const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const confirm = async (who: { bearer: object }, leg: number) =>
      t.equal((await call(who, 'POST', `/circles/${id}/completion`, { leg })).status, 200)
    await confirm(ada, items[0]!)
    const since = standing(id)!.waitingSince.getTime()
    pass(3, 12, since)
    await confirm(ben, items[0]!)
    t.match(standing(id), { waitingSince: new Date(since), reminders: 1 })
    pass(13, 14, since)
    t.match(standing(id), { state: 'ended', outcome: 'expired' })
    t.strictSame(told(cleo), ['circle_reminder', 'circle_expired'])
  },
)
