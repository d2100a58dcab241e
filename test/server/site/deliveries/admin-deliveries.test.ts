import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts, deliveries, outbox, pushSubscriptions } from '../../../../db/schema/index.ts'
import { carriers } from '../../../../server/site/notifications/plan-deliveries.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testModerator } from '../../../helpers/moderator.ts'
import { pushService } from '../../../helpers/push-service.ts'
import { smtpServer } from '../../../helpers/smtp.ts'
import { testSwap } from '../../../helpers/swap.ts'
import { until } from '../../../helpers/until.ts'

const withPassword = (url: string, password: string) => url.replace('//', `//swapyard:${password}@`)

t.test('a wrong password is shown before any mail is due, with the server’s response', async (t) => {
  const smtp = await smtpServer(t, { password: 'right' })
  const { app } = await testSwap(t, { SMTP_URL: withPassword(smtp.url, 'mistaken') })
  const { act, see } = testModerator(app)
  await until(() => app.mailer.problem != null)
  t.match(app.mailer.problem!.words, /Wrong: …/)
  for (const path of ['', '/outbox', '/deliveries']) t.match((await see(path)).html, /Wrong: …/, path)
  const { status, body } = await act('POST', '/outbox/test-mail')
  t.equal(status, 409)
  t.match(body.message, /refused it: .*Wrong: …/)
})

t.test('a test mail reports acceptance by the server', async (t) => {
  const smtp = await smtpServer(t, { password: 'right' })
  const { app } = await testSwap(t, { SMTP_URL: withPassword(smtp.url, 'right') })
  const { act, admin, see } = testModerator(app)
  const { status, body } = await act('POST', '/outbox/test-mail')
  t.equal(status, 200)
  t.equal(body.message, `The mail server has accepted a test email to ${admin.email}`)
  t.ok(app.db.select().from(outbox).all().at(-1)!.sentAt)
  t.equal(app.mailer.problem, null)
  t.notMatch((await see('')).html, 'isn’t accepting mail')
})

t.test('a recovered mail server is no longer reported', async (t) => {
  const smtp = await smtpServer(t)
  await smtp.close()
  const { app } = await testSwap(t, { SMTP_URL: smtp.url })
  await until(() => app.mailer.problem != null)
  t.match(app.mailer.problem!.words, /ECONNREFUSED/)
  await smtpServer(t, { port: smtp.port })
  await app.mailer.check()
  t.equal(app.mailer.problem, null)
})

t.test('what one reader’s server refuses is their trouble and no trouble of all mail', async (t) => {
  const smtp = await smtpServer(t, { refuse: 'gone@example.test' })
  const { app, owner, send } = await testSwap(t, { SMTP_URL: smtp.url })
  const { see } = testModerator(app)
  app.db.$client
    .prepare("UPDATE accounts SET email = 'gone@example.test', name = 'Gina' WHERE id = ?")
    .run(owner.id)
  await send()
  const row = () => app.db.select().from(deliveries).all()[0]!
  await until(() => row().attempts === 1)
  t.match(row(), { outcome: 'failed', nextAttemptAt: null }, 'refused for good: never sent again')
  t.equal(app.mailer.problem, null)
  const { html } = await see('/deliveries')
  t.match(html, /1 not delivered/)
  t.match(html, /Gina/)
  t.match(html, /By email.{0,40}Offers and swaps/s)
  t.match(html, /550 No such mailbox/)
  t.notMatch(html, 'Trying again')
  t.notMatch(html, /Guitar/, 'what it was about in particular is no business of admins')
  const { html: start } = await see('')
  t.match(start, /1 failed/)
  t.match(start, /The last one: .*550 No such mailbox/)
  t.match(start, /<li class="panel tile warns"><h2><a[^>]*href="\/admin\/deliveries"/)
})

