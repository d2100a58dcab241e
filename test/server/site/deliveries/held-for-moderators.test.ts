import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, contactMessages } from '../../../../db/schema/index.ts'
import { HOUR } from '../../../../server/platform/time-shared.ts'
import { saveCommunityRules } from '../../../../server/site/community/community-rules.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { signUp } from '../../../helpers/joining.ts'
import { mailedSwap, pass, rows, unfolded } from '../../../helpers/mailed-swap.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { until } from '../../../helpers/until.ts'

/** A market with a moderator in quiet hours. */
async function quietModerator(t: Parameters<typeof mailedSwap>[0], env: Record<string, string> = {}) {
  const site = await mailedSwap(t, {}, env)
  const { app, call } = site
  saveCommunityRules(app.db, { join: 'approval' })
  const proved = { role: 'moderator', mailProvedAt: new Date() } as const
  const moderator = testAccount(app, proved)
  const set = (settings: object) => call(moderator, 'POST', '/notification-settings', settings)
  // The whole day except a minute 12 hours from now.
  const clock = (minutes: number) =>
    new Date(Date.now() + HOUR * 12 + minutes * 60_000).toISOString().slice(11, 16)
  await set({ quiet_from: clock(1), quiet_to: clock(0), time_zone: 'UTC' })
  /** Ends the quiet hours; returns the outcome of the held deliveries. */
  async function end() {
    const mine = () => rows(app).filter(({ accountId }) => accountId === moderator.id)
    await until(() => mine().every(({ nextAttemptAt }) => nextAttemptAt!.getTime() > Date.now() + HOUR))
    await set({ quiet_from: null, quiet_to: null })
    pass(app, 24 * HOUR)
    await until(() => mine().every(({ outcome }) => outcome !== null))
    return mine().map(({ kind, outcome }) => [kind, outcome])
  }
  return { ...site, moderator, end, act: testModerator(app).act }
}

const waits = 'admin_person_waits'

t.test('a delayed mail only lists users still waiting', async (t) => {
  const { app, act, end, moderator, smtp } = await quietModerator(t)
  const names = ['Nia Waits', 'Ada Declined', 'Bob Approved', 'Eve Suspended']
  const people: number[] = []
  for (const name of names) people.push((await signUp(app, { name })).id)
  const [, declined, approved, suspended] = people
  const because = { reason: 'Nobody knows them' }
  t.equal((await act('DELETE', `/people/${declined}/approval`, because)).status, 200)
  t.equal((await act('POST', `/people/${approved}/approval`)).status, 200)
  t.equal((await act('POST', `/people/${suspended}/suspension`, because)).status, 200)
  t.strictSame(await end(), [
    [waits, 'sent'],
    // `dropped`, because the delivery of the rejected user was deleted with the notification.
    [waits, 'dropped'],
    [waits, 'dropped'],
  ])
  const mails = smtp.received.filter(({ to }) => to.includes(moderator.email))
  t.equal(mails.length, 1)
  t.match(unfolded(mails[0]!.raw), 'Nia Waits')
})

t.test('a settled report is no longer announced', async (t) => {
  const { call, act, end, owner, requester, wanted } = await quietModerator(t)
  const report = (kind: string, id: number) =>
    call(requester, 'POST', '/reports', { target_kind: kind, target_id: id, reason: 'spam' })
  t.equal((await report('item', wanted)).status, 200)
  t.equal((await report('person', owner.id)).status, 200)
  t.equal((await act('POST', `/items/${wanted}/hiding`)).status, 200)
  t.strictSame(await end(), [
    ['admin_report', 'dropped'],
    ['admin_report', 'sent'],
  ])
})

t.test('former moderators get no notifications about running the site', async (t) => {
  const { app, end, moderator } = await quietModerator(t)
  await signUp(app)
  app.db.update(accounts).set({ role: 'member' }).where(eq(accounts.id, moderator.id)).run()
  t.strictSame(await end(), [[waits, 'dropped']])
})

t.test('a handled contact message is no longer pushed', async (t) => {
  const service = await pushService(t)
  const { app, call, act, end, moderator } = await quietModerator(t, { PUSH_HOSTS: service.host })
  await call(moderator, 'POST', '/push-subscriptions', service.subscription())
  for (const name of ['Nora', 'Olive']) {
    const message = { name, email: 'nora@example.test', phone: '', message: 'Hello' }
    t.equal((await call(moderator, 'POST', '/contact', message)).status, 200)
  }
  const { id } = app.db.select().from(contactMessages).all()[0]!
  t.equal((await act('POST', `/contact-messages/${id}/handling`)).status, 200)
  t.strictSame(await end(), [
    ['admin_contact', 'dropped'],
    ['admin_contact', 'sent'],
  ])
  t.match(service.received, [{ message: { body: /Olive/ } }])
})
