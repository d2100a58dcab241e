import t from 'tap'
import { buildApp } from '../../../../server/app.ts'
import { readConfig } from '../../../../server/platform/config.ts'
import { isAdminRoute } from '../../../../server/platform/http/admin-route.ts'
import { testAccount } from '../../../helpers/accounts.ts'
import { testEnvironment } from '../../../helpers/app.ts'

/** State-changing calls open to visitors (decisions, section 1). */
const OPEN = new Set([
  '/api/auth/register',
  '/api/auth/login',
  '/api/auth/send-otp',
  '/api/auth/verify-otp',
  '/api/auth/reset-password',
  '/api/contact',
  // Authorised by the code of a mailed or printed link.
  '/api/account/email/undo',
  '/api/welcome',
  '/api/welcome/restore',
  '/api/welcome/restore/start',
  '/api/welcome/test-mail',
])

t.test('the cookie without a bearer token changes nothing, on any API route there is', async (t) => {
  const app = await buildApp(readConfig(testEnvironment(t)))
  t.teardown(() => app.close())
  await app.ready()
  const { token } = testAccount(app)
  const routes = changingRoutes(app.printRoutes({ commonPrefix: false, includeHooks: false }))
  t.ok(routes.length >= 8)
  for (const { method, url } of routes.filter(({ url }) => !OPEN.has(url))) {
    const path = url.replaceAll(/:\w+/g, '1')
    const answer = await app.inject({ method, url: path, cookies: { swapyard_token: token } })
    // Admin calls are hidden from others.
    t.equal(answer.statusCode, isAdminRoute(url) ? 404 : 401, `${method} ${url}`)
    t.match(answer.json(), { status: false })
  }
})

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Parses Fastify's route table: lines such as `/api/auth/login (POST)`, nested routes indented under their parent. */
function changingRoutes(table: string): { method: Method; url: string }[] {
  const parents: string[] = []
  return table.split('\n').flatMap((line) => {
    const found = /^([\s│]*)[├└]── (\S*) ?(?:\(([A-Z, ]+)\))?/.exec(line)
    if (!found) return []
    const depth = found[1]!.length / 4
    parents.length = depth
    parents[depth] = found[2]!
    const url = parents.join('')
    const methods = (found[3] ?? '')
      .split(', ')
      .filter((method) => !['', 'GET', 'HEAD', 'OPTIONS'].includes(method))
    return url.startsWith('/api/') ? methods.map((method) => ({ method: method as Method, url })) : []
  })
}
