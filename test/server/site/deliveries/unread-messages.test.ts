import { mock } from 'node:test'
import { sql } from 'drizzle-orm'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { deliveries, messages } from '../../../../db/schema/index.ts'
import { DELIVERY } from '../../../../server/site/limits.ts'
import { sendMessage } from '../../../../server/trading/messages/send-message-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testCircles } from '../../../helpers/circle.ts'
import { mailedSwap, pass, rows, unfolded, words } from '../../../helpers/mailed-swap.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

t.test('a message that is not read is mailed after a while, once until it is', async (t) => {
  const { app, owner, requester, call, smtp } = await mailedSwap(t)
  const write = (message: string) => call(requester, 'POST', `/messages/${owner.id}`, { message })
  const age = () => {
    app.db.run(sql`UPDATE messages SET created_at = created_at - ${DELIVERY.unread}`)
    app.db.run(sql`UPDATE deliveries SET ended_at = ended_at - ${DELIVERY.unread}`)
    pass(app, DELIVERY.unread)
  }
  await write('First')
  await write('Second')
  t.equal(rows(app).length, 1, 'one mail waits for the conversation')
  t.equal(smtp.received.length, 0)
  age()
  await until(() => smtp.received.length === 1)
  t.match(words(smtp.received[0]!.raw), /Rita Requester has written to you\s+First/)
  t.match(unfolded(smtp.received[0]!.raw), /^Subject: Rita Requester has written to you\r$/m, 'no quote')
  await until(() => rows(app)[0]!.outcome === 'sent')
  await write('Third')
  age()
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  t.match(rows(app)[1], { outcome: 'dropped', lastError: 'told_already' })
  const last = app.db.select().from(messages).all().at(-1)!
  await call(owner, 'POST', `/messages/${requester.id}/read`, { up_to: last.id })
  await write('Fourth')
  age()
  await until(() => smtp.received.length === 2)
  await write('Fifth')
  const { id: fifth } = app.db.select().from(messages).all().at(-1)!
  await call(owner, 'POST', `/messages/${requester.id}/read`, { up_to: fifth })
  age()
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  t.equal(smtp.received.length, 2)
})

t.test('a conversation’s mail quotes unread messages only', async (t) => {
  const { app, owner, requester, call, smtp } = await mailedSwap(t)
  const write = async (message: string) =>
    (await call(requester, 'POST', `/messages/${owner.id}`, { message })).body.data.id as number
  const first = await write('First')
  await call(owner, 'POST', `/messages/${requester.id}/read`, { up_to: first })
  await write('Second')
  await write('Third')
  // The first mail is due, but waits until the second can no longer be cancelled by reading.
  pass(app, DELIVERY.unread)
  await until(() => rows(app)[0]!.nextAttemptAt!.getTime() > Date.now())
  t.match(rows(app), [{ outcome: null, attempts: 0 }])
  app.db.run(sql`UPDATE messages SET created_at = created_at - ${DELIVERY.unread}`)
  pass(app, DELIVERY.unread)
  await until(() => smtp.received.length === 1)
  t.match(words(smtp.received[0]!.raw), /Rita Requester has written to you\s+Second/)
  t.notMatch(words(smtp.received[0]!.raw), /First|Third/)
})

t.test('a message is mailed where another has only been pushed, or was mailed in vain', async (t) => {
  const service = await pushService(t)
  const { app, owner, requester, call, smtp } = await mailedSwap(t, {}, { PUSH_HOSTS: service.host })
  const other = testAccount(app, { name: 'Oscar Other' })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  const age = async () => {
    await until(() => rows(app).every(({ channel, outcome }) => channel === 'mail' || outcome !== null))
    app.db.run(sql`UPDATE messages SET created_at = created_at - ${DELIVERY.unread}`)
    pass(app, DELIVERY.unread)
    await until(() => rows(app).every(({ outcome }) => outcome !== null))
  }
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Theirs, earlier' })
  await call(other, 'POST', `/messages/${owner.id}`, { message: 'First' })
  await age()
  t.equal(service.received.length, 2)
  const told = smtp.received.map(({ raw }) => words(raw))
  t.match(told.find((raw) => raw.includes('Oscar Other has written to you'))!, /\sFirst/)
  t.match(told.find((raw) => raw.includes('Rita Requester has written to you'))!, /\sTheirs, earlier/)
  app.db.run(sql`UPDATE deliveries SET outcome = 'failed' WHERE channel = 'mail'`)
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Second' })
  await age()
  t.equal(smtp.received.length, 3)
})

