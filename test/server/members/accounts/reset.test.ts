import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { resetCodes } from '../../../../db/schema/index.ts'
import { findAccount } from '../../../../server/members/accounts/accounts-queries.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo, secretsOf } from '../../../helpers/mail.ts'

const NEW = 'a new password'

const post = (app: FastifyInstance, path: string, payload: object, cookies = {}) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, cookies })
const reset = (app: FastifyInstance, email: string, more: object = {}, cookies = {}) =>
  post(app, 'reset-password', { email, password: NEW, password_confirmation: NEW, ...more }, cookies)
const signIn = (app: FastifyInstance, email: string, password: string) =>
  post(app, 'login', { email, password })

async function mailedSecrets(app: FastifyInstance, email: string, count = 1) {
  const answer = await post(app, 'send-otp', { email })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return secretsOf((await mailTo(app, email, 'reset-code', count)).text)
}

t.test('a lost password: mail, code, token, new password, and all sessions end', async (t) => {
  const app = await testApp(t)
  const { email, bearer } = testAccount(app)
  const { code } = await mailedSecrets(app, email)
  const verified = await post(app, 'verify-otp', { email, otp: code })
  t.equal(verified.statusCode, 200)
  const { reset_token } = verified.json().data
  t.same(verified.json(), { status: true, message: 'OTP Verified', data: { reset_token } })
  t.match(verified.cookies, [
    {
      name: 'swapyard_reset_token',
      value: reset_token,
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: 300,
      path: '/api/auth/reset-password',
    },
  ])
  const common = { password: 'password1', password_confirmation: 'password1' }
  t.equal(
    (await reset(app, email, { reset_token, ...common })).statusCode,
    422,
    'the token outlives a bad choice',
  )
  const answer = await reset(app, email, { reset_token })
  t.same(answer.json(), { status: true, message: 'Password reset successful', data: null })
  t.equal((await app.inject({ url: '/api/profile', headers: bearer })).statusCode, 401)
  t.equal((await signIn(app, email, PASSWORD)).statusCode, 401)
  t.equal((await signIn(app, email, NEW)).statusCode, 200)
  t.match(await mailTo(app, email, 'password-changed'), { subject: /was changed/, text: /\/resetpassword/ })
})

t.test('the cookie of verify-otp does instead of the token', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const { code } = await mailedSecrets(app, email)
  const { cookies } = await post(app, 'verify-otp', { email, otp: code })
  t.equal((await reset(app, email, {}, { [cookies[0]!.name]: cookies[0]!.value })).statusCode, 200)
})

t.test(
  'so does the token of the long link, once, and proves the address that it was mailed to',
  async (t) => {
    const app = await testApp(t)
    const { id, email } = testAccount(app, { mailProvedAt: null })
    const { token } = await mailedSecrets(app, email)
    t.equal((await reset(app, email, { reset_token: token })).statusCode, 200)
    t.match(findAccount(app.db, id), { mailProvedAt: Date })
    t.equal((await reset(app, email, { reset_token: token })).statusCode, 403)
  },
)

t.test('of resets at once with one token, one sets the password', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const { token } = await mailedSecrets(app, email)
  const answers = await Promise.all([1, 2, 3].map(() => reset(app, email, { reset_token: token })))
  t.same(answers.map(({ statusCode }) => statusCode).sort(), [200, 403, 403])
})

t.test(
  'a code may be typed in lower case and with blanks, works once, and ends with the next one',
  async (t) => {
    const app = await testApp(t)
    const { email } = testAccount(app)
    const first = await mailedSecrets(app, email)
    const second = await mailedSecrets(app, email, 2)
    const verify = async (otp: string) => (await post(app, 'verify-otp', { email, otp })).statusCode
    if (first.code !== second.code) t.equal(await verify(first.code), 422)
    t.equal(await verify(` ${second.code.toLowerCase().split('').join(' ')} `), 200)
    t.equal(await verify(second.code), 422)
  },
)

t.test('email only is 403 with the same body, for every caller and email', async (t) => {
  const app = await testApp(t)
  const { email, bearer, token } = testAccount(app)
  const other = testAccount(app)
  const { token: linkOfOther } = await mailedSecrets(app, other.email)
  const answers = [
    await reset(app, email),
    await reset(app, 'nobody@example.test'),
    await reset(app, email, { reset_token: '' }),
    await reset(app, email, { reset_token: 'x' }),
    await reset(app, email, { reset_token: linkOfOther }),
    await reset(app, email, {}, { swapyard_token: token }),
    await reset(app, email, {}, { swapyard_reset_token: 'x' }),
    await app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      headers: bearer,
      payload: { email, password: NEW, password_confirmation: NEW },
    }),
  ]
  for (const { statusCode, body } of answers) {
    t.equal(statusCode, 403)
    t.equal(body, '{"status":false,"message":"Password reset failed"}')
  }
  t.equal((await signIn(app, email, PASSWORD)).statusCode, 200, 'nothing has changed')
})

