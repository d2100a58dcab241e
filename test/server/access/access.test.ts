import { subscribe } from 'node:diagnostics_channel'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import t from 'tap'
import { accounts } from '../../../db/schema/index.ts'
import { testAccount } from '../../helpers/accounts.ts'
import { testApp } from '../../helpers/app.ts'
import { MATRIX } from './matrix.ts'
import { makeWorld } from './world.ts'

/** Files of the built client and the API documentation: independent of the user. */
const FILES = /^\/(?:assets\/|(?:categories|services)\/|api\/docs|(?:og\.png|favicon\.svg)$)/
const ADMINS = /^\/(?:api\/)?admin(?:\/|$)/

/** `GET /path` of every route, from Fastify. */
const routes = new Set<string>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const verb of [method].flat()) {
      if (verb !== 'HEAD' && verb !== 'OPTIONS' && !FILES.test(url)) routes.add(`${verb} ${url}`)
    }
  })
})

const parts = (route: string) => route.split(' ') as ['GET' | 'POST' | 'DELETE', string]

t.test('every route declares its access, and responds accordingly', async (t) => {
  const app = await testApp(t)
  const world = await makeWorld(app)
  const known = [...routes].filter((route) => !ADMINS.test(parts(route)[1]))
  t.strictSame(
    known.filter((route) => !MATRIX[route]),
    [],
    'a new route needs a row in matrix.ts',
  )
  t.strictSame(
    Object.keys(MATRIX).filter((route) => !routes.has(route)),
    [],
    'no row is for a route that is gone',
  )
  for (const [at, route] of known.entries()) {
    // Each request has another IP address, because rate limits are not tested here.
    const remoteAddress = `198.51.100.${(at % 200) + 1}`
    const [method, pattern] = parts(route)
    const { statuses, path, body } = MATRIX[route]!
    const got: number[] = []
    for (const who of ['visitor', 'stranger', 'owner', 'admin'] as const) {
      const url = path ? await path(world) : pattern
      // Each call has a session of its own, because signing out ends the session.
      const token = who === 'visitor' ? undefined : app.sessions.start(world[who].id)
      const headers = token ? { authorization: `Bearer ${token}` } : {}
      const payload = method === 'POST' ? { payload: body ?? {} } : {}
      const answer = await app.inject({ method, url, headers, remoteAddress, ...payload })
      got.push(answer.statusCode)
      if (url.startsWith('/api/')) {
        t.equal(answer.headers['cache-control'], 'private, no-store', `${route} is kept by nobody`)
      }
    }
    t.strictSame(got, statuses, `${route}: visitor, stranger, owner, admin`)
  }
})

t.test('of an admin’s routes nobody else learns that they are there', async (t) => {
  const app = await testApp(t)
  const world = await makeWorld(app)
  for (const route of routes) {
    const [method, pattern] = parts(route)
    if (!ADMINS.test(pattern)) continue
    const url = pattern.replaceAll(/:\w+/g, '1')
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ method, url, headers, ...(method === 'POST' ? { payload: {} } : {}) })).statusCode
    for (const headers of [{}, world.stranger.bearer, world.owner.bearer]) {
      t.equal(await ask(headers), 404, route)
    }
    t.notMatch(
      await ask({ authorization: `Bearer ${app.sessions.start(world.admin.id)}` }),
      /^(?:401|403|5..)$/,
      route,
    )
  }
  t.equal((await app.inject('/api/admin/nothing')).statusCode, 404)
})

t.test('a suspended person, and one whose session has ended, are visitors everywhere', async (t) => {
  const app = await testApp(t)
  const world = await makeWorld(app)
  const ended = testAccount(app)
  app.sessions.endAll(ended.id)
  const suspended = testAccount(app)
  app.db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, suspended.id)).run()
  for (const [route, { statuses, path, body }] of Object.entries(MATRIX)) {
    const [method, pattern] = parts(route)
    const url = path ? await path(world) : pattern
    const payload = method === 'POST' ? { payload: body ?? {} } : {}
    for (const { bearer: headers } of [ended, suspended]) {
      const answer = await app.inject({ method, url, headers, ...payload })
      t.equal(answer.statusCode, statuses[0], route)
    }
  }
})