t.test('an unread message in a circle is mailed after a delay, once until it is read', async (t) => {
  const smtp = await smtpServer(t, {})
  const { app, people, call, close } = await testCircles(t, 3, {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'swap@example.test',
  })
  const id = close()
  for (const who of people) await call(who, 'POST', `/circles/${id}/acceptance`)
  pass(app, DELIVERY.unread)
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  const ofTalk = () => rows(app).filter(({ kind }) => kind === 'circle_message')
  const [ada, ben, cleo] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
  await call(ada, 'POST', `/circles/${id}/messages`, { message: 'Saturday?' })
  await call(ada, 'POST', `/circles/${id}/messages`, { message: 'At ten?' })
  t.strictSame(
    ofTalk().map(({ accountId, outcome }) => [accountId, outcome]),
    [
      [ben.id, null],
      [cleo.id, null],
    ],
  )
  await call(cleo, 'GET', `/circles/${id}/messages`)
  pass(app, DELIVERY.unread)
  await until(() => ofTalk().every(({ outcome }) => outcome !== null))
  t.match(ofTalk(), [{ outcome: 'sent' }, { outcome: 'dropped', lastError: 'seen' }])
  t.match(words(smtp.received.at(-1)!.raw), 'has written')
})

t.test('of a night’s messages only what is unread is pushed, the newest for them all', async (t) => {
  t.teardown(() => mock.timers.reset())
  const [night, morning] = [Date.parse('2026-05-01T22:30:00Z'), Date.parse('2026-05-02T05:00:00Z')]
  // Mocks only the current time.
  mock.timers.enable({ apis: ['Date'], now: night })
  const service = await pushService(t)
  const { app, owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  const other = testAccount(app, { name: 'Oscar Other' })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  const hours = { quiet_from: '22:00', quiet_to: '05:00', time_zone: 'UTC' }
  t.equal((await call(owner, 'POST', '/notification-settings', hours)).status, 200)
  const write = async (who: typeof owner, message: string) =>
    (await call(who, 'POST', `/messages/${owner.id}`, { message })).body.data.id as number
  const read = await write(other, 'Read in the night')
  for (const message of ['First', 'Second', 'Third']) await write(requester, message)
  await call(owner, 'POST', `/messages/${other.id}/read`, { up_to: read })
  // The database's clock is not mocked.
  app.db
    .update(deliveries)
    .set({ createdAt: new Date(night) })
    .run()
  await until(() => rows(app).every(({ nextAttemptAt }) => nextAttemptAt?.getTime() === morning))
  mock.timers.setTime(morning)
  pass(app, 0)
  await until(() => rows(app).every(({ outcome }) => outcome !== null))
  t.strictSame(
    rows(app).map(({ lastError }) => lastError),
    ['read', 'moved_on', 'moved_on', ''],
  )
  t.match(service.received, [{ message: { body: 'Third' } }])
  t.equal(service.received.length, 1)
})

t.test('messages of a suspended or blocked user are no longer sent', async (t) => {
  const service = await pushService(t)
  const { app, owner, requester, call, smtp } = await mailedSwap(t, {}, { PUSH_HOSTS: service.host })
  const spammer = testAccount(app, { name: 'Sam Spammer' })
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  const hold = () =>
    app.db
      .update(deliveries)
      .set({ nextAttemptAt: new Date(Date.now() + 3_600_000) })
      .run()
  immediate(app.db, () => {
    for (const { id } of [requester, spammer]) {
      sendMessage(app.db, id, owner.id, { message: 'Buy this' })
      hold()
    }
  })
  await call(owner, 'POST', `/blocks/${requester.id}`)
  await testModerator(app).act('POST', `/people/${spammer.id}/suspension`, { reason: 'Spam' })
  app.db.run(sql`UPDATE messages SET created_at = created_at - ${DELIVERY.unread}`)
  pass(app, 3_600_000)
  const waited = () => rows(app).filter(({ kind }) => kind === 'message')
  await until(() => waited().every(({ outcome }) => outcome !== null))
  t.strictSame(
    waited().map(({ channel, outcome, lastError }) => [channel, outcome, lastError]),
    ['mail', 'push', 'mail', 'push'].map((channel) => [channel, 'dropped', 'moved_on']),
  )
  t.strictSame(service.received, [])
  t.notOk(smtp.received.some(({ to }) => to.includes(owner.email)))
})
