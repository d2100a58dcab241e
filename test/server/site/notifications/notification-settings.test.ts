import t from 'tap'
import { testAccount } from '../../../helpers/accounts.ts'
import { testChat } from '../../../helpers/chat.ts'

const PATH = '/notification-settings'

t.test('notification settings are changed in parts, per user', async (t) => {
  const { app, ada, bob, call } = await testChat(t)
  const before = (await call(ada, 'GET', PATH)).body.data
  t.match(before, {
    offers: 'now',
    messages: 'now',
    handover: 'now',
    matches: 'now',
    news: 'never',
    quiet_from: null,
    quiet_to: null,
    time_zone: String,
  })
  t.equal(Object.keys(before).length, 8)
  const changes = { matches: 'daily', quiet_from: '22:00', quiet_to: '07:30', time_zone: 'Europe/Berlin' }
  const { status, body } = await call(ada, 'POST', PATH, changes)
  t.equal(status, 200)
  t.strictSame(body.data, { ...before, ...changes })
  t.strictSame((await call(ada, 'GET', PATH)).body.data, { ...before, ...changes })
  await call(ada, 'POST', PATH, { quiet_from: null, quiet_to: null, news: 'weekly' })
  t.match((await call(ada, 'GET', PATH)).body.data, { quiet_from: null, news: 'weekly', matches: 'daily' })
  t.strictSame((await call(bob, 'GET', PATH)).body.data, before)
  t.equal((await app.inject(`/api${PATH}`)).statusCode, 401)
})

t.test('what makes no sense is refused', async (t) => {
  const { ada, call } = await testChat(t)
  for (const body of [
    { offers: 'daily' },
    { news: 'now' },
    { quiet_from: '25:00', quiet_to: '07:00' },
    { quiet_from: '7:00', quiet_to: '08:00' },
    { quiet_from: '22:00' },
    { quiet_to: '22:00' },
    { time_zone: 'Mars/Olympus' },
    { time_zone: '' },
    { time_zone: 7 },
  ]) {
    t.equal((await call(ada, 'POST', PATH, body)).status, 422, JSON.stringify(body))
  }
})

t.test('moderators can choose mail about running the site; others cannot', async (t) => {
  const { app, ada, call } = await testChat(t)
  const moderator = testAccount(app, { role: 'moderator' })
  t.equal((await call(moderator, 'GET', PATH)).body.data.admin, 'now')
  t.equal((await call(moderator, 'POST', PATH, { admin: 'never' })).body.data.admin, 'never')
  t.equal((await call(moderator, 'POST', PATH, { admin: 'daily' })).status, 422)
  const page = (who: typeof ada) =>
    app.inject({ url: '/dashboard/setting/notifications', cookies: { swapyard_token: who.token } })
  t.match((await page(moderator)).body, 'Running this site')
  t.notMatch((await page(ada)).body, 'Running this site')
  t.equal((await call(ada, 'POST', PATH, { admin: 'never' })).status, 200)
  t.notOk('admin' in (await call(ada, 'GET', PATH)).body.data)
  app.db.$client.prepare("UPDATE accounts SET role = 'admin' WHERE id = ?").run(ada.id)
  t.equal((await call(ada, 'GET', PATH)).body.data.admin, 'now', 'nothing was kept of it')
})
