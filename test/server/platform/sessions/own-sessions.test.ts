import t from 'tap'
import { PAGE_SIZE } from '../../../../server/platform/limits.ts'
import { deviceOf } from '../../../../server/platform/sessions/device.ts'
import { insertSession } from '../../../../server/platform/sessions/sessions-queries.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { reviewing } from '../../../helpers/reviews.ts'

const PHONE = 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0'

t.test('browsers are stored by name only', async (t) => {
  const known: [string | undefined, string][] = [
    [PHONE, 'Firefox/Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0',
      'Edge/Windows',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
      'Chrome/Linux',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      'Safari/iPhone',
    ],
    ['curl/8.0', '/'],
    [undefined, '/'],
  ]
  for (const [agent, device] of known) t.equal(deviceOf(agent), device)
})

t.test('a waiting user can also end other sessions', async (t) => {
  const app = await testApp(t)
  const { call } = reviewing(app)
  const waiting = testAccount(app, { pendingSince: new Date() })
  app.sessions.start(waiting.id)
  const { data } = (await call(waiting, 'GET', '/sessions')).body
  const other = data.find(({ is_this }: { is_this: boolean }) => !is_this)
  t.equal((await call(waiting, 'DELETE', `/sessions/${other.id}`)).status, 200)
  t.equal((await call(waiting, 'GET', '/sessions')).body.data.length, 1)
})

t.test('users see their sessions, and end one or all', async (t) => {
  const app = await testApp(t)
  const { call } = reviewing(app)
  const [ada, bo] = [testAccount(app), testAccount(app)]
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': PHONE },
    payload: { email: ada.email, password: PASSWORD },
  })
  const phone = { bearer: { authorization: `Bearer ${signedIn.json().token}` } }
  const list = async (who: { bearer: object }) => (await call(who, 'GET', '/sessions')).body.data
  const all = await list(ada)
  t.equal(all.length, 2)
  const there = all.find(({ is_this }: { is_this: boolean }) => !is_this)
  t.match(there, { browser: 'Firefox', system: 'Android', created_at: /^\d{4}-/ })
  const page = (
    await app.inject({ url: '/dashboard/setting/privacy', cookies: { swapyard_token: ada.token } })
  ).body
  for (const text of ['Firefox on Android', 'This browser', 'since ']) t.match(page, text)
  t.equal((await call(bo, 'DELETE', `/sessions/${there.id}`)).status, 404, 'nobody ends another’s')
  t.equal((await call(ada, 'DELETE', '/sessions/nothing')).status, 404)
  t.equal((await call(phone, 'GET', '/profile')).status, 200)
  t.equal((await call(ada, 'DELETE', `/sessions/${there.id}`)).status, 200)
  t.equal((await call(phone, 'GET', '/profile')).status, 401)
  t.equal((await call(ada, 'GET', '/profile')).status, 200)
  for (let at = 0; at < PAGE_SIZE.sessions; at++) app.sessions.start(ada.id)
  t.equal((await list(ada)).length, PAGE_SIZE.sessions)
  t.equal((await call(ada, 'GET', '/sessions?page=2')).body.data.length, 1)
  t.equal((await call(ada, 'DELETE', '/sessions')).status, 200)
  t.equal((await call(ada, 'GET', '/profile')).status, 401)
  insertSession(app.db, { idHash: 'expired', accountId: bo.id, device: '/', expiresAt: new Date() })
  const { data, pagination } = (await call(bo, 'GET', '/sessions')).body
  t.strictSame([data.length, pagination.total], [1, 1], 'one that has expired is none')
})

t.test('users see blocked users, and unblock them', async (t) => {
  const app = await testApp(t)
  const { call } = reviewing(app)
  const [ada, bo, cy] = ['Ada', 'Bo', 'Cy'].map((name) => testAccount(app, { name })) as [
    ReturnType<typeof testAccount>,
    ReturnType<typeof testAccount>,
    ReturnType<typeof testAccount>,
  ]
  const blocked = async (who: { bearer: object }) =>
    (await call(who, 'GET', '/blocks')).body.data.map(({ name }: { name: string }) => name)
  const page = async () =>
    (await app.inject({ url: '/dashboard/setting/privacy', cookies: { swapyard_token: ada.token } })).body
  t.match(await page(), 'Nobody. If you block someone')
  for (const { id } of [bo, cy]) await call(ada, 'POST', `/blocks/${id}`)
  t.same((await blocked(ada)).sort(), ['Bo', 'Cy'])
  t.strictSame(await blocked(bo), [], 'nobody learns of it there')
  t.match(await page(), `/people/${cy.id}`)
  await call(ada, 'DELETE', `/blocks/${bo.id}`)
  t.strictSame(await blocked(ada), ['Cy'])
})
