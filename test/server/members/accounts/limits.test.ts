import { connect } from 'node:net'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { RATE } from '../../../../server/platform/limits.ts'
import { testApp, testServer } from '../../../helpers/app.ts'

/** Requests that fail before hashing, so that hundreds of them are cheap. */
const signIn = (app: FastifyInstance, remoteAddress: string, headers = {}) =>
  app
    .inject({
      method: 'POST',
      url: '/api/auth/login',
      remoteAddress,
      headers,
      payload: { email: '', password: '' },
    })
    .then(({ statusCode }) => statusCode)

async function exhaust(
  app: FastifyInstance,
  remoteAddress: string,
  headers: (i: number) => object = () => ({}),
) {
  for (let i = 0; i < RATE.signIn.max; i++) await signIn(app, remoteAddress, headers(i))
}

t.test('an address that signs in too often has to wait, others do not', async (t) => {
  const app = await testApp(t)
  await exhaust(app, '192.0.2.1')
  const refused = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: '192.0.2.1',
    payload: { email: '', password: '' },
  })
  t.equal(refused.statusCode, 429)
  t.match(refused.json(), { status: false })
  const wait = Number(refused.headers['retry-after'])
  t.ok(wait > 0 && wait <= 15 * 60)
  t.equal(await signIn(app, '192.0.2.2'), 422)
  const other = {
    method: 'POST',
    url: '/api/auth/send-otp',
    remoteAddress: '192.0.2.1',
    payload: {},
  } as const
  t.equal((await app.inject(other)).statusCode, 422, 'each limit counts for itself')
})

t.test('of IPv6 a whole /64 counts as one address', async (t) => {
  const app = await testApp(t)
  await exhaust(app, '2001:db8:0:1::1')
  t.equal(await signIn(app, '2001:db8:0:1:ffff:ffff:ffff:ffff'), 429)
  t.equal(await signIn(app, '2001:db8:0:2::1'), 422)
})

t.test('an IPv4 address in IPv6 clothes is the same address', async (t) => {
  const app = await testApp(t)
  await exhaust(app, '192.0.2.1')
  t.equal(await signIn(app, '::ffff:192.0.2.1'), 429)
})

t.test('a forged X-Forwarded-For buys nothing', async (t) => {
  for (const TRUST_PROXY of ['', '10.0.0.1,10.1.0.0/16']) {
    const app = await testApp(t, { TRUST_PROXY })
    await exhaust(app, '192.0.2.1', (i) => ({ 'x-forwarded-for': `203.0.113.${i}` }))
    t.equal(await signIn(app, '192.0.2.1', { 'x-forwarded-for': '203.0.113.250' }), 429)
    t.equal(
      await signIn(app, '192.0.2.1', { 'x-real-ip': '203.0.113.250', forwarded: 'for=203.0.113.250' }),
      429,
    )
  }
})

t.test('behind a trusted proxy its last hop counts, despite client headers', async (t) => {
  const app = await testApp(t, { TRUST_PROXY: '10.0.0.1' })
  await exhaust(app, '10.0.0.1', (i) => ({ 'x-forwarded-for': `203.0.113.${i}, 192.0.2.1` }))
  t.equal(await signIn(app, '10.0.0.1', { 'x-forwarded-for': '192.0.2.1' }), 429)
  t.equal(await signIn(app, '10.0.0.1', { 'x-forwarded-for': '192.0.2.2' }), 422)
})

t.test('the log warns once of an X-Forwarded-For that is not to be trusted, and of no other', async (t) => {
  for (const [TRUST_PROXY, remoteAddress, warnings] of [
    ['', '192.0.2.1', 1],
    ['10.0.0.1', '192.0.2.1', 1],
    ['10.0.0.1', '10.0.0.1', 0],
  ] as const) {
    let log = ''
    const stream = new Writable({
      write(chunk, _encoding, done) {
        log += chunk
        done()
      },
    })
    const app = await testApp(t, { TRUST_PROXY, LOG_LEVEL: 'warn' }, stream)
    for (let i = 0; i < 3; i++) {
      await app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.1' } })
    }
    t.equal(log.split('X-Forwarded-For is ignored').length - 1, warnings)
    t.notMatch(log, /203\.0\.113/)
  }
})

t.test('a body of 10 MB to a JSON route is 413, over a real connection too', async (t) => {
  const { origin } = await testServer(t)
  const body = JSON.stringify({ email: 'a@example.test', password: 'x'.repeat(10 * 1024 * 1024) })
  for (const path of ['login', 'register', 'send-otp', 'verify-otp', 'reset-password']) {
    t.match(await rawPost(origin, `/api/auth/${path}`, body), /^HTTP\/1\.1 413 /, path)
    t.match(await rawPost(origin, `/api/auth/${path}`, body, true), /^HTTP\/1\.1 413 /, `${path}, chunked`)
  }
})

/** Sends without reading; returns the head of the response. `fetch` drops a response that arrives during sending. */
function rawPost(origin: string, path: string, body: string, chunked = false): Promise<string> {
  const { port } = new URL(origin)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes
      socket.destroy()
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    const size = Buffer.byteLength(body)
    const length = chunked ? 'transfer-encoding: chunked' : `content-length: ${size}`
    socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${length}\r\n\r\n`)
    socket.write(chunked ? `${size.toString(16)}\r\n${body}\r\n0\r\n\r\n` : body)
  })
}
