import { eq } from 'drizzle-orm'
import t from 'tap'
import { accounts } from '../../../../db/schema/index.ts'
import { findAccountByEmail } from '../../../../server/members/accounts/accounts-queries.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo, secretsOf } from '../../../helpers/mail.ts'

const person = {
  name: 'Ada Example',
  email: 'ada@example.test',
  phone_number: '2025550123',
  address: '1 Main Street',
  password: 'long enough',
  password_confirmation: 'long enough',
  terms_and_conditions: '1',
}
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  ({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } }) as const

t.test('nothing but what the form asks for gets into an account', async (t) => {
  const app = await testApp(t)
  const more = {
    id: 77,
    isAdmin: true,
    is_admin: '1',
    is_demo: '1',
    emailProvedAt: 1,
    email_proved_at: 1,
    passwordHash: 'x',
    avatarImageId: 1,
  }
  t.equal((await app.inject(post('/api/auth/register', { ...person, ...more }))).statusCode, 200)
  const account = findAccountByEmail(app.db, person.email)!
  t.match(account, { role: 'member', isDemo: false, emailProvedAt: null, avatarImageId: null })
  t.not(account.id, 77)
  t.match(account.passwordHash, /^\$argon2id\$/)
})

t.test('keys of prototypes are refused or stay keys', async (t) => {
  const app = await testApp(t)
  const json = JSON.stringify(person).replace('{', '{"__proto__":{"is_admin":true},')
  const refused = await app.inject(post('/api/auth/register', json))
  t.ok(refused.statusCode >= 400 && refused.statusCode < 500)
  t.match(refused.json(), { status: false, message: String })

  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.append(name, value)
  for (const name of ['__proto__', 'constructor', 'prototype', '__proto__[isAdmin]'])
    form.append(name, 'true')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  t.ok(answer.statusCode === 200 || answer.statusCode === 422)
  t.notOk('isAdmin' in {})
})

t.test('a field that is sent twice is no text', async (t) => {
  const app = await testApp(t)
  const form = new FormData()
  for (const [name, value] of Object.entries(person)) form.append(name, value)
  form.append('email', 'other@example.test')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  t.equal(answer.statusCode, 422)
  t.same(answer.json().errors, { email: ['Email is required'] })
})

t.test('a name can be seen, on one line, and turns no text around', async (t) => {
  const app = await testApp(t)
  for (const name of ['\u200b', ' \u2060\u200d ', '\u202e', '\u0000', '\u00ad']) {
    const answer = await app.inject(post('/api/auth/register', { ...person, name }))
    t.same(answer.json().errors, { name: ['First name is required'] }, JSON.stringify(name))
  }
  const email = 'seen@example.test'
  await app.inject(
    post('/api/auth/register', { ...person, email, name: ' Ada\n\u202eL. \u{1f469}\u200d\u{1f52c}\u0000' }),
  )
  t.equal(findAccountByEmail(app.db, email)!.name, 'Ada L. \u{1f469}\u200d\u{1f52c}')
})

t.test('a user locked out by a stranger gets instructions, and can sign in at once', async (t) => {
  const app = await testApp(t)
  const { id, email, token: before } = testAccount(app)
  const guess = post('/api/auth/login', { email, password: 'a guess' })
  for (let i = 0; i < RATE.signInFailures.max; i++) await app.inject(guess)
  const locked = await app.inject(guess)
  t.equal(locked.statusCode, 429)
  t.match(locked.json().message, 'reset your password to get in right away')
  t.ok(app.sessions.find(before), 'where one is signed in, one stays so')

  await app.inject(post('/api/auth/send-otp', { email }))
  const { token } = secretsOf((await mailTo(app, email, 'reset-code')).text)
  const password = 'a new password'
  const reset = { email, password, password_confirmation: password, reset_token: token }
  t.equal((await app.inject(post('/api/auth/reset-password', reset))).statusCode, 200)
  t.equal((await app.inject(post('/api/auth/login', { email, password }))).statusCode, 200)
  t.ok(app.db.select().from(accounts).where(eq(accounts.id, id)).get())
})

t.test('sign-in creates a new session despite an existing cookie', async (t) => {
  const app = await testApp(t)
  const stranger = testAccount(app)
  await app.inject(post('/api/auth/register', person))
  const login = post('/api/auth/login', { email: person.email, password: person.password })
  const tokens = new Set<string>([stranger.token])
  for (const cookie of [`swapyard_token=${stranger.token}`, 'swapyard_token=chosen', '']) {
    const answer = await app.inject({ ...login, headers: { ...login.headers, cookie } })
    t.equal(answer.json().data.email, person.email)
    tokens.add(answer.json().token)
  }
  t.equal(tokens.size, 4)
})

t.test('a link on another site signs nobody out', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app)
  const visit = (site: string) =>
    app.inject({
      url: '/sign-in?signed_out=1',
      cookies: { swapyard_token: token },
      headers: { 'sec-fetch-site': site },
    })
  t.same((await visit('cross-site')).cookies, [])
  for (const site of ['same-origin', 'none']) t.match((await visit(site)).cookies, [{ value: '' }])
})
