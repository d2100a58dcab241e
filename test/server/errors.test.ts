import { request } from 'node:http'
import t, { type Test } from 'tap'
import { z } from 'zod'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import {
  type AppError,
  conflict,
  forbidden,
  insufficientStorage,
  invalid,
  notFound,
  tooLarge,
  tooMany,
  unauthenticated,
  unavailable,
  unsupportedType,
} from '../../server/platform/errors.ts'
import { saveCommunityRules } from '../../server/site/community/community-rules.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testApp, testEnvironment } from '../helpers/app.ts'
import { LIBRARY_WORDS } from './access/fuzz.ts'

const SQL = 'SELECT password_hash FROM accounts'

/** The site with failing routes, a call and a page each. */
async function failingApp(t: Test, failures: Record<string, () => unknown>, log: string[] = []) {
  const env = testEnvironment(t, { LOG_LEVEL: 'error' })
  const app = await buildApp(readConfig(env), { write: (line) => void log.push(line) })
  t.teardown(() => app.close())
  for (const [name, fail] of Object.entries(failures)) {
    for (const path of [`/api/fails/${name}`, `/fails/${name}`]) {
      app.get(path, async () => {
        throw fail()
      })
    }
  }
  await app.ready()
  return app
}

const KINDS: [name: string, status: number, make: () => AppError][] = [
  ['invalid', 422, () => invalid({ email: ['Invalid email', 'and more'], name: ['First name is required'] })],
  ['unauthenticated', 401, () => unauthenticated()],
  ['forbidden', 403, () => forbidden()],
  ['not_found', 404, () => notFound()],
  ['conflict', 409, () => conflict('It is reserved.')],
  ['too_large', 413, () => tooLarge('Too large.', { images: ['Too large.'] })],
  ['unsupported', 415, () => unsupportedType('No picture.')],
  ['too_many', 429, () => tooMany(61.2)],
  ['unavailable', 503, () => unavailable(7)],
]

t.test('a call that fails answers the envelope with the status of its kind', async (t) => {
  const app = await failingApp(t, Object.fromEntries(KINDS.map(([name, , make]) => [name, make])))
  for (const [name, status, make] of KINDS) {
    const response = await app.inject(`/api/fails/${name}`)
    const { message, fields, retryAfter } = make()
    t.equal(response.statusCode, status, name)
    t.strictSame(response.json(), { status: false, message, ...(fields ? { errors: fields } : {}) }, name)
    t.equal(response.headers['retry-after'], retryAfter && String(Math.ceil(retryAfter)), name)
    t.equal(response.headers['cache-control'], 'private, no-store', name)
    t.match(response.headers['content-type'], 'application/json', name)
  }
})

t.test('a page that fails is a page, with the same status and a way on', async (t) => {
  const app = await failingApp(t, Object.fromEntries(KINDS.map(([name, , make]) => [name, make])))
  for (const [name, status] of KINDS) {
    const response = await app.inject(`/fails/${name}`)
    t.equal(response.statusCode, status, name)
    t.match(response.headers['content-type'], 'text/html', name)
    t.match(response.body, /<h1[ >]/, name)
    t.match(response.body, 'href="/"', name)
    t.match(response.body, 'name="robots" content="noindex"', name)
  }
})

t.test('zod’s default errors are localized by the catalogue in the requested language', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const headers = { ...bearer, 'accept-language': 'de' }
  for (const [method, url, payload] of [
    ['GET', '/api/exchange-request/list?status=foo', undefined],
    ['GET', '/api/circles?state=foo', undefined],
    ['POST', '/api/product/store', { client_id: 'x'.repeat(2000), product_category_id: [] }],
    ['POST', '/api/notification-settings', { offers: 'often', time_zone: 'x'.repeat(99) }],
    ['POST', '/api/push-subscriptions', { keys: [] }],
    ['POST', '/api/dashboard/profile/update', { name: [], contact_visibility: 'nobody' }],
  ] as const) {
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    t.equal(answer.statusCode, 422, url)
    t.notMatch(answer.body, LIBRARY_WORDS, url)
  }
  const page = await app.inject({ url: '/browse?category=foo', headers: { 'accept-language': 'de' } })
  t.equal(page.statusCode, 422)
  t.match(page.body, '<p>Ungültig</p>')
})

