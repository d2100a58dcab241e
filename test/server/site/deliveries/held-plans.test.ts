import t from 'tap'
import { handovers, swaps } from '../../../../db/schema/index.ts'
import { HOUR } from '../../../../server/platform/time-shared.ts'
import { keepDeadlines } from '../../../../server/swaps/swap-deadlines.ts'
import { remindOfHandovers } from '../../../../server/trading/handovers/handover-reminders.ts'
import { mailedSwap, pass, rows } from '../../../helpers/mailed-swap.ts'
import { inTime } from '../../../helpers/meeting.ts'
import { until } from '../../../helpers/until.ts'

/** An agreed swap whose owner is in quiet hours. */
async function heldPlans(t: Parameters<typeof mailedSwap>[0]) {
  const site = await mailedSwap(t)
  const { app, owner, call, send } = site
  const id = await send()
  t.equal((await call(owner, 'POST', `/exchange-request/${id}/accept`)).status, 200)
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  // The whole day except a minute 12 hours from now.
  const clock = (minutes: number) => inTime(HOUR * 12 + minutes * 60_000).slice(11, 16)
  const set = (settings: object) => call(owner, 'POST', '/notification-settings', settings)
  await set({ quiet_from: clock(1), quiet_to: clock(0), time_zone: 'UTC' })
  const propose = async (who: { bearer: object }, revision: number) => {
    const plan = { place: 'Library', starts_at: inTime(HOUR * (48 + revision)), revision }
    t.equal((await call(who, 'POST', `/swaps/${id}/handover`, plan)).status, 200)
  }
  const confirm = async (who: { bearer: object }) =>
    t.equal((await call(who, 'POST', `/exchange-request/${id}/completion`)).status, 200)
  const agree = async (who: { bearer: object }, revision: number) =>
    t.equal((await call(who, 'POST', `/swaps/${id}/handover/agreement`, { revision })).status, 200)
  /** Ends the quiet hours; returns the outcome of the owner's held deliveries. */
  async function end() {
    const plans = () =>
      rows(app).filter(({ accountId, kind }) => accountId === owner.id && /handover|confirm/.test(kind))
    await until(() => plans().every(({ nextAttemptAt }) => nextAttemptAt!.getTime() > Date.now() + HOUR))
    await set({ quiet_from: null, quiet_to: null })
    pass(app, 24 * HOUR)
    await until(() => plans().every(({ outcome }) => outcome !== null))
    return plans().map(({ kind, outcome }) => [kind, outcome])
  }
  return { ...site, propose, agree, confirm, end }
}

t.test('an agreed meeting is no longer announced as a proposal', async (t) => {
  const { owner, requester, propose, agree, end } = await heldPlans(t)
  await propose(requester, 0)
  await agree(owner, 1)
  t.strictSame(await end(), [['handover_proposed', 'dropped']])
})

t.test('of several plans only the newest is announced', async (t) => {
  const { owner, requester, propose, agree, end } = await heldPlans(t)
  await propose(requester, 0)
  await propose(owner, 1)
  await agree(requester, 2)
  await propose(requester, 2)
  t.strictSame(await end(), [
    ['handover_proposed', 'dropped'],
    ['handover_agreed', 'dropped'],
    ['handover_changed', 'sent'],
  ])
})

t.test('a pending plan and an agreed one are announced', async (t) => {
  const open = await heldPlans(t)
  await open.propose(open.requester, 0)
  t.strictSame(await open.end(), [['handover_proposed', 'sent']])
  const agreed = await heldPlans(t)
  await agreed.propose(agreed.owner, 0)
  await agreed.agree(agreed.requester, 1)
  t.strictSame(await agreed.end(), [['handover_agreed', 'sent']])
})

t.test('who has confirmed at night is not asked in the morning to do so', async (t) => {
  const night = async (confirms: boolean) => {
    const { app, owner, requester, propose, agree, confirm, end } = await heldPlans(t)
    await propose(owner, 0)
    await agree(requester, 1)
    const past = Date.now() + 4 * 24 * HOUR
    remindOfHandovers(app.db, past)
    app.db.update(swaps).set({ dueAt: new Date() }).run()
    keepDeadlines(app.db, Date.now())
    if (confirms) await confirm(owner)
    const told = await end()
    return told.filter(([kind]) => kind !== 'handover_agreed')
  }
  const asked = ['handover_day_after', 'swap_handover_reminder']
  t.strictSame(
    await night(true),
    asked.map((kind) => [kind, 'dropped']),
  )
  t.strictSame(
    await night(false),
    asked.map((kind) => [kind, 'sent']),
  )
})

t.test(
  'deliveries about a meeting expire when it begins, and reminders of the day before earlier',
  async (t) => {
    const { app, owner, requester, propose, agree } = await heldPlans(t)
    await propose(owner, 0)
    await agree(requester, 1)
    const { startsAt } = app.db.select().from(handovers).get()!
    for (const before of [24, 2]) remindOfHandovers(app.db, startsAt.getTime() - before * HOUR)
    remindOfHandovers(app.db, startsAt.getTime() + 24 * HOUR)
    const lateAt = (kind: string) =>
      rows(app)
        .find((row) => row.kind === `handover_${kind}`)!
        .staleAt?.getTime()
    for (const kind of ['proposed', 'agreed', 'hours_before']) t.equal(lateAt(kind), startsAt.getTime(), kind)
    t.equal(lateAt('day_before'), startsAt.getTime() - 2 * HOUR)
    t.equal(lateAt('day_after'), undefined, 'whether it happened is asked for as long as it takes')
  },
)

t.test('a reminder of a meeting does not wait for the end of the night', async (t) => {
  const { app, owner, requester, propose, agree } = await heldPlans(t)
  await propose(owner, 0)
  await agree(requester, 1)
  remindOfHandovers(app.db, Date.now() + 25 * HOUR)
  const reminder = () =>
    rows(app).find(({ accountId, kind }) => accountId === owner.id && kind === 'handover_day_before')
  const isHeld = () => reminder()!.nextAttemptAt!.getTime() > Date.now() + HOUR
  await until(() => reminder() !== undefined && (reminder()!.outcome !== null || isHeld()))
  t.equal(reminder()!.outcome, 'sent')
})
