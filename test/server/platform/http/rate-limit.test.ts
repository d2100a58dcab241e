import { connect } from 'node:net'
import t from 'tap'
import type { Rate } from '../../../../server/platform/attempts.ts'
import { RateStore } from '../../../../server/platform/http/rate-store.ts'
import { RANGE, RATE } from '../../../../server/platform/limits.ts'
import { HOUR } from '../../../../server/platform/time-shared.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp, testServer } from '../../../helpers/app.ts'
import { stored } from '../../../helpers/shop.ts'
import { until } from '../../../helpers/until.ts'

for (const [url, { max }] of [
  ['/api/product/store', RATE.items],
  ['/api/exchange-request', RATE.exchangeRequests],
] as const) {
  t.test(`${url} refuses who is over the limit before a byte of their pictures is read`, async (t) => {
    const { app, origin } = await testServer(t)
    const [{ bearer }, other] = [testAccount(app), testAccount(app)]
    const ask = (headers: { authorization: string }) =>
      app.inject({ method: 'POST', url, headers, payload: {} })
    for (let at = 0; at < max; at++) await ask(bearer)

    const socket = connect(Number(new URL(origin).port), '127.0.0.1')
    t.teardown(() => socket.destroy())
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
    })
    // Only the beginning of the body is sent.
    socket.write(
      [
        `POST ${url} HTTP/1.1`,
        'host: localhost',
        `authorization: ${bearer.authorization}`,
        'content-type: multipart/form-data; boundary=b',
        'content-length: 100000000',
        '',
        '--b',
        'content-disposition: form-data; name="images[]"; filename="a.jpg"',
        '',
        'some bytes of a picture',
      ].join('\r\n'),
    )
    await until(() => answer.includes('\r\n\r\n') || stored(app).length > 0)
    t.match(answer, /^HTTP\/1\.1 429 /)
    t.match(answer, /\r\nretry-after: [1-9]\d*\r\n/)
    t.match((await ask(bearer)).json(), { status: false, message: String })
    t.same(stored(app), [])
    t.equal((await ask(other.bearer)).statusCode, 422, 'somebody else is heard')
  })
}

t.test('a rented /48 is not 65,536 clients, and pushes nobody’s count out', async (t) => {
  const app = await testApp(t)
  const { max } = RATE.contact
  const write = async (remoteAddress: string) =>
    (await app.inject({ method: 'POST', url: '/api/contact', remoteAddress, payload: {} })).statusCode
  // A client over its limit, by IPv4 and by IPv6.
  const greedy = ['192.0.2.1', '2001:db8:1::1']
  for (const address of greedy) {
    for (let at = 0; at < max; at++) await write(address)
    t.equal(await write(address), 429)
  }
  const answers: Record<number, number> = {}
  for (let at = 0; at < 2 * max * RANGE.networks; at++) {
    const status = await write(`2001:db8:7:${at.toString(16)}::1`)
    answers[status] = (answers[status] ?? 0) + 1
  }
  t.strictSame(answers, { 422: max * RANGE.networks, 429: max * RANGE.networks })
  for (const address of greedy) t.equal(await write(address), 429, 'still')
  t.equal(await write('2001:db8:8::1'), 422, 'the neighbour is heard')
})

t.test('thousands of ranges push out one another, and not who asks too often', async (t) => {
  const store = new RateStore()
  const ask = (key: string) => {
    let current = 0
    store.incr(key, (_error, result) => (current = result!.current), 60_000, 10)
    return current
  }
  for (let at = 1; at <= 11; at++) t.equal(ask('192.0.2.1'), at)
  for (let at = 0; at < 100_000; at++) ask(`2001:${(at >> 8).toString(16)}:${(at & 255).toString(16)}:1::`)
  t.equal(ask('192.0.2.1'), 12)
})

t.test('health checks are not rate-limited', async (t) => {
  const app = await testApp(t)
  for (let at = 0; at < RATE.pages.max; at++) await app.inject('/healthz')
  t.equal((await app.inject('/healthz')).statusCode, 200)
})

t.test('each call and page has its limit, by IP address or user; one more gets 429', async (t) => {
  const app = await testApp(t)
  const code = app.settingUp.begin()!
  const plan = {
    with: 1,
    place: 'Library',
    starts_at: new Date(Date.now() + HOUR).toISOString(),
    revision: 0,
  }
  const review = { about: 1, would_swap_again: true }
  type Limited = [method: 'GET' | 'POST', url: string, rate: Rate, payload?: object]
  const byAddress: Limited[] = [
    ['GET', '/api/home', RATE.api],
    ['GET', '/no-such-page', RATE.api],
    ['GET', '/browse?product=kettle', RATE.pages],
    ['POST', '/api/auth/verify-otp', RATE.verifyOtp, {}],
    ['POST', '/api/auth/reset-password', RATE.resetPassword, {}],
    ['POST', '/api/welcome', RATE.signUp, {}],
    ['POST', '/api/welcome/test-mail', RATE.testMails, { code, email: 'nobody' }],
  ]
  const byPerson: Limited[] = [
    ['POST', '/api/swaps/1/handover', RATE.handovers, plan],
    ['POST', '/api/swaps/1/code', RATE.swapCodes, { with: 1 }],
    ['POST', '/api/swaps/1/reviews', RATE.reviews, review],
    ['POST', '/api/invitations', RATE.invitations, {}],
  ]
  let askers = 0
  for (const [method, url, { max }, payload] of [...byAddress, ...byPerson]) {
    const isByPerson = byPerson.some(([, limited]) => limited === url)
    const [one, other] = [testAccount(app), testAccount(app)].map(({ bearer }) => ({
      headers: isByPerson ? bearer : {},
      remoteAddress: `192.0.2.${++askers}`,
    }))
    const ask = async (who: object | undefined) =>
      (await app.inject({ method, url, ...(payload ? { payload } : {}), ...who })).statusCode
    const answered: number[] = []
    for (let at = 0; at < max; at++) answered.push(await ask(one))
    t.notOk(answered.includes(429), url)
    t.equal(await ask(one), 429, url)
    t.not(await ask(other), 429, url)
  }
})
