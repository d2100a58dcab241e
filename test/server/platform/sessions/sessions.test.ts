import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Test } from 'tap'
import t from 'tap'
import { immediate } from '../../../../db/open.ts'
import { accounts, sessions } from '../../../../db/schema/index.ts'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { requireViewer, requireViewerPage } from '../../../../server/platform/sessions/session.ts'
import { testEnvironment } from '../../../helpers/app.ts'

const SECRET = 'a secret for tests, of 32 characters or more'

async function appWithRoutes(t: Test, env: Record<string, string> = {}) {
  const app = await buildApp(readConfig(testEnvironment(t, { JWT_SECRET: SECRET, ...env })))
  t.teardown(() => app.close())
  app.get('/api/test/who', async ({ viewer }) => ({ email: viewer?.email ?? null }))
  app.get('/test/who', async ({ viewer }) => ({ email: viewer?.email ?? null }))
  app.post('/api/test/change', { onRequest: requireViewer }, async () => ({}))
  app.post('/test/change', { onRequest: requireViewer }, async () => ({}))
  app.get('/test/page', { onRequest: requireViewerPage }, async () => 'page')
  await app.ready()
  const { id } = app.db
    .insert(accounts)
    .values({
      name: 'Ada',
      email: 'ada@example.test',
      phoneNumber: '+15550102030',
      address: 'Town',
      passwordHash: '-',
      termsAcceptedAt: new Date(),
    })
    .returning({ id: accounts.id })
    .get()
  const token = app.sessions.start(id)
  return { app, id, token, bearer: { authorization: `Bearer ${token}` }, cookies: { swapyard_token: token } }
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
function forge(header: object, claims: object, secret: string, hash = 'sha256') {
  const signed = `${part(header)}.${part(claims)}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())

t.test('a bearer token identifies the user, and is valid for 30 days', async (t) => {
  const { app, bearer, token } = await appWithRoutes(t)
  const answer = await app.inject({ url: '/api/test/who', headers: bearer })
  t.equal(answer.json().email, 'ada@example.test')
  const { exp, iat } = claimsOf(token)
  t.equal(exp - iat, 30 * 24 * 60 * 60)
})

t.test('the cookie counts where pages are read and nowhere else', async (t) => {
  const { app, cookies } = await appWithRoutes(t)
  t.equal((await app.inject({ url: '/test/who', cookies })).json().email, 'ada@example.test')
  t.equal((await app.inject({ url: '/api/test/who', cookies })).json().email, null)
  t.equal((await app.inject({ url: '/%61pi/test/who', cookies })).json().email, null)
  t.equal((await app.inject({ method: 'POST', url: '/api/test/change', cookies })).statusCode, 401)
  t.equal((await app.inject({ method: 'POST', url: '/test/change', cookies })).statusCode, 401)
})

t.test('forged, foreign and expired tokens are nobody', async (t) => {
  const { app, token } = await appWithRoutes(t)
  const claims = claimsOf(token)
  const now = Math.floor(Date.now() / 1000)
  const HS256 = { alg: 'HS256', typ: 'JWT' }
  const good = forge(HS256, claims, SECRET)
  const bad = {
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
    'alg none with a signature': forge({ alg: 'none' }, claims, SECRET),
    'another algorithm with the right secret': forge({ alg: 'HS512', typ: 'JWT' }, claims, SECRET, 'sha512'),
    'a foreign signature': forge(HS256, claims, 'another secret of at least 32 characters'),
    'an expired token': forge(HS256, { ...claims, iat: now - 100, exp: now - 10 }, SECRET),
    'no expiry': forge(HS256, { sub: claims.sub, sid: claims.sid }, SECRET),
    "another person's session": forge(HS256, { ...claims, sub: '2' }, SECRET),
    'an unknown session': forge(HS256, { ...claims, sid: 'x' }, SECRET),
    'a session that is no text': forge(HS256, { ...claims, sid: {} }, SECRET),
    'the hash that the database keeps': forge(
      HS256,
      { ...claims, sid: app.db.select().from(sessions).get()!.idHash },
      SECRET,
    ),
    garbage: 'a.b.c',
  }
  const ask = (token: string) =>
    app.inject({
      method: 'POST',
      url: '/api/test/change',
      headers: { authorization: `Bearer ${token}` },
    })
  t.equal((await ask(good)).statusCode, 200)
  for (const [what, token] of Object.entries(bad)) t.equal((await ask(token)).statusCode, 401, what)
})

t.test('an ended session is invalid at once, with an event', async (t) => {
  const { app, id, bearer } = await appWithRoutes(t)
  const told: unknown[] = []
  app.sessions.on('ended', (ended) => told.push(ended))
  const other = { authorization: `Bearer ${app.sessions.start(id)}` }
  const who = async (headers: Record<string, string>) =>
    (await app.inject({ url: '/api/test/who', headers })).json().email

  const session = app.sessions.find(bearer.authorization.slice('Bearer '.length))!
  app.sessions.end(session)
  t.equal(await who(bearer), null)
  t.equal(await who(other), 'ada@example.test')
  app.sessions.endAll(id)
  t.equal(await who(other), null)
  t.same(told, [
    { accountId: id, sessionId: session.id },
    { accountId: id, sessionId: null },
  ])
})

t.test('a rolled-back end of sessions emits no event', async (t) => {
  const { app, id, bearer } = await appWithRoutes(t)
  const told: object[] = []
  app.sessions.on('ended', (ended) => told.push(ended))
  const ending = () =>
    immediate(app.db, () => {
      app.sessions.endAll(id)
      throw new Error('taken back')
    })
  t.throws(ending, { message: 'taken back' })
  t.same(told, [])
  t.equal((await app.inject({ url: '/api/test/who', headers: bearer })).json().email, 'ada@example.test')
})

t.test('a session that has expired is nobody, even where its token has not, and is swept', async (t) => {
  const { app, bearer } = await appWithRoutes(t)
  app.db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .run()
  t.equal((await app.inject({ url: '/api/test/who', headers: bearer })).json().email, null)
  t.equal(app.sessions.sweep(), 1)
  t.equal(app.db.select().from(sessions).all().length, 0)
})

t.test('a suspended person is signed out', async (t) => {
  const { app, bearer } = await appWithRoutes(t)
  app.db.update(accounts).set({ suspendedAt: new Date() }).run()
  t.equal((await app.inject({ url: '/api/test/who', headers: bearer })).json().email, null)
})

t.test('a stolen database file signs nobody in: the session id is nowhere in it', async (t) => {
  const { app, token } = await appWithRoutes(t)
  const { sid } = claimsOf(token)
  const file = app.config.databaseFile
  const stolen = Buffer.concat([file, `${file}-wal`].map((part) => readFileSync(part)))
  const bytes = Buffer.from(sid, 'base64url')
  for (const form of [sid, bytes, bytes.toString('hex'), bytes.toString('base64')])
    t.notOk(stolen.includes(form))
  t.ok(stolen.includes(app.db.select().from(sessions).get()!.idHash), 'the search does find what is there')
})

t.test('a guarded page sends a visitor to sign in and back', async (t) => {
  const { app, cookies } = await appWithRoutes(t)
  const visitor = await app.inject('/test/page?a=1&b=%2F')
  t.equal(visitor.statusCode, 302)
  t.equal(visitor.headers.location, `/sign-in?redirect=${encodeURIComponent('/test/page?a=1&b=%2F')}`)
  const signIn = await app.inject(String(visitor.headers.location))
  t.match(signIn.body, 'Sign in to continue. You’ll then be taken back to where you were.')
  t.match((await app.inject('/sign-in')).body, 'Good to see you again.', 'of whom nothing was asked')
  t.equal((await app.inject({ url: '/test/page', cookies })).body, 'page')
})

t.test('/sign-in?signed_out=1 clears the cookie, another address does not', async (t) => {
  const { app, cookies } = await appWithRoutes(t)
  // Independent of the number of visits, because the page is cached.
  for (let visit = 0; visit < 3; visit++) {
    const cleared = await app.inject({ url: '/sign-in?signed_out=1', cookies })
    t.equal(cleared.statusCode, 200)
    t.match(cleared.cookies, [{ name: 'swapyard_token', value: '', httpOnly: true, sameSite: 'Lax' }])
  }
  t.same((await app.inject({ url: '/sign-in?redirect=/', cookies })).cookies, [])
})

t.test('/sign-in?signed_out=1 ends the session of the cookie and its push, no other', async (t) => {
  const { app, cookies, bearer } = await appWithRoutes(t)
  const status = async () => (await app.inject({ url: '/api/profile', headers: bearer })).statusCode
  const { idHash, accountId } = app.db.select().from(sessions).get()!
  app.db.$client
    .prepare(
      "INSERT INTO push_subscriptions (account_id, session_hash, endpoint, p256dh, auth) VALUES (?, ?, 'https://push.example.test/1', 'k', 'a')",
    )
    .run(accountId, idHash)
  const pushes = app.db.$client.prepare('SELECT count(*) FROM push_subscriptions').pluck()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  await app.inject({ url: '/sign-in?signed_out=1', cookies, headers: foreign })
  await app.inject({ url: '/sign-in?signed_out=1' })
  t.equal(await status(), 200, 'not by a link of another site, nor without the cookie')
  t.equal(pushes.get(), 1)
  await app.inject({ url: '/sign-in?signed_out=1', cookies })
  t.equal(await status(), 401)
  t.equal(pushes.get(), 0)
})

t.test('the secret is created once and stored, so that a restart signs nobody out', async (t) => {
  const env = testEnvironment(t)
  const first = await buildApp(readConfig(env))
  const token = first.jwt.sign({ sub: '1', sid: 'x' })
  await first.close()
  const second = await buildApp(readConfig(env))
  t.teardown(() => second.close())
  t.match(second.jwt.verify(token), { sid: 'x' })
})

t.test('sign-out ends the session on a full disk, and its row is deleted once possible', async (t) => {
  const { app, bearer } = await appWithRoutes(t)
  const { $client: sqlite } = app.db
  const rows = () => app.db.select().from(sessions).all().length
  sqlite.pragma('query_only = 1')
  const out = await app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer })
  t.equal(out.statusCode, 200)
  t.match(out.headers['set-cookie'], /^swapyard_token=;/)
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 401)
  t.equal(rows(), 1)
  sqlite.pragma('query_only = 0')
  app.sessions.deleteEnded()
  t.equal(rows(), 0)
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 401)
})