t.test(
  'a permanent error of the server for all recipients is shown at once, and mail is sent after the fix',
  async (t) => {
    const smtp = await smtpServer(t, { relays: false })
    const { app, send } = await testSwap(t, { SMTP_URL: smtp.url })
    const { see } = testModerator(app)
    await send()
    const row = () => app.db.select().from(deliveries).all()[0]!
    await until(() => row().attempts === 1)
    t.match(row(), { outcome: null, lastError: /554 5.7.1 Relay access denied/ })
    for (const path of ['', '/outbox', '/deliveries'])
      t.match(
        (await see(path)).html,
        /The mail server isn’t accepting mail: .*554 5.7.1 Relay access denied/,
        path,
      )
    smtp.relay()
    app.db.update(deliveries).set({ nextAttemptAt: new Date() }).run()
    carriers(app.db).wakes.emit('wake')
    await until(() => row().outcome === 'sent')
    t.notMatch((await see('')).html, 'Relay access denied')
  },
)

t.test('admins see failed notifications by reason, and users without mail', async (t) => {
  const service = await pushService(t, (path) => (path === '/gone' ? 410 : 400))
  const { app, owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  const { see } = testModerator(app)
  await call(owner, 'POST', '/push-subscriptions', service.subscription('/gone'))
  await call(owner, 'POST', '/push-subscriptions', service.subscription('/no'))
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Hello' })
  await until(() =>
    app.db
      .select()
      .from(deliveries)
      .all()
      .every(({ outcome }) => outcome !== null),
  )
  const stranger = testAccount(app, { name: 'Sam' })
  app.db.$client.prepare('UPDATE accounts SET mail_proved_at = NULL WHERE id = ?').run(stranger.id)
  // These users get no messages in any case.
  for (const away of [{ suspendedAt: new Date() }, { pendingSince: new Date() }, { isDemo: true }])
    testAccount(app, { mailProvedAt: null, ...away })
  const { html } = await see('/deliveries')
  t.match(html, /2 not delivered/)
  t.match(html, /The browser is no longer registered/)
  t.match(html, /: 400 the service says no/)
  t.match(html, /1 person hasn’t confirmed their address/)
  t.match(html, /They get no email, and 1 of them gets no notifications either/)
  t.match(html, /No mail server is set/)
  t.notMatch(html, />Hello</)
  t.equal((await see('/deliveries?before=1')).status, 200)
  t.equal((await see('/deliveries?before=x')).status, 422)
})

t.test('a reason of ours is worded for who reads it', async (t) => {
  const service = await pushService(t)
  const { app, owner, requester, call } = await testSwap(t, { PUSH_HOSTS: service.host })
  const { admin } = testModerator(app)
  await call(owner, 'POST', '/push-subscriptions', service.subscription())
  // As after PUSH_HOSTS no longer contains it.
  app.db.update(pushSubscriptions).set({ endpoint: 'https://gone.example.test/x' }).run()
  await call(requester, 'POST', `/messages/${owner.id}`, { message: 'Hello' })
  const row = () => app.db.select().from(deliveries).all()[0]!
  await until(() => row().outcome !== null)
  t.match(row(), { outcome: 'dropped', lastError: 'unknown_push' })
  for (const [language, words] of [
    ['en', 'The browser uses a push service that is not known here.'],
    ['de', 'Die Adresse des Browsers gehört zu keinem Push-Dienst, der hier bekannt ist.'],
    ['ar', 'عنوان المتصفح لا يخصّ أي خدمة إشعارات معروفة هنا.'],
  ] as const) {
    app.db.update(accounts).set({ language }).where(eq(accounts.id, admin.id)).run()
    const { body } = await app.inject({
      url: '/admin/deliveries',
      cookies: { swapyard_token: admin.token },
    })
    t.match(body, `>${words}<`)
    t.notMatch(body, 'unknown_push')
  }
})

t.test('an admin without a subscribed browser gets an error', async (t) => {
  const service = await pushService(t)
  const { app } = await testSwap(t, { PUSH_HOSTS: service.host })
  const { admin, callAs } = testModerator(app)
  t.equal((await callAs(admin, 'POST', '/push-subscriptions/test')).status, 409)
  await callAs(admin, 'POST', '/push-subscriptions', service.subscription())
  t.equal((await callAs(admin, 'POST', '/push-subscriptions/test')).status, 200)
  await until(() => service.received.length === 1)
})