t.test('a missing page names the missing object if known', async (t) => {
  const app = await testApp(t)
  for (const [url, text] of [
    [
      '/nothing',
      'There’s nothing at this address. If you were looking for an item, it may have been swapped already.',
    ],
    [`/unsubscribe/${'x'.repeat(43)}`, 'This link is not one of ours, or it is too old.'],
    ['/join/forged', 'This invitation no longer works.'],
  ] as const) {
    const page = await app.inject(url)
    t.equal(page.statusCode, 404, url)
    t.match(page.body, `<p>${text}`, url)
  }
})

t.test('unexpected errors are 500 without details', async (t) => {
  const unexpected = {
    error: () => new Error(SQL),
    sqlite: () => Object.assign(new Error(SQL), { name: 'SqliteError', code: 'SQLITE_CONSTRAINT' }),
    status: () => Object.assign(new Error(SQL), { statusCode: 502 }),
    bare: () => SQL,
    nothing: () => undefined,
    null: () => null,
    object: () => ({ message: SQL, sql: SQL }),
  }
  const app = await failingApp(t, unexpected)
  for (const name of Object.keys(unexpected)) {
    const call = await app.inject(`/api/fails/${name}`)
    t.equal(call.statusCode, 500, name)
    t.strictSame(call.json(), { status: false, message: 'Something went wrong!' }, name)
    const page = await app.inject(`/fails/${name}`)
    t.equal(page.statusCode, 500, name)
    t.match(page.headers['content-type'], 'text/html', name)
    for (const { body } of [call, page]) t.notMatch(body, /SELECT|\.ts:\d|node_modules/, name)
  }
})

t.test('temporary errors and client errors have their own texts', async (t) => {
  const codes = {
    ...{ SQLITE_BUSY: 503, SQLITE_CANTOPEN: 503, EMFILE: 503, ENFILE: 503 },
    ...{
      SQLITE_FULL: 507,
      SQLITE_IOERR_WRITE: 507,
      SQLITE_IOERR_SHMSIZE: 507,
      ENOSPC: 507,
      EDQUOT: 507,
      EFBIG: 507,
    },
  }
  const failures = Object.fromEntries(
    Object.keys(codes).map((code) => [code, () => Object.assign(new Error(SQL), { code })]),
  )
  const app = await failingApp(t, {
    ...failures,
    unavailable: () => Object.assign(new Error(SQL), { statusCode: 503 }),
    teapot: () => Object.assign(new Error(SQL), { statusCode: 418 }),
  })
  for (const [name, status] of Object.entries({ ...codes, unavailable: 503, teapot: 418 })) {
    const answer = await app.inject(`/api/fails/${name}`)
    t.equal(answer.statusCode, status, name)
    t.match(answer.json(), { status: false, message: /^[A-Z]/ }, name)
    t.notMatch(answer.body, SQL, name)
    t.equal(answer.headers['retry-after'], status === 503 ? '5' : undefined, name)
  }
})

t.test('what the site refuses itself fills no log, what breaks does', async (t) => {
  const log: string[] = []
  const failures = {
    busy: () => unavailable(),
    full: () => insufficientStorage(),
    broken: () => new Error(SQL),
  }
  const app = await failingApp(t, failures, log)
  const failed = async (name: string) => {
    await app.inject(`/api/fails/${name}`)
    return log.length
  }
  t.equal(await failed('busy'), 0)
  t.equal(await failed('full'), 0)
  t.equal(await failed('broken'), 1)
})

t.test('a response against its schema is a 500 without details', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  app.get(
    '/api/fails',
    { schema: { response: { 200: z.object({ a: z.int() }) } } },
    async () => ({ a: SQL }) as never,
  )
  const response = await app.inject('/api/fails')
  t.equal(response.statusCode, 500)
  t.strictSame(response.json(), { status: false, message: 'Something went wrong!' })
})

t.test('an error page works even with broken tables', async (t) => {
  const app = await testApp(t)
  app.db.$client.exec('DROP TABLE content')
  const response = await app.inject('/page/about')
  t.equal(response.statusCode, 500)
  t.match(response.headers['content-type'], 'text/html')
})

t.test('a missing image has an error page, without texts of a library', async (t) => {
  const app = await testApp(t)
  const picture = `/uploads/${'0'.repeat(32)}-320.webp`
  saveCommunityRules(app.db, { read: 'members' })
  const stranger = await app.inject(picture)
  t.equal(stranger.statusCode, 401)
  t.match(stranger.body, '<p>Please sign in first.')
  saveCommunityRules(app.db, { read: 'everyone' })
  app.db.$client.exec('PRAGMA foreign_keys = OFF; DROP TABLE images')
  const broken = await app.inject(picture)
  t.equal(broken.statusCode, 500)
  t.match(broken.headers['content-type'], 'text/html')
  t.notMatch(broken.body, 'no such table')
})

