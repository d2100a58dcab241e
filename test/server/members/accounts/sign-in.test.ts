import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { sessions } from '../../../../db/schema/index.ts'
import { findAccount, updateAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { signIn as signInTo } from '../../../../server/members/accounts/accounts-service.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const signIn = (app: FastifyInstance, email: unknown, password: unknown = PASSWORD, headers = {}) =>
  app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: { email, password } as object })

t.test('signing in answers token and user, and sets the same token as a cookie', async (t) => {
  const app = await testApp(t)
  const { id } = testAccount(app, { email: 'ada@example.test' })
  const answer = await signIn(app, 'ada@example.test')
  t.equal(answer.statusCode, 200)
  const { token, ...rest } = answer.json()
  t.same(rest, {
    status: true,
    message: 'Sign in successfully',
    data: {
      id,
      name: 'Ada Example',
      email: 'ada@example.test',
      avatar: null,
      language: null,
      phone_number: '+15550102030',
      address: 'Springfield',
      about: '',
      contact_visibility: 'everyone',
      neighbourhood_id: null,
      version: 1,
    },
  })
  t.match(answer.cookies, [
    { name: 'swapyard_token', value: token, httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2592000 },
  ])
  t.notOk(answer.cookies[0]!.secure)
})

t.test('under https both cookies are secure', async (t) => {
  const app = await testApp(t, { PUBLIC_URL: 'https://swap.test' })
  const { email } = testAccount(app)
  t.match((await signIn(app, email)).cookies, [
    { name: 'swapyard_token', secure: true },
    { name: 'swapyard_device', secure: true },
  ])
})

t.test('a wrong password and an unknown email get the same answer', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const wrong = await signIn(app, email, 'wrong')
  const unknown = await signIn(app, 'nobody@example.test', 'wrong')
  t.equal(wrong.statusCode, 401)
  t.equal(unknown.statusCode, 401)
  t.equal(wrong.body, unknown.body)
  t.same(Object.keys(wrong.headers).sort(), Object.keys(unknown.headers).sort())
  t.same(wrong.json(), { status: false, message: 'Wrong email or password.' })
})

t.test('email and password must be there, and the email must be one', async (t) => {
  const app = await testApp(t)
  const errors = async (email: unknown, password: unknown) =>
    (
      await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } as object })
    ).json().errors
  t.same(await errors('', ''), { email: ['Email is required'], password: ['Password is required'] })
  t.same(await errors(undefined, undefined), {
    email: ['Email is required'],
    password: ['Password is required'],
  })
  t.same(await errors('ada', 'x'), { email: ['Invalid email'] })
  t.same(await errors({ $ne: 1 }, ['x']), {
    email: ['Email is required'],
    password: ['Password is required'],
  })
})

t.test('after 10 wrong passwords the account answers 429, to the right one too, known or not', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  for (const tried of [email, 'nobody@example.test']) {
    const { max } = RATE.signInFailures
    const answers = await Promise.all(Array.from({ length: max + 20 }, () => signIn(app, tried, 'wrong')))
    t.equal(answers.filter(({ statusCode }) => statusCode === 401).length, max)
    t.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 20)
    const locked = await signIn(app, tried)
    t.equal(locked.statusCode, 429)
    const wait = Number(locked.headers['retry-after'])
    t.ok(wait > 0 && wait <= 15 * 60)
  }
  const { email: other } = testAccount(app)
  t.equal((await signIn(app, other)).statusCode, 200, 'others are not touched')
})

t.test('right passwords count for nothing against the account', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  for (let i = 0; i < RATE.signInFailures.max + 5; i++) t.equal((await signIn(app, email)).statusCode, 200)
})

t.test('a suspended account is reported only with the right password', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app, { suspendedAt: new Date() })
  t.equal((await signIn(app, email, 'wrong')).statusCode, 401)
  const answer = await signIn(app, email)
  t.equal(answer.statusCode, 403)
  t.match(answer.json().message, /^This account is suspended\. Write to the people/)
})

t.test('sign-in fails if the password changes or the account is suspended during the check', async (t) => {
  const app = await testApp(t)
  const { id, email } = testAccount(app)
  app.sessions.endAll(id)
  const { passwordHash } = findAccount(app.db, id)!
  const from = { asker: { accountId: id }, elsewhere: false, device: '/' }
  for (const change of [{ passwordHash: 'of a new one' }, { suspendedAt: new Date() }]) {
    updateAccount(app.db, id, { passwordHash })
    const signing = signInTo(app, { email, password: PASSWORD }, from)
    updateAccount(app.db, id, change)
    t.match(await signing.catch((error) => error), { status: 401 })
  }
  t.same(app.db.select().from(sessions).all(), [])
})

t.test('a demo account signs in here and not through a proxy', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app, { isDemo: true })
  t.equal((await signIn(app, email)).statusCode, 200)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via', 'x-forwarded-proto']) {
    const answer = await signIn(app, email, PASSWORD, { [header]: '127.0.0.1' })
    t.equal(answer.statusCode, 403, header)
    t.same(answer.cookies, [])
  }
})

t.test('a demo account signs in on the machine itself, not over the network', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app, { isDemo: true })
  const from = (remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
      remoteAddress,
    })
  for (const address of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
    t.equal((await from(address)).statusCode, 200, address)
  }
  for (const address of ['192.0.2.7', '10.0.0.7', '::ffff:192.0.2.7', '2001:db8::7', 'fe80::1%eth0']) {
    const answer = await from(address)
    t.equal(answer.statusCode, 403, address)
    t.same(answer.cookies, [])
  }
})

t.test('a session of a demo account is as good as ended over the network and through a proxy', async (t) => {
  const app = await testApp(t)
  const { bearer, token } = testAccount(app, { isDemo: true })
  const profile = (more: object) => app.inject({ url: '/api/profile', headers: bearer, ...more })
  const page = (more: object) =>
    app.inject({ url: '/dashboard', cookies: { swapyard_token: token }, ...more })
  t.equal((await profile({})).statusCode, 200)
  t.equal((await page({})).statusCode, 200)
  for (const elsewhere of [
    { remoteAddress: '192.0.2.7' },
    { headers: { ...bearer, 'x-forwarded-for': '127.0.0.1' } },
  ]) {
    t.equal((await profile(elsewhere)).statusCode, 401)
    t.equal((await page({ ...elsewhere, headers: { via: '1.1 proxy' } })).statusCode, 302)
  }
  t.equal((await profile({})).statusCode, 200, 'and goes on here')
  const person = testAccount(app)
  t.equal((await profile({ headers: person.bearer, remoteAddress: '192.0.2.7' })).statusCode, 200)
})

t.test('signing out ends the session and clears the cookie', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const signOut = () => app.inject({ method: 'POST', url: '/api/auth/logout', headers: bearer })
  const answer = await signOut()
  t.same(answer.json(), { status: true, message: 'Logged out successfully', data: null })
  t.match(answer.cookies, [{ name: 'swapyard_token', value: '' }])
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 401)
  t.equal((await signOut()).statusCode, 401)
})
