import type { FastifyInstance } from 'fastify'
import { testAccount } from './accounts.ts'
import { formPayload } from './form.ts'

/** An admin, and their calls: `call('POST', '/site/hero-section', body)` requests /api/admin/site/hero-section. */
export function testAdmin(app: FastifyInstance, name = 'Ada Admin') {
  const account = testAccount(app, { name, isAdmin: true })
  async function call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, files: File[] = []) {
    const sent =
      files.length === 0
        ? { headers: account.bearer, ...(body ? { payload: body } : {}) }
        : await formPayload({ json: JSON.stringify(body), 'images[]': files })
    const response = await app.inject({
      method,
      url: `/api/admin${path}`,
      ...sent,
      headers: { ...sent.headers, ...account.bearer },
    })
    return { status: response.statusCode, body: response.json() }
  }
  const page = async (url: string) =>
    (await app.inject({ url, cookies: { swapyard_token: account.token } })).body
  return { ...account, name, call, page }
}

export const visitorSees = async (app: FastifyInstance, url: string): Promise<string> =>
  (await app.inject(url)).body
