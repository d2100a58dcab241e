import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { PASSWORD, testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'

const MULTIPART = 'multipart/form-data; boundary=x'
const form = (fields: object) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`

/** Headers of a cross-site form. */
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://other.example.test' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
]

interface Route {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  setsCookie: boolean
}

/** All state-changing routes, from Fastify. */
const routes = new Map<string, Route>()
/** Routes that drop what they are sent, so that it may come from anywhere. */
const droppedBodies = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, config }) => {
    for (const verb of [method].flat()) {
      if (['GET', 'HEAD', 'OPTIONS'].includes(verb)) continue
      if (config?.changesNothing) {
        droppedBodies.add(`${verb} ${url}`)
        continue
      }
      const setsCookie = config?.setsCookie === true
      routes.set(`${verb} ${url}`, { method: verb as Route['method'], url, setsCookie })
    }
  })
})

t.test('every route that changes something refuses a form of another site (403)', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const cookieRoutes: string[] = []
  t.ok(routes.size > 80)
  t.strictSame([...droppedBodies], ['POST /uploaditem/share'])
  for (const [name, { method, url, setsCookie }] of routes) {
    const send = (headers: Record<string, string>) =>
      app.inject({
        method,
        url: url.replaceAll(/:\w+/g, '1'),
        headers: { 'content-type': MULTIPART, ...headers },
        payload: form({ email: 'ada@example.test' }),
      })
    for (const headers of FOREIGN.slice(0, 2)) {
      t.match(await send(headers), { statusCode: 403, cookies: [] }, name)
      if (setsCookie) t.match(await send({ ...headers, ...bearer }), { statusCode: 403, cookies: [] }, name)
    }
    if (setsCookie) cookieRoutes.push(name)
  }
  t.strictSame(cookieRoutes.toSorted(), [
    'DELETE /api/account',
    'DELETE /api/sessions',
    'POST /admin-proof',
    'POST /api/account/email/undo',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/page-cookie',
    'POST /api/auth/reset-password',
    'POST /api/auth/verify-otp',
    'POST /api/dashboard/password/update',
    'POST /api/welcome',
    'POST /email-undo',
    'POST /language',
  ])
})

t.test('accepts a call with a bearer token from a page of another origin, as of an app', async (t) => {
  const app = await testApp(t)
  const { bearer } = testAccount(app)
  const headers = { ...bearer, ...FOREIGN[0], 'content-type': MULTIPART }
  const payload = form({ name: 'Ada', phone_number: '2025550123', address: '1 Main Street' })
  const url = '/api/dashboard/profile/update'
  t.equal((await app.inject({ method: 'POST', url, headers, payload })).statusCode, 200)
})

t.test('signs nobody in by the form of another site', async (t) => {
  const app = await testApp(t)
  const { email } = testAccount(app)
  const signIn = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': MULTIPART, ...headers },
      payload: form({ email, password: PASSWORD }),
    })
  for (const headers of FOREIGN) {
    const answer = await signIn(headers)
    t.match(answer, { statusCode: 403, cookies: [] }, JSON.stringify(headers))
  }
  const { publicUrl } = app.config
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { 'sec-fetch-site': 'none' },
    { origin: publicUrl },
    { origin: 'http://192.168.0.9:3000', host: '192.168.0.9:3000' },
  ] as Record<string, string>[]) {
    t.equal((await signIn(headers)).statusCode, 200, JSON.stringify(headers))
  }
})