t.test('code, token and link end with their time', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const past = new Date(Date.now() - 1)
  const { code, token } = await mailedSecrets(app, email)
  const minutes = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 60_000)
  const row = () => app.db.select().from(resetCodes).get()!
  t.equal(minutes(row().createdAt, row().codeExpiresAt), 10)
  t.equal(minutes(row().createdAt, row().linkExpiresAt), 30)

  const { reset_token } = (await post(app, 'verify-otp', { email, otp: code })).json().data
  t.equal(minutes(new Date(), row().tokenExpiresAt!), 5)
  app.db
    .update(resetCodes)
    .set({ tokenExpiresAt: past, linkExpiresAt: past, codeExpiresAt: past, tokenHash: row().tokenHash })
    .run()
  t.equal((await reset(app, email, { reset_token })).statusCode, 403)
  t.equal((await reset(app, email, { reset_token: token })).statusCode, 403)
  app.db.update(resetCodes).set({ tokenHash: null }).run()
  t.equal((await post(app, 'verify-otp', { email, otp: code })).statusCode, 422)
})

t.test('changing the password ends running resets too', async (t) => {
  const app = await testApp(t)
  const { email, bearer } = testAccount(app)
  const { token } = await mailedSecrets(app, email)
  const payload = { current_password: PASSWORD, new_password: 'six6x!', new_password_confirmation: 'six6x!' }
  const url = '/api/dashboard/password/update'
  t.equal((await app.inject({ method: 'POST', url, headers: bearer, payload })).statusCode, 200)
  t.equal((await reset(app, email, { reset_token: token })).statusCode, 403)
})

t.test('every rule of section 5 for the steps of a reset applies', async (t) => {
  const app = await testApp(t)
  const errors = async (path: string, payload: object) => (await post(app, path, payload)).json().errors
  const invalid = { email: ['Invalid email address'] }
  t.same(await errors('send-otp', { email: 'x' }), invalid)
  t.same(await errors('send-otp', {}), invalid)
  for (const otp of ['', 'ABC', 'ABCDE', undefined, ['A', 'B', 'C', 'D']]) {
    t.same(await errors('verify-otp', { email: 'x', otp }), {
      ...invalid,
      otp: ['The code is 4 characters long'],
    })
  }
  const set = (password: unknown, password_confirmation: unknown) =>
    errors('reset-password', { email: 'a@example.test', password, password_confirmation })
  const short = ['Password must be at least 8 characters long']
  t.same(await set('1234567', '1234567'), { password: short, password_confirmation: short })
  t.same(await set('12345678', '12345679'), { password_confirmation: ['Passwords do not match'] })
  t.same(await set('x'.repeat(201), 'x'.repeat(201)), {
    password: ['Password can have up to 200 characters'],
    password_confirmation: ['Password can have up to 200 characters'],
  })
})

t.test('nothing in the database except the mail reveals the code, the token or the link', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const { code, token } = await mailedSecrets(app, email)
  const { reset_token } = (await post(app, 'verify-otp', { email, otp: code })).json().data
  const { codeHash, ...row } = app.db.select().from(resetCodes).get()!
  t.notMatch(JSON.stringify(row), code)
  t.notMatch(JSON.stringify(row), token)
  t.notMatch(JSON.stringify(row), reset_token)
  t.match(codeHash, /^[0-9a-f]{64}$/)
})

t.test('shutting down right after send-otp loses no mail', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  t.equal((await post(app, 'send-otp', { email })).statusCode, 200)
  const file = app.config.databaseFile
  await app.close()
  const again = await testApp(t, { DATABASE_FILE: file })
  t.ok(await mailTo(again, email, 'reset-code'))
})

t.test('the old address of the code leads on with the email', async (t) => {
  const app = await testApp(t)
  const to = async (query: string) => (await app.inject(`/resetpasswordcode${query}`)).headers.location
  t.equal(await to('?email=a%2Bb@example.test'), '/verification?email=a%2Bb%40example.test')
  t.equal(await to(''), '/verification')
})

/** Fills the database to its size limit until the returned function is called. */
function fillUp(t: Test, { db: { $client: sqlite } }: FastifyInstance): () => void {
  const filler = sqlite.prepare(
    'INSERT INTO outbox (template, recipient, subject, text, html) VALUES (?, ?, ?, ?, ?)',
  )
  sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`)
  // Existing pages may have free space.
  for (const size of [4000, 400, 40]) {
    t.throws(
      () => {
        for (;;) filler.run('filler', '', '', 'x'.repeat(size), '')
      },
      { code: 'SQLITE_FULL' },
    )
  }
  return () => sqlite.pragma('max_page_count = 1000000')
}

t.test('on a full disk no code is promised, for known and unknown emails', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const ask = (asked: string) => post(app, 'send-otp', { email: asked })
  const makeRoom = fillUp(t, app)
  const answers = await Promise.all([email, 'nobody@example.test'].map(ask))
  for (const { statusCode, body } of answers) {
    t.equal(statusCode, 507)
    t.match(JSON.parse(body), { status: false, message: /^The site has run out of disk space/ })
  }
  t.equal(answers[0]!.body, answers[1]!.body)

  makeRoom()
  const { code } = await mailedSecrets(app, email)
  t.equal((await post(app, 'verify-otp', { email, otp: code })).statusCode, 200)
  t.equal((await ask('nobody@example.test')).statusCode, 200)
})

t.test('a code promised just before the disk was full is sent once there is space', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  t.equal((await post(app, 'send-otp', { email })).statusCode, 200)
  const makeRoom = fillUp(t, app)
  await new Promise((later) => setTimeout(later, 400))
  makeRoom()
  const { code } = secretsOf((await mailTo(app, email, 'reset-code')).text)
  t.equal((await post(app, 'verify-otp', { email, otp: code })).statusCode, 200)
})
