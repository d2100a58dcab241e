import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify'
import t from 'tap'
import { orderPlans } from '../../../../server/admin/payments/admin-plans-service.ts'
import { addCategory, orderCategories } from '../../../../server/market/items/admin-categories-service.ts'
import { isAdminRoute } from '../../../../server/platform/http/admin-route.ts'
import { auditLog } from '../../../../server/site/audit/audit-service.ts'
import { addPage, deletePage } from '../../../../server/site/content/admin-pages-service.ts'
import { saveSitePart } from '../../../../server/site/content/admin-site-service.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testApp } from '../../../helpers/app.ts'
import { refusal } from '../../../helpers/pictures.ts'

/** All admin routes, from Fastify: new ones are tested automatically. */
const routes = new Map<string, { method: HTTPMethods; url: string }>()
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url }) => {
    if (!isAdminRoute(url)) return
    for (const verb of [method].flat()) routes.set(`${verb} ${url}`, { method: verb as HTTPMethods, url })
  })
})

const addressOf = (url: string) => url.replace(':slug', 'about').replaceAll(/:\w+/g, '1')
const isCall = (url: string) => url.startsWith('/api/')

/** Like a browser: bearer token for calls, cookie for pages. */
const credentials = (url: string, token: string): InjectOptions =>
  isCall(url) ? { headers: { authorization: `Bearer ${token}` } } : { cookies: { swapyard_token: token } }

t.test('for all but admins, every admin page and call is what an address without a route is', async (t) => {
  const app = await testApp(t, { ADMIN_EMAILS: 'unproved@example.test' })
  const ended = testAccount(app, { isAdmin: true })
  app.sessions.endAll(ended.id)
  const others = {
    visitor: undefined,
    member: testAccount(app).token,
    'member with an address of ADMIN_EMAILS that nobody has proved': testAccount(app, {
      email: 'unproved@example.test',
    }).token,
    'suspended admin': testAccount(app, { isAdmin: true, suspendedAt: new Date() }).token,
    'admin who has signed out': ended.token,
  }
  t.ok(routes.size >= 4, `found ${routes.size} routes`)
  for (const { method, url } of routes.values()) {
    for (const [at, [who, token]] of Object.entries(others).entries()) {
      const ask = (path: string) =>
        app.inject({
          method,
          url: path,
          // Different addresses because of rate limits.
          remoteAddress: `192.0.2.${at + 1}`,
          ...(token ? credentials(url, token) : {}),
        } as InjectOptions)
      const answer = await ask(addressOf(url))
      const nowhere = await ask(isCall(url) ? '/api/no-such-thing' : '/no-such-thing')
      t.equal(answer.statusCode, 404, `${method} ${url} as ${who}`)
      t.equal(answer.body, nowhere.body, `${method} ${url} tells ${who} nothing`)
    }
  }
})

t.test('no call takes the cookie of an admin', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app, { isAdmin: true })
  const calls = [...routes.values()].filter(({ url }) => isCall(url))
  t.ok(calls.length >= 20, `found ${calls.length} calls`)
  for (const { method, url } of calls) {
    const answer = await app.inject({
      method,
      url: addressOf(url),
      cookies: { swapyard_token: token },
    } as InjectOptions)
    t.equal(answer.statusCode, 404, `${method} ${url}`)
  }
})

t.test('an admin who loses the role before the action changes nothing', async (t) => {
  const app = await testApp(t)
  // The viewer was loaded before the role was removed, as during a long upload.
  const { viewer } = app.sessions.find(testAccount(app).token)!
  const acts: (() => unknown)[] = [
    () => addCategory(app, viewer, { name: 'Boats', image: null }),
    () => orderCategories(app, viewer, { ids: [], seen: [] }),
    () => saveSitePart(app, viewer, 'hero_section', 1, { title: 'Boats', content: '' }),
    () => addPage(app, viewer, { slug: 'boats', title: 'Boats' }),
    () => deletePage(app, viewer, 'about'),
    () => orderPlans(app, viewer, { ids: [], seen: [] }),
  ]
  for (const act of acts) {
    const acting = async () => void (await act())
    t.match(await refusal(acting()), { status: 404 }, String(act))
  }
  t.strictSame(auditLog(app.db).acts, [])
})

t.test('an admin is shown every page, and nobody keeps it', async (t) => {
  const app = await testApp(t)
  const { token } = testAccount(app, { isAdmin: true })
  for (const { method, url } of routes.values()) {
    // Skips routes with an id or a file token, which have their own tests.
    if (isCall(url) || method !== 'GET' || /:(?!slug)/.test(url)) continue
    const answer = await app.inject({
      method,
      url: addressOf(url),
      cookies: { swapyard_token: token },
    } as InjectOptions)
    t.equal(answer.statusCode, 200, url)
    t.equal(answer.headers['cache-control'], 'private, no-store', url)
  }
})

t.test('only an admin has the link to it', async (t) => {
  const app = await testApp(t)
  const linksFor = async (values: Parameters<typeof testAccount>[1], url: string) => {
    const { token } = testAccount(app, values)
    const { body } = await app.inject({ url, cookies: { swapyard_token: token } })
    return body.match(/href="\/admin"/g)?.length ?? 0
  }
  for (const url of ['/', '/dashboard']) {
    t.equal(await linksFor({ isAdmin: true }, url), 1, url)
    t.equal(await linksFor({}, url), 0, url)
  }
})
