import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { verifyPassword } from '../../../../server/members/accounts/passwords.ts'
import { SignInGuard } from '../../../../server/members/accounts/sign-in-guard.ts'
import { PASSWORD_HASH } from '../../../../server/members/limits.ts'
import { FailureLimit } from '../../../../server/platform/attempts.ts'
import { type AppError, unauthenticated, unavailable } from '../../../../server/platform/errors.ts'
import { RATE } from '../../../../server/platform/limits.ts'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { mailTo, secretsOf } from '../../../helpers/mail.ts'

const { max } = RATE.signInFailures
const HOME = '198.51.100.7'
const STRANGER = '203.0.113.1'
/** Device cookie of an earlier sign-in, and network. */
type Origin = [device: string | null, network: string]
const NOWHERE: Origin = [null, '192.0.2.1']

function browser(app: FastifyInstance, remoteAddress: string) {
  const cookies: Record<string, string> = {}
  const post = async (path: string, payload: object) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/api/auth/${path}`,
      remoteAddress,
      cookies,
      payload,
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }
  const signIn = (email: string, password = PASSWORD) => post('login', { email, password })
  const wrong = async (email: string, times: number) => {
    for (let i = 0; i < times; i++) await signIn(email, 'wrong')
  }
  return { cookies, post, signIn, wrong }
}

t.test('wrong passwords of strangers do not lock the owner out where they have been before', async (t) => {
  const app = await testApp(t)
  const { id, email } = testAccount(app)
  const own = browser(app, HOME)
  const cookie = (await own.signIn(email)).cookies.find(({ name }) => name === 'swapyard_device')
  t.match(cookie, { httpOnly: true, sameSite: 'Strict', path: '/api/auth', value: new RegExp(`\\.${id}\\.`) })

  const stranger = browser(app, STRANGER)
  await stranger.wrong(email, max)
  const locked = await stranger.signIn(email)
  t.equal(locked.statusCode, 429)
  t.ok(Number(locked.headers['retry-after']) > 0)
  t.equal((await browser(app, HOME).signIn(email)).statusCode, 200, 'nor in a new browser in another network')

  // The same network, e.g. behind one router.
  await browser(app, HOME).wrong(email, max)
  t.equal((await browser(app, HOME).signIn(email)).statusCode, 429)
  t.equal((await own.signIn(email)).statusCode, 200)
})

t.test('a browser that is known has a count of its own', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const own = browser(app, HOME)
  await own.signIn(email)
  await own.wrong(email, max)
  t.equal((await own.signIn(email)).statusCode, 429)
  t.equal((await browser(app, HOME).signIn(email)).statusCode, 200)
})

t.test('failed passwords from a whole /48, which one user can rent, lock only this /48', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  for (let at = 0; at < max; at++) await browser(app, `2001:db8:7:${at}::1`).wrong(email, 1)
  t.equal((await browser(app, '2001:db8:7:ffff::1').signIn(email)).statusCode, 429)
  t.equal((await browser(app, '2001:db8:8::1').signIn(email)).statusCode, 200)
})

t.test('a known browser signs in by its own turn, behind an address that fills the queue', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const own = browser(app, HOME)
  await own.signIn(email)
  const { atOnce, waiting } = PASSWORD_HASH
  // The running ones are slow, so that the others are still queued at sign-in.
  const costs = Array.from({ length: atOnce + waiting }, (_, at) => (at < atOnce ? 'm=8192,t=50' : 'm=8,t=1'))
  const flood = Promise.allSettled(
    costs.map((cost) =>
      verifyPassword(`$argon2id$v=19$${cost},p=1$c29tZXNhbHQ$AAAAAAAAAAA`, 'x', { address: HOME }),
    ),
  )
  t.equal((await own.signIn(email)).statusCode, 200)
  await flood
})

t.test('a browser is known for accounts with an earlier sign-in; forged cookies are not', async (t) => {
  const app = await testApp(t)
  const [ada, bob] = [testAccount(app), testAccount(app)]
  const shared = browser(app, STRANGER)
  await shared.signIn(ada.email)
  const alone = shared.cookies.swapyard_device!
  await shared.signIn(bob.email)
  await browser(app, STRANGER).wrong(ada.email, max)
  await browser(app, STRANGER).wrong(bob.email, max)
  t.equal((await shared.signIn(ada.email)).statusCode, 200)
  t.equal((await shared.signIn(bob.email)).statusCode, 200)
  for (const forged of [alone, alone.replace(`.${ada.id}.`, `.${bob.id}.`), `x.${bob.id}.y`, `..`, '€']) {
    const thief = browser(app, STRANGER)
    thief.cookies.swapyard_device = encodeURIComponent(forged)
    t.equal((await thief.signIn(bob.email)).statusCode, 429, forged)
  }
})

t.test('a reset gets the owner in, and makes the browser known', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const stranger = browser(app, HOME)
  const own = browser(app, HOME)
  await own.post('send-otp', { email })
  const { token } = secretsOf((await mailTo(app, email, 'reset-code')).text)
  await stranger.wrong(email, max)
  const password = 'a new password'
  const reset = { email, password, password_confirmation: password, reset_token: token }
  t.equal((await own.post('reset-password', reset)).statusCode, 200)
  t.equal((await browser(app, HOME).signIn(email, password)).statusCode, 200, 'and by their other devices')
  await stranger.wrong(email, max)
  t.equal((await stranger.signIn(email, password)).statusCode, 429)
  t.equal((await own.signIn(email, password)).statusCode, 200)
})

t.test(
  'a reset forgets the wrong passwords before it: of its browser, its network and all strangers',
  async (t) => {
    const guard = new SignInGuard()
    const email = 'ada@example.test'
    const tried = ([device, network]: Origin, guess: () => Promise<unknown>) =>
      guard.watch(email, { device, network }, guess).then(
        () => 200,
        ({ status }: AppError) => status,
      )
    const own: Origin = ['phone', HOME]
    const beside: Origin = [null, HOME]
    const away: Origin = [null, STRANGER]
    const wrong = async (origin: Origin, times: number) => {
      for (let at = 0; at < times; at++) await tried(origin, () => Promise.reject(unauthenticated()))
    }
    const statuses = () =>
      Promise.all([own, beside, away, NOWHERE].map((origin) => tried(origin, async () => {})))
    for (const origin of [own, beside, away]) await wrong(origin, max)
    t.strictSame(await statuses(), [429, 429, 429, 200])
    for (let at = 2 * max; at < RATE.strangersFailures.max; at++) await wrong([null, `192.0.2.${at}`], 1)
    t.strictSame(await statuses(), [429, 429, 429, 429], 'one wrong password each, from a thousand networks')
    guard.forget(email, { device: 'phone', network: HOME })
    t.strictSame(await statuses(), [200, 200, 429, 200], 'whoever has guessed elsewhere waits still')
  },
)

t.test('a browser is known for the eight accounts that it has signed in to last', async (t) => {
  const app = await testApp(t)
  const accounts = Array.from({ length: 9 }, () => testAccount(app))
  const shared = browser(app, HOME)
  for (const { email } of accounts) t.equal((await shared.signIn(email)).statusCode, 200)
  const [, ids] = shared.cookies.swapyard_device!.split('.')
  const last = accounts.map(({ id }) => id).toReversed()
  t.equal(ids, last.slice(0, 8).join('-'))
  await shared.signIn(accounts[3]!.email)
  t.match(shared.cookies.swapyard_device, `.${accounts[3]!.id}-${last[0]}-`)
})

t.test('strangers do not use up the mails that a known browser may ask for', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const own = browser(app, HOME)
  await own.signIn(email)
  const stranger = browser(app, STRANGER)
  for (let i = 0; i < RATE.sendOtpOfAccount.max; i++) await stranger.post('send-otp', { email })
  t.equal((await stranger.post('send-otp', { email })).statusCode, 429)
  t.equal((await own.post('send-otp', { email })).statusCode, 200)
})

t.test('codes that strangers guess while none is under way keep no known browser from its own', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const own = browser(app, HOME)
  await own.signIn(email)
  const stranger = browser(app, STRANGER)
  for (let i = 0; i < RATE.otpFailures.max; i++) await stranger.post('verify-otp', { email, otp: 'AAAA' })
  t.equal((await stranger.post('verify-otp', { email, otp: 'AAAA' })).statusCode, 429)
  await own.post('send-otp', { email })
  const { code } = secretsOf((await mailTo(app, email, 'reset-code')).text)
  t.equal((await browser(app, HOME).post('verify-otp', { email, otp: code })).statusCode, 429)
  t.equal((await own.post('verify-otp', { email, otp: code })).statusCode, 200)
})

t.test('each wait is twice as long as the one before, up to the longest', async (t) => {
  let now = 1000
  t.intercept(performance, 'now', { value: () => now })
  const limit = new FailureLimit({ max: 2, timeWindow: 60_000, longest: 200_000 })
  const guess = () =>
    limit
      .watch('key', () => {
        throw unauthenticated()
      })
      .catch((error: AppError) => error)
  const waits: number[] = []
  for (let round = 0; round < 4; round++) {
    t.match([await guess(), await guess()], [{ status: 401 }, { status: 401 }])
    const { status, retryAfter = 0 } = (await guess()) as AppError
    t.equal(status, 429)
    waits.push(retryAfter)
    now += retryAfter * 1000
  }
  t.strictSame(waits, [60, 120, 200, 200])
  await guess()
  now += 60_000
  await guess()
  t.match(await guess(), { status: 401 }, 'failures count within their window')
})

t.test('failures of other accounts do not evict a lockout', async (t) => {
  const limit = new FailureLimit({ max: 2, timeWindow: 60_000 })
  const wrong = unauthenticated()
  const guess = (key: string) => limit.watch(key, () => Promise.reject(wrong)).catch(({ status }) => status)
  t.strictSame([await guess('ada'), await guess('ada'), await guess('ada')], [401, 401, 429])
  for (let at = 0; at < 200_000; at++) await guess(`other ${at}`)
  t.equal(await guess('ada'), 429)
})

t.test('what fails for another reason than being wrong does not count', async (t) => {
  const limit = new FailureLimit({ max: 2, timeWindow: 60_000 })
  const statusOf = (guess: () => Promise<void>) =>
    limit.watch('key', guess).then(
      () => 200,
      ({ status }: AppError) => status,
    )
  for (let at = 0; at < 3; at++) t.equal(await statusOf(() => Promise.reject(unavailable())), 503)
  t.equal(await statusOf(() => Promise.reject(unauthenticated())), 401)
  t.equal(await statusOf(async () => {}), 200)
  t.equal(await statusOf(() => Promise.reject(unauthenticated())), 401)
  t.equal(await statusOf(async () => {}), 429)
})
