import type { FastifyInstance } from 'fastify'
import { testAccount } from './accounts.ts'
import { calling } from './calling.ts'

type Account = ReturnType<typeof testAccount>

/** An admin of the site, with ways to do and to look as they do. */
export function testModerator(app: FastifyInstance, name = 'Ida Admin') {
  const admin = testAccount(app, { name, isAdmin: true, emailProvedAt: new Date() })
  const callAs = calling(app)
  /** A call under /api/admin. */
  const act = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    callAs(admin, method, `/admin${path}`, payload)
  /** A page under /admin, as its HTML. */
  const see = async (path: string, who: Account = admin) => {
    const response = await app.inject({ url: `/admin${path}`, cookies: { swapyard_token: who.token } })
    return { status: response.statusCode, html: response.body }
  }
  return { admin, act, callAs, see }
}