t.test('if the error page fails, a plain text has no further details', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app)
  app.db.$client.exec('PRAGMA foreign_keys = OFF; DROP TABLE sessions')
  const response = await app.inject({ url: '/page/about', headers: { cookie: `swapyard_token=${token}` } })
  t.equal(response.statusCode, 500)
  t.match(response.headers['content-type'], 'text/plain')
  t.equal(response.body, 'Something went wrong!')
})

t.test('a malformed body is a client error', async (t) => {
  const app = await testApp(t)
  const send = (payload: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/api/auth/login', payload, headers: { 'content-type': type } })
  for (const [payload, type, status] of [
    ['{', undefined, 422],
    ['', undefined, 422],
    ['[]', undefined, 422],
    ['null', undefined, 422],
    ['{"__proto__": {"x": 1}}', undefined, 422],
    ['{"email": "a@b.c"}', 'text/plain', 415],
    ['{"email": "a@b.c"}', 'nonsense', 415],
    [JSON.stringify({ email: 'x'.repeat(600_000) }), undefined, 413],
  ] as const) {
    const response = await send(payload, type)
    t.equal(response.statusCode, status, `${payload.slice(0, 30)} ${type ?? ''}`)
    t.match(response.json(), { status: false, message: /^[A-Z]/ }, payload.slice(0, 30))
  }
})

t.test('fields at fault are named, each with its texts', async (t) => {
  const app = await testApp(t)
  const response = await app.inject('/api/home?page=0')
  t.equal(response.statusCode, 422)
  const { message, errors } = response.json()
  t.strictSame(Object.keys(errors), ['page'])
  t.equal(errors.page[0], message)
})

t.test('addresses that mean nothing are not found, in the form of where they point', async (t) => {
  const app = await testApp(t)
  for (const path of [
    '/nowhere',
    '/apiary',
    '/%E0%A4%A',
    '/%',
    '/page',
    '/productdetails/x',
    `/${'a'.repeat(9000)}`,
  ]) {
    const page = await app.inject(path)
    t.equal(page.statusCode, 404, path.slice(0, 30))
    t.match(page.headers['content-type'], 'text/html', path.slice(0, 30))
    t.ok(page.headers['content-security-policy'], path.slice(0, 30))
  }
  for (const path of [
    '/api',
    '/api/',
    '/api?x',
    '/api/nowhere',
    '/api/%E0%A4%A',
    '/api/home/product/details/x',
  ]) {
    const call = await app.inject(path)
    t.equal(call.statusCode, 404, path)
    t.strictSame(call.json(), { status: false, message: 'Not found.' }, path)
  }
  t.equal((await app.inject({ method: 'POST', url: '/api/home' })).statusCode, 404)
})

t.test('a site that stops lets running requests end and turns new ones away in its own form', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  let finish = () => {}
  app.get('/api/slow', async () => {
    await new Promise<void>((done) => {
      finish = done
    })
    return { status: true, data: app.db.$client.prepare('SELECT 1').pluck().get() }
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const slow = fetch(`${origin}/api/slow`)
  // An open keep-alive connection; its request is sent while the site is closing.
  const late = request(`${origin}/api/home`, { method: 'GET' })
  const answered = new Promise<{ status?: number; headers: object; body: string }>((done, fail) => {
    late.once('error', fail).once('response', (response) => {
      let body = ''
      response.on('data', (bytes) => {
        body += bytes
      })
      response.once('end', () => done({ status: response.statusCode, headers: response.headers, body }))
    })
  })
  late.setHeader('content-length', '0')
  await new Promise((open) => late.once('socket', (socket) => socket.once('connect', open)))
  while (finish.toString() === '() => {}') await new Promise((next) => setImmediate(next))
  const closed = app.close()
  await new Promise((next) => setImmediate(next))
  late.end()
  const { status, headers, body } = await answered
  t.equal(status, 503)
  t.match(headers, { 'cache-control': 'private, no-store', 'retry-after': '5' })
  t.match(headers, { 'content-security-policy': /^default-src 'none'/ })
  t.match(JSON.parse(body), { status: false, message: String })
  finish()
  t.equal((await slow).status, 200)
  await closed
})

t.test('a call without a body lists missing fields', async (t) => {
  const app = await testApp(t)
  const response = await app.inject({ method: 'POST', url: '/api/auth/login' })
  t.equal(response.statusCode, 422)
  t.strictSame(response.json().errors, {
    email: ['Email is required'],
    password: ['Password is required'],
  })
})
