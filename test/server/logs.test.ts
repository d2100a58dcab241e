import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import t, { type Test } from 'tap'
import { buildApp } from '../../server/app.ts'
import { readConfig } from '../../server/platform/config.ts'
import { ALLOWED } from '../../server/platform/http/logger.ts'
import { testAccount } from '../helpers/accounts.ts'
import { testEnvironment } from '../helpers/app.ts'

/** Must never be logged. */
const PLANTED = {
  token: 'eyJhbGciOiJub25lIn0.cGxhbnRlZC10b2tlbg.c2lnbmF0dXJl',
  password: 'planted-correct-horse',
  code: 'QJ7W',
  cookie: 'planted-cookie-value',
  email: 'planted.person@private.example',
  phone: '+15550199999',
  name: 'Plantagenet Seedling',
  words: 'planted-words-of-a-person',
}
const ALL = JSON.stringify(PLANTED)

/** The site at log level trace, listening, and its log. */
async function talkativeApp(t: Test) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  // A mail server that never responds. Without a mail server, mail would be printed on purpose.
  const env = testEnvironment(t, { LOG_LEVEL: 'trace', SMTP_URL: 'smtp://127.0.0.1:9' })
  const app = await buildApp(readConfig(env), stream)
  t.teardown(() => app.close())
  return { app, log: () => lines.join('') }
}

function nothingPlanted(t: Test, log: string) {
  for (const [what, value] of Object.entries(PLANTED)) t.notOk(log.includes(value), `no ${what} in the log`)
}

const headers = {
  authorization: `Bearer ${PLANTED.token}`,
  cookie: `swapyard_token=${PLANTED.cookie}; other=${PLANTED.cookie}`,
  'x-forwarded-for': PLANTED.words,
  'user-agent': PLANTED.name,
  referer: `http://127.0.0.1/createnewpassword?token=${PLANTED.token}`,
}

t.test('no request, good, bad or hostile, brings anything private into the log', async (t) => {
  const { app, log } = await talkativeApp(t)
  const boom = () => {
    throw Object.assign(new Error(`UNIQUE constraint failed for ${ALL}`), { detail: ALL, body: PLANTED })
  }
  app.post('/api/boom', boom)
  app.get('/boom', boom)
  await app.ready()
  testAccount(app, { email: PLANTED.email })

  const query = new URLSearchParams({ ...PLANTED, product: PLANTED.words, redirect: `/x?${PLANTED.email}` })
  const form = {
    ...PLANTED,
    password_confirmation: PLANTED.password,
    otp: PLANTED.code,
    address: PLANTED.words,
  }
  for (const path of [
    '/',
    '/browse',
    '/boom',
    '/nowhere',
    '/page/about',
    '/sign-in',
    '/createnewpassword',
    '/api/home/search',
  ]) {
    await app.inject({ url: `${path}?${query}`, headers })
  }
  const calls = ['register', 'login', 'logout', 'send-otp', 'verify-otp', 'reset-password'].map(
    (call) => `auth/${call}`,
  )
  for (const call of [...calls, 'boom', 'nowhere', 'product/store', 'dashboard/profile/update']) {
    const request = { method: 'POST', url: `/api/${call}?${query}`, headers } as const
    await app.inject({ ...request, payload: form })
    await app.inject({
      ...request,
      payload: `{"password": "${PLANTED.password}", `,
      headers: { ...headers, 'content-type': 'application/json' },
    })
    await app.inject({
      ...request,
      payload: ALL,
      headers: { ...headers, 'content-type': `text/${PLANTED.name}` },
    })
    const multipart = `--x\r\ncontent-disposition: form-data; name="password"\r\n\r\n${PLANTED.password}\r\n--x\r\ncontent-disp`
    await app.inject({
      ...request,
      payload: multipart,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    })
  }
  t.match(log(), '"msg":"request failed"', 'failures were logged')
  t.match(log(), '"level":"debug"', 'it was talkative')
  nothingPlanted(t, log())
})

t.test('nor does what is no HTTP at all', async (t) => {
  const { app, log } = await talkativeApp(t)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  for (const nonsense of [
    `${ALL}\r\n\r\n`,
    `GET / HTTP/1.1\r\ncookie: ${PLANTED.cookie}\r\n: ${PLANTED.words}\r\n\r\n`,
  ]) {
    const socket = connect(port, '127.0.0.1')
    socket.end(nonsense)
    await new Promise((closed) => socket.resume().once('close', closed))
  }
  t.match(log(), 'client error')
  nothingPlanted(t, log())
})

t.test('careless log calls do not reveal secrets', async (t) => {
  const { app, log } = await talkativeApp(t)
  const error = new Error(ALL)
  const frame = `${ALL}\n    at ${PLANTED.words} (x)`
  const lying = Object.assign(new Error(frame), { cause: error })
  for (const err of [error, lying]) {
    app.log.error(err)
    app.log.error(err, err.message)
    app.log.error({ err })
    app.log.warn({ err }, err.message)
    app.log.fatal({ err, ...PLANTED }, 'careless')
  }
  app.log.info({ ...PLANTED, body: PLANTED, headers, user: PLANTED }, 'careless')
  app.log.info({ req: { method: 'GET', url: `/x?token=${PLANTED.token}`, headers } }, 'careless')
  app.log.child({}).debug({ password: PLANTED.password }, 'careless')
  t.ok(log().split('\n').length > 12)
  nothingPlanted(t, log())
})

t.test('a log line has the error and its location', async (t) => {
  const { app, log } = await talkativeApp(t)
  app.get('/api/boom', () => {
    throw Object.assign(new TypeError('private'), { code: 'E_BOOM' })
  })
  await app.inject('/api/boom?token=x')
  const line = log()
    .split('\n')
    .find((text) => text.includes('request failed'))
  t.match(JSON.parse(line!), {
    level: 'error',
    reqId: String,
    req: { method: 'GET', path: '/api/boom' },
    err: { type: 'TypeError', code: 'E_BOOM', stack: /logs\.test\.ts/ },
  })
})

t.test('every field that the code logs reaches the log', (t) => {
  const calls = globSync('server/**/*.ts').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/log\.(?:info|warn|error)\(\s*\{([^}]*)\}/g),
  ])
  const fields = calls.flatMap(([, inside]) => inside!.split(',').map((field) => field.split(':')[0]!.trim()))
  t.ok(calls.length > 20)
  t.strictSame(
    fields.filter((field) => field && !ALLOWED.has(field)),
    [],
  )
  t.end()
})
