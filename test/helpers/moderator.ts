import type { FastifyInstance } from 'fastify'
import { testAccount } from './accounts.ts'
import { calling } from './calling.ts'

type Account = ReturnType<typeof testAccount>

/** An admin with helpers for calls and pages. */
export function testModerator(app: FastifyInstance, name = 'Ida Admin') {
  const admin = testAccount(app, { name, isAdmin: true, emailProvedAt: new Date() })
  const callAs = calling(app)
  /** Calls under /api/admin. */
  const act = (method: 'POST' | 'DELETE', path: string, payload?: object) =>
    callAs(admin, method, `/admin${path}`, payload)
  /** HTML of a page under /admin. */
  const see = async (path: string, who: Account = admin) => {
    const response = await app.inject({ url: `/admin${path}`, cookies: { swapyard_token: who.token } })
    return { status: response.statusCode, html: response.body }
  }
  return { admin, act, callAs, see }
}
